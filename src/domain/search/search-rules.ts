import type { StayConfiguration } from '../configuration/configuration.ts';
import { LIMITS } from './limits.ts';
import { CHILD_AGES, hasAllAges, withChildCount, withRoomCount } from './occupancy.ts';
import type { OpenParty } from './occupancy.ts';
import type { PartyLimits } from './search-limits.ts';
import { isBlockedByStayVoucher, type AppliedVoucher } from '../vouchers/vouchers.ts';

/** The value of '5+' in the rooms choice. */
export const MORE_ROOMS = 0;

/** The rooms choice: 1, 2, 3, 4 or '5+'. */
export const ROOM_CHOICES: readonly number[] = [1, 2, 3, 4, MORE_ROOMS];

/** Nights that can be chosen: 1 to 14. */
export const NIGHT_CHOICES: readonly number[] = Array.from(
  { length: LIMITS.maxNights },
  (_, index) => index + LIMITS.minNights,
);

/** Why a search cannot be made yet, each with its own message (E-09, D-06, D-21). */
export type SearchBlock = 'tooManyRooms' | 'children' | 'childAges' | 'stayVoucher';

/**
 * All reasons that block a search, in their order (A §5.2). `rooms`: the rooms choice. `keptChildren`: of the stay to
 * amend, which may come again where the estate takes no children (F-06). No age is asked for of children who may not.
 */
export function searchBlocks(
  configuration: StayConfiguration,
  rooms: number,
  parties: readonly OpenParty[],
  vouchers: readonly AppliedVoucher[],
  keptChildren: number,
): SearchBlock[] {
  const asked = parties.slice(0, rooms);
  const isWithoutChildren = configuration.content.search.childBooking !== '';
  const haveTooMany = isWithoutChildren && childTotal(asked) > keptChildren;
  const blocks: [SearchBlock, boolean][] = [
    ['tooManyRooms', rooms === MORE_ROOMS],
    ['children', haveTooMany],
    ['childAges', !haveTooMany && !asked.every(hasAllAges)],
    ['stayVoucher', isBlockedByStayVoucher(vouchers, rooms)],
  ];
  return blocks.filter(([, applies]) => applies).map(([block]) => block);
}

/** The number of children and infants of all parties. */
export function childTotal(parties: readonly OpenParty[]): number {
  return parties.reduce((sum, { childCount }) => sum + childCount, 0);
}

/** The parties after another rooms choice. '5+' keeps the parties, in case the guest goes back. */
export function partiesForRooms(parties: readonly OpenParty[], rooms: number): OpenParty[] {
  return rooms === MORE_ROOMS ? [...parties] : withRoomCount(parties, rooms);
}

/** The party within the limits. An age that is no option must be chosen again. */
export function withinLimits(party: OpenParty, limits: PartyLimits): OpenParty {
  const counted = withChildCount(party, clamp(party.childCount, 0, limits.maxChildren));
  return {
    ...counted,
    adults: clamp(party.adults, LIMITS.minAdults, limits.maxAdults),
    dogs: clamp(party.dogs, 0, limits.maxDogs),
    children: counted.children.map((child) =>
      child.age === null || CHILD_AGES.includes(child.age) ? child : { ...child, age: null },
    ),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
