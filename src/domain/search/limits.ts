/** The limits of a search. The configuration's `maxAdults`, `maxChildren` and `maxDogs` replace three of them. */
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
