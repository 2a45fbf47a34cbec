import type { AddOnContent, PackagePrice, PackageSelection } from '../../src/domain/addons/addons.ts';
import type { LocalDate } from '../../src/domain/dates/dates.ts';
import type { GuestLabel } from '../../src/domain/guests/guest-labels.ts';
import type { GuestAge } from '../../src/domain/guests/guests.ts';
import type { GuestNumbers } from '../../src/domain/search/occupancy.ts';

/** An add-on whose times are to be chosen for a room, of a booking or of a booked stay. */
export interface OpenedAddOn<SessionId extends string | null = string | null> {
  /** The room in the heading; null where none is named. */
  room: number | null;
  content: AddOnContent;
  price: PackagePrice;
  /** Who sleeps in the room. Prices count these guests. */
  party: GuestNumbers;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** The booking's session; null for a booked stay. */
  sessionId: SessionId;
  firstNames: GuestLabel[];
  fullNames: GuestLabel[];
  ages: GuestAge[];
  /** Adults and children: as many may dine. */
  mostGuests: number;
  /** What the room has of it already. The modal opens with it. */
  atOpening: readonly PackageSelection[];
}

/** The selections of one kind among what the room has already. */
export function chosenOfKind<Kind extends PackageSelection['kind']>(
  { atOpening }: Pick<OpenedAddOn, 'atOpening'>,
  kind: Kind,
): Extract<PackageSelection, { kind: Kind }>[] {
  return atOpening.filter(
    (selection): selection is Extract<PackageSelection, { kind: Kind }> => selection.kind === kind,
  );
}
