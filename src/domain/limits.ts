/** What a search may ask for. `maxAdults`, `maxChildren` and `maxDogs` of the configuration lower or raise three of these. */
export const LIMITS = {
  minNights: 1,
  maxNights: 14,
  maxRooms: 4,
  minAdults: 1,
  maxAdults: 4,
  maxChildren: 1,
  maxChildAge: 14,
  maxDogs: 2,
  yearsAhead: 2,
} as const;
