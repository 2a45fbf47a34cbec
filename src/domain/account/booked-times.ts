import { chosenTime } from '../addons/chosen-times.ts';
import type { PackageSelection } from '../addons/addons.ts';
import { compareDates, type LocalDateTime } from '../dates/dates.ts';
import type { GuestLabel } from '../guests/guest-labels.ts';

/** A booked time of an add-on, for a number of guests or for named guests. */
export interface BookedTime {
  kind: PackageSelection['kind'];
  start: LocalDateTime;
  /** Number of players or diners; 0 where guests are named. */
  count: number;
  /** The name of a treatment; empty for other kinds. */
  treatment: string;
  guests: GuestLabel[];
}

/** The chosen times, the earliest first. `names`: everybody in the room. */
export function bookedTimes(
  selections: readonly PackageSelection[],
  names: readonly GuestLabel[],
): BookedTime[] {
  return selections
    .map((selection) => bookedTime(selection, names))
    .sort((a, b) => compareDates(a.start, b.start));
}

function bookedTime(selection: PackageSelection, names: readonly GuestLabel[]): BookedTime {
  const { start, name, quantity, guests } = chosenTime(selection);
  const { kind } = selection;
  return guests === null
    ? { kind, start, count: quantity, treatment: '', guests: [] }
    : { kind, start, count: 0, treatment: name ?? '', guests: guests.flatMap((guest) => names[guest] ?? []) };
}
