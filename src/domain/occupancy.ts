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

/** A party as it is entered: a child has no age until one is chosen (E-09). */
export interface OpenParty extends Omit<GuestOccupancy, 'children'> {
  children: { index: number; age: number | null }[];
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

/** A search as the form opens with it, whose children may have no ages yet (E-09). */
export interface OpenSearch extends Omit<StaySearch, 'guestOccupancies'> {
  guestOccupancies: OpenParty[];
}

/** How many people of each kind. */
export interface GuestNumbers {
  adults: number;
  children: number;
  infants: number;
}

/** The party of one leg as the server counts it (A §3.6, B §3). */
export interface GuestQuota extends GuestNumbers {
  childAges: number[];
  dogs: number;
}

/** The ages that a child can be given: 0 ('Under 1') to 14 (A §9.1). */
export const CHILD_AGES: readonly number[] = Array.from({ length: LIMITS.maxChildAge + 1 }, (_, age) => age);

/** A new room's party: 2 adults, no child, no dog (A §9.1). */
export function defaultOccupancy(): GuestOccupancy {
  return { adults: 2, childCount: 0, children: [], dogs: 0 };
}

/** A party by its counts; a child has the age at its place in `ages`, else none yet (E-09). */
export function occupancy(
  adults: number,
  childCount: number,
  dogs: number,
  ages: readonly number[] = [],
): OpenParty {
  return { adults, childCount, children: childrenOf(childCount, ages), dogs };
}

/** The party with another number of children; those that stay keep their ages. */
export function withChildCount(party: OpenParty, childCount: number): OpenParty {
  const ages = party.children.map((child) => child.age);
  return { ...party, childCount, children: childrenOf(childCount, ages) };
}

/** The party with one child's age set, by the child's place from 0; null takes it back. */
export function withChildAge(party: OpenParty, index: number, age: number | null): OpenParty {
  return {
    ...party,
    children: party.children.map((child) => (child.index === index ? { index, age } : child)),
  };
}

/** Whether every child of the party has an age, without which nothing can be searched for (E-09). */
export function hasAllAges(party: OpenParty): party is GuestOccupancy {
  return party.children.every((child) => child.age !== null);
}

/** A search whose children all have their ages. Throws where one is missing: the form does not let it pass. */
export function withAllAges(search: OpenSearch): StaySearch {
  const { guestOccupancies } = search;
  if (!guestOccupancies.every(hasAllAges)) throw new Error('A child has no age yet');
  return { ...search, guestOccupancies };
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
export function withRoomCount(parties: readonly OpenParty[], rooms: number): OpenParty[] {
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

function childrenOf(count: number, ages: readonly (number | null)[]): OpenParty['children'] {
  return Array.from({ length: count }, (_, index) => ({ index, age: ages[index] ?? null }));
}
