import { addYears, compareDates, type LocalDate } from '../dates/dates.ts';
import { LIMITS } from './limits.ts';

/** A child in a search. `age`: in whole years, 0 is 'Under 1' (A §9.1). */
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

/** A party in the form. A child has no age until the guest chooses one (E-09). */
export interface OpenParty extends Omit<GuestOccupancy, 'children'> {
  children: { index: number; age: number | null }[];
}

/** The search, without its session. The booking has its vouchers. */
export interface StaySearch {
  arrivalDate: LocalDate;
  numberOfNights: number;
  code: string | null;
  amendId: string | null;
  guestOccupancies: GuestOccupancy[];
}

/** A search with the references of its vouchers: what the estate is asked. */
export interface SearchWithVouchers extends StaySearch {
  voucherCodes: string[];
}

/** The search in the form. Children may have no ages yet. */
export interface OpenSearch extends Omit<SearchWithVouchers, 'guestOccupancies'> {
  guestOccupancies: OpenParty[];
}

/** The search of a new booking: it replaces no booked room. */
export function asNewSearch<Search extends { amendId?: string | null }>(search: Search): Search {
  return search.amendId ? { ...search, amendId: null } : search;
}

/** How many people of each kind. */
export interface GuestNumbers {
  adults: number;
  children: number;
  infants: number;
}

/** The party of one leg as the server counts it. */
export interface GuestQuota extends GuestNumbers {
  childAges: number[];
  dogs: number;
}

/** The ages to choose from: 0 ('Under 1') to 14. */
export const CHILD_AGES: readonly number[] = Array.from({ length: LIMITS.maxChildAge + 1 }, (_, age) => age);

/** A new room's party: 2 adults, no child, no dog. */
export function defaultOccupancy(): GuestOccupancy {
  return { adults: 2, childCount: 0, children: [], dogs: 0 };
}

/** A party from its counts. Each child takes the age at its place in `ages`, or has none yet. */
export function occupancy(
  adults: number,
  childCount: number,
  dogs: number,
  ages: readonly number[] = [],
): OpenParty {
  return { adults, childCount, children: childrenOf(childCount, ages), dogs };
}

/** The party with another number of children. Remaining children keep their ages. */
export function withChildCount(party: OpenParty, childCount: number): OpenParty {
  const ages = party.children.map((child) => child.age);
  return { ...party, childCount, children: childrenOf(childCount, ages) };
}

/** The party with the age of the child at `index`, from 0; null clears the age. */
export function withChildAge(party: OpenParty, index: number, age: number | null): OpenParty {
  return {
    ...party,
    children: party.children.map((child) => (child.index === index ? { index, age } : child)),
  };
}

/** Whether every child of the party has an age. A search needs them all. */
export function hasAllAges(party: OpenParty): party is GuestOccupancy {
  return party.children.every((child) => child.age !== null);
}

/** The search, if all children have ages. Throws where one is missing: the form lets no such search pass. */
export function withAllAges<Search extends Pick<OpenSearch, 'guestOccupancies'>>(
  search: Search,
): Omit<Search, 'guestOccupancies'> & Pick<StaySearch, 'guestOccupancies'> {
  const { guestOccupancies } = search;
  if (!guestOccupancies.every(hasAllAges)) throw new Error('A child has no age yet');
  return { ...search, guestOccupancies };
}

/** A search for one room and one night from the business date. */
export function blankSearch(businessDate: LocalDate): SearchWithVouchers {
  return {
    arrivalDate: businessDate,
    numberOfNights: LIMITS.minNights,
    code: null,
    voucherCodes: [],
    amendId: null,
    guestOccupancies: [defaultOccupancy()],
  };
}

/** One party per room: the parties so far, then default ones. */
export function withRoomCount(parties: readonly OpenParty[], rooms: number): OpenParty[] {
  return Array.from({ length: rooms }, (_, index) => parties[index] ?? defaultOccupancy());
}

/** First and last arrival: the later of business date and today, to two years from today (A §5.2). */
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
