/** What a search may ask for. `MaxAdults`, `MaxChildren` and `MaxDogs` of the configuration lower or raise three of these. */
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
