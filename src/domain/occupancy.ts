import { addYears, compareDates, type LocalDate } from './dates.ts';
import { LIMITS } from './limits.ts';

/** A child asked for in a search; age in whole years, 0 is 'Under 1' (A §9.1). */
export interface ChildRequest {
  index: number;
  age: number;
}

/** Who sleeps in one room (A §3.5). */
export interface GuestOccupancy {
  adults: number;
  childCount: number;
  children: ChildRequest[];
  dogs: number;
}

/** What the guest searches for (A §3.5), without the session that carries it. */
export interface StaySearch {
  arrivalDate: LocalDate;
  numberOfNights: number;
  code: string | null;
  voucherCodes: string[];
  amendId: string | null;
  guestOccupancies: GuestOccupancy[];
}

/** How many people of each kind. */
export interface GuestNumbers {
  Adults: number;
  Children: number;
  Infants: number;
}

/** The party of one leg as the server counts it (A §3.6, B §3). */
export interface GuestQuota extends GuestNumbers {
  ChildAges: number[];
  Dogs: number;
}

/** The ages that a child can be given: 0 ('Under 1') to 14 (A §9.1). */
export const CHILD_AGES: readonly number[] = Array.from({ length: LIMITS.maxChildAge + 1 }, (_, age) => age);

/** The first of the age options: what a child has until its age is chosen. */
const NEW_CHILD_AGE = 0;

/** A new room's party: 2 adults, no child, no dog (A §9.1). */
export function defaultOccupancy(): GuestOccupancy {
  return occupancy(2, 0, 0);
}

/** A party by its counts; each child has the first age option until its age is chosen. */
export function occupancy(adults: number, childCount: number, dogs: number): GuestOccupancy {
  return { adults, childCount, children: childrenOf(childCount, []), dogs };
}

/** The party with another number of children; those that stay keep their ages. */
export function withChildCount(party: GuestOccupancy, childCount: number): GuestOccupancy {
  return { ...party, childCount, children: childrenOf(childCount, party.children) };
}

/** The party with one child's age set, by the child's place from 0. */
export function withChildAge(party: GuestOccupancy, index: number, age: number): GuestOccupancy {
  return {
    ...party,
    children: party.children.map((child) => (child.index === index ? { index, age } : child)),
  };
}

/** One room, one night, from the business date (A §9.1). */
export function blankSearch(businessDate: LocalDate): StaySearch {
  return {
    arrivalDate: businessDate,
    numberOfNights: LIMITS.minNights,
    code: null,
    voucherCodes: [],
    amendId: null,
    guestOccupancies: [defaultOccupancy()],
  };
}

/** As many parties as rooms: those there are, then new ones (A §9.1). */
export function withRoomCount(parties: readonly GuestOccupancy[], rooms: number): GuestOccupancy[] {
  return Array.from({ length: rooms }, (_, index) => parties[index] ?? defaultOccupancy());
}

/** First and last arrival: the later of business date and today, to two years from today (A §5.2, §9.1). */
export function arrivalWindow(
  businessDate: LocalDate,
  today: LocalDate,
): { first: LocalDate; last: LocalDate } {
  const first = compareDates(businessDate, today) > 0 ? businessDate : today;
  return { first, last: addYears(today, LIMITS.yearsAhead) };
}

function childrenOf(count: number, known: readonly ChildRequest[]): ChildRequest[] {
  return Array.from({ length: count }, (_, index) => ({ index, age: known[index]?.age ?? NEW_CHILD_AGE }));
}
