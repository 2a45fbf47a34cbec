import { chosenTime } from './chosen-times.ts';
import type { PackageSelection } from './addons.ts';
import { compareDates, type LocalDateTime } from './dates.ts';
import type { GuestLabel } from './guest-labels.ts';

/** A time that is booked within an add-on: for so many, or for guests by name (A §2.11, B §2.16). */
export interface BookedTime {
  kind: PackageSelection['kind'];
  start: LocalDateTime;
  /** Players or diners; 0 where guests are named. */
  count: number;
  /** Of a treatment; empty for the others. */
  treatment: string;
  guests: GuestLabel[];
}

/** The times that were chosen, the earliest first; `names` are those of everybody in the room. */
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
