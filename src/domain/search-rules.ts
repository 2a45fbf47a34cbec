import type { StayConfiguration } from './configuration.ts';
import { LIMITS } from './limits.ts';
import { CHILD_AGES, withChildCount, withRoomCount, type GuestOccupancy } from './occupancy.ts';
import { isBlockedByStayVoucher, type AppliedVoucher } from './vouchers.ts';

/** The value of '5+' in the rooms choice (A §9.1). */
export const MORE_ROOMS = 0;

/** The rooms choice: 1, 2, 3, 4 or '5+' (A §9.1). */
export const ROOM_CHOICES: readonly number[] = [1, 2, 3, 4, MORE_ROOMS];

/** Nights that can be chosen: 1 to 14 (A §9.1). */
export const NIGHT_CHOICES: readonly number[] = Array.from(
  { length: LIMITS.maxNights },
  (_, index) => index + LIMITS.minNights,
);

/** Why a search cannot be made yet, each with its own message (A §5.2, D-06, D-21). */
export type SearchBlock = 'tooManyRooms' | 'children' | 'stayVoucher';

/** Everything that blocks a search, in the order of A §5.2. `rooms` is the rooms choice. */
export function searchBlocks(
  configuration: StayConfiguration,
  rooms: number,
  parties: readonly GuestOccupancy[],
  vouchers: readonly AppliedVoucher[],
): SearchBlock[] {
  const asked = parties.slice(0, rooms);
  const blocks: [SearchBlock, boolean][] = [
    ['tooManyRooms', rooms === MORE_ROOMS],
    [
      'children',
      configuration.Content.search.childBooking !== '' && asked.some((party) => party.childCount > 0),
    ],
    ['stayVoucher', isBlockedByStayVoucher(vouchers, rooms)],
  ];
  return blocks.filter(([, applies]) => applies).map(([block]) => block);
}

/** The parties after another rooms choice. '5+' keeps what was entered, for when the guest thinks again. */
export function partiesForRooms(parties: readonly GuestOccupancy[], rooms: number): GuestOccupancy[] {
  return rooms === MORE_ROOMS ? [...parties] : withRoomCount(parties, rooms);
}

/** What the estate allows in one room of a search (A §9.1, D-20). */
export interface PartyLimits {
  maxAdults: number;
  maxChildren: number;
  maxDogs: number;
}

export function partyLimits(configuration: StayConfiguration): PartyLimits {
  return {
    maxAdults: configuration.MaxAdults,
    maxChildren: LIMITS.maxChildren,
    maxDogs: configuration.MaxDogs,
  };
}

/** A party brought within the limits; a child's age that cannot be chosen becomes the first option (A §9.1). */
export function withinLimits(party: GuestOccupancy, limits: PartyLimits): GuestOccupancy {
  const counted = withChildCount(party, clamp(party.childCount, 0, limits.maxChildren));
  return {
    ...counted,
    adults: clamp(party.adults, LIMITS.minAdults, limits.maxAdults),
    dogs: clamp(party.dogs, 0, limits.maxDogs),
    children: counted.children.map((child) =>
      CHILD_AGES.includes(child.age) ? child : { ...child, age: 0 },
    ),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
