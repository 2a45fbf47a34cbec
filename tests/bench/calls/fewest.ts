import { WHOLE_BOOKING } from './visits.ts';

const CONFIGURATION = 'GET site api/stay/getConfiguration';
const BEGIN = 'POST api/session/begin/stay';
const SEARCH = 'POST api/stay/{sessionId}/availability';
const CALENDAR = 'POST api/stay/{sessionId}/availability/calendar';
const RETRIEVE = 'GET api/stay/retrieve/{confirmationNumber}';

/** The calls that a visit's screens need, once each, by the catalogue and the rules of A and B. */
const FEWEST: Readonly<Record<string, readonly string[]>> = {
  [WHOLE_BOOKING]: [
    CONFIGURATION,
    BEGIN,
    SEARCH,
    'POST api/stay/{sessionId}/booking',
    'POST api/stay/packages',
    'POST site api/account/verifyEmail',
    'POST site api/account/verifyTelephone',
    'POST api/stay/{sessionId}/booking/stage',
    'POST api/stay/{sessionId}/booking/complete',
  ],
  'a search, then left': [CONFIGURATION, BEGIN, SEARCH],
  'a month further': [CALENDAR],
  'prices by date of a room': [CALENDAR],
  "a member's stay opened": [
    'POST identity provider: token',
    'GET api/account/session',
    'GET site api/account/getConfiguration',
    'GET api/stay/user-bookings',
    RETRIEVE,
  ],
};

const REASONS: Readonly<Record<string, string>> = {
  [CALENDAR]: 'the dates show a price on each day, in two months side by side (D-500)',
  [RETRIEVE]: "the confirmation compares the estate's sums with what the guest has seen (D-364)",
  'POST api/stay/packages': 'the stay shows what can be added to it, at its price (B §7)',
  'GET identity provider: openid-configuration': 'it says where the token is to be had',
  'GET api/account/validate': 'each screen of members asks whether the sign-in still holds (B §7)',
};

export function fewestOf(visit: string): readonly string[] {
  return FEWEST[visit] ?? [];
}

/** The calls of a visit above the fewest: how many and why, or 'not known' where no reason is given. */
export function aboveFewest(
  visit: string,
  times: ReadonlyMap<string, number>,
): { call: string; more: number; why: string }[] {
  const fewest = fewestOf(visit);
  return [...times].flatMap(([call, n]) => {
    const more = n - (fewest.includes(call) ? 1 : 0);
    return more > 0 ? [{ call, more, why: REASONS[call] ?? 'not known' }] : [];
  });
}
