import type { Failure } from '../../../src/api/failure.ts';
import { dateOf, stayDates, type LocalDate, type LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { opensOn, type DiningDay, type Restaurant } from '../../../src/domain/dining/dining.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import type { TablePackageSelection } from '../../../src/domain/addons/package-selections.ts';
import { datesPrice } from '../../../src/domain/money/pricing.ts';
import { chosenOfKind, type OpenedAddOn } from '../../shared/opened-add-on.ts';
import { isOtherChoice } from '../closing.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { GuestNumbers } from '../../../src/domain/search/occupancy.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface AddOnTablesInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  restaurant: Restaurant;
  /** Adults and children of the room: no more can dine. */
  mostGuests: number;
  /** The price of a dinner, and its mode. */
  price: PackagePrice;
  party: GuestNumbers;
  /** The tables that the room has already. */
  atOpening: readonly TablePackageSelection[];
}

export type AddOnTablesOutput = TimesAnswer<TablePackageSelection>;

/** Throws for an add-on without a restaurant. */
export function tablesInputOf(opened: OpenedAddOn): AddOnTablesInput {
  const { room, content, stay, mostGuests, price, party } = opened;
  const { displayName, restaurant } = content;
  if (restaurant === null) throw new Error('the add-on has no restaurant');
  const atOpening = chosenOfKind(opened, 'table');
  return { room, name: displayName, stay, restaurant, mostGuests, price, party, atOpening };
}

/** A night of the stay, with the table that is wanted for it. */
export interface Evening {
  date: LocalDate;
  isOpen: boolean;
  isTicked: boolean;
  guests: number | null;
  /** The tables for `guests`; null until they are known. */
  times: LocalDateTime[] | null;
  failure: Failure | null;
  timeslot: LocalDateTime | null;
}

/**
 * One evening per night. An evening can be ticked only if the restaurant opens on it. The table is for the whole room
 * at first. The evenings that the room has a table on begin with that.
 */
export function eveningsOf({ stay, restaurant, mostGuests, atOpening }: AddOnTablesInput): Evening[] {
  return stayDates(stay).map((date) => {
    if (!opensOn(restaurant, date)) {
      return { date, isOpen: false, isTicked: false, guests: null, ...NO_TABLES_YET };
    }
    const table = atOpening.find((one) => one.date === date);
    const guests = Math.min(table?.quantity ?? mostGuests, mostGuests);
    const timeslot = table?.timeslot ?? null;
    return { date, isOpen: true, isTicked: table !== undefined, guests, ...NO_TABLES_YET, timeslot };
  });
}

/** Clears the tables of an evening whose number of guests has changed. */
export const NO_TABLES_YET = { times: null, failure: null, timeslot: null } satisfies Partial<Evening>;

export function eveningAt(evenings: readonly Evening[], date: LocalDate): Evening | null {
  return evenings.find((candidate) => candidate.date === date) ?? null;
}

export function changeEvening(
  evenings: readonly Evening[],
  date: LocalDate,
  change: Partial<Evening>,
): Evening[] {
  return evenings.map((candidate) => (candidate.date === date ? { ...candidate, ...change } : candidate));
}

/** The first evening whose tables must be asked for. */
export function eveningToAsk(evenings: readonly Evening[]): Evening | null {
  return (
    evenings.find(
      ({ isTicked, guests, times, failure }) =>
        isTicked && guests !== null && times === null && failure === null,
    ) ?? null
  );
}

/** An evening with the tables that are free. A time that is not among them any more is no longer chosen. */
export function withTables(evening: Evening, days: readonly DiningDay[]): Evening {
  const times = timesOf(days, evening.date);
  return { ...evening, times, timeslot: times.find((time) => time === evening.timeslot) ?? null };
}

/** The times of the first restaurant on the first day: the question names one of each. */
function timesOf([first]: readonly DiningDay[], date: LocalDate): LocalDateTime[] {
  const slots = first?.restaurantAvailabilities[0]?.availability.timeSlots ?? [];
  return slots.map(({ timeSlot }) => timeSlot).filter((time) => dateOf(time) === date);
}

/** Whether each ticked evening has a number of guests and a time. */
export function isComplete(evenings: readonly Evening[]): boolean {
  return evenings.every(
    ({ isTicked, guests, timeslot }) => !isTicked || (guests !== null && timeslot !== null),
  );
}

/** The price of the ticked evenings, by price mode (E-16); null while nobody dines. */
export function sumOf(
  evenings: readonly Evening[],
  { price, party }: Pick<AddOnTablesInput, 'price' | 'party'>,
): MinorUnits | null {
  const diners = evenings.flatMap(({ isTicked, guests }) => (isTicked && guests !== null ? [guests] : []));
  return diners.length > 0 ? datesPrice(price, diners, party) : null;
}

/** Whether the tables differ from the ones that the dialog opened with. */
export function hasOtherTables({
  atOpening,
  evenings,
  restaurant,
}: Pick<AddOnTablesInput, 'atOpening' | 'restaurant'> & { evenings: readonly Evening[] }): boolean {
  const nameOf = ({ timeslot, quantity }: TablePackageSelection) => `${timeslot} ${quantity}`;
  return isOtherChoice(atOpening.map(nameOf), tablesOf(evenings, restaurant.restaurantId).map(nameOf));
}

/** The tables of the ticked evenings. */
export function tablesOf(evenings: readonly Evening[], restaurant: string): TablePackageSelection[] {
  return evenings.flatMap(({ date, isTicked, guests, timeslot }): TablePackageSelection[] =>
    isTicked && guests !== null && timeslot !== null
      ? [{ kind: 'table', date, quantity: guests, restaurant, timeslot }]
      : [],
  );
}
