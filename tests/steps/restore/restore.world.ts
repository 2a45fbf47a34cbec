import { restoreMachine } from '../../../machines/steps/restore/restore.machine.ts';
import { selectRooms } from '../../../machines/steps/restore/restore.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { isSame } from '../../worlds/is-same.ts';
import { searchWithVouchers } from '../../../src/domain/booking/legs.ts';
import { found, lostRoom, price, restoreInput, roomAt } from './start-restore.ts';
import { busyWhile, canOnly, tellsFailure } from '../../worlds/always.ts';
import { endedActor, given, leadsOut } from '../../worlds/rules.ts';
import { httpError } from '../../support/http-error.ts';

export const refused = named('the room is gone', httpError('bookLeg', 409, 'gone'));
export const sessionOver = named('the session is over', httpError('searchAvailability', 404));
export const offline = new CallError({ kind: 'offline', endpoint: 'searchAvailability' });

export const bothRooms = named('both rooms are free', found([roomAt('LAK')], [roomAt('MOR')]));
export const oneGone = named(
  'the first room is free, at another price, the second is not',
  found([roomAt('LAK', 23_000)], [roomAt('LAK')]),
);
export const otherRates = named(
  'the rooms are free at other rates only',
  found([roomAt('LAK', 20_000, 'FLEX')], [roomAt('MOR', 20_000, 'FLEX')]),
);
export const answer = named('the room is held', {
  leg: 1,
  confirmationNumber: 'C9',
  internalIdentifier: 'I9',
});

export const restoreWorld = worldOf(
  restoreMachine,
  {
    inputs: [
      named('two rooms, with add-ons and a table', restoreInput()),
      named('a room', restoreInput({ lost: lostRoom })),
      named(
        'a booking whose day of arrival has passed',
        restoreInput({ session: { id: 's-2', businessDate: '2027-05-11' } }),
      ),
    ],
    events: {},
    actors: {
      searchAvailability: { done: [bothRooms, oneGone, otherRates], error: [offline, sessionOver] },
      bookLeg: { done: [answer], error: [refused, sessionOver] },
      loadPackages: { done: [named('fizz is sold, soap is not', [price('FIZZ', 3_500)])], error: [offline] },
    },
  },
  {
    invariants: {
      ...busyWhile('searchAvailability', 'bookLeg', 'loadPackages'),
      ...tellsFailure,
      'a room is shown as held exactly when the booking has its hold in the new session (D-487)': (
        snapshot,
      ) =>
        selectRooms(snapshot).every(
          ({ leg, became, now }) =>
            (became === 'held') === (now !== null) &&
            (became === 'held') ===
              (snapshot.context.booking.legs[leg - 1]?.hold?.confirmationNumber === 'C9'),
        ),
      'no time of the old session is in the new booking (D-487)': ({ context: { booking } }) =>
        booking.legs.every(
          ({ dinner, breakfast, golf, spaPool, spaPackages }) =>
            [dinner, breakfast, golf, spaPool, spaPackages].flat().length === 0,
        ),
      'the guest can search again until the session is over (D-487)': (snapshot) =>
        snapshot.status !== 'active' || snapshot.matches('ended') || snapshot.can({ type: 'search.wanted' }),
      'only a failed search can be made again (B §8)': canOnly({ type: 'restore.retried' }, (snapshot) =>
        snapshot.matches('failed'),
      ),
      'the guest can go on only from the list of changes (D-487)': canOnly(
        { type: 'restore.accepted' },
        (snapshot) => snapshot.matches('shown'),
      ),
    },
    rules: {
      'the same search is sent in the new session (D-487)': (seen) => {
        const asked = given<{ sessionId: string; search: unknown }>(seen, 'searchAvailability');
        return (
          asked &&
          asked.sessionId === 's-2' &&
          isSame(asked.search, searchWithVouchers(seen.after.context.lost))
        );
      },
      'each room is booked as it was, one after another (D-487)': (seen) => {
        const asked = given<{ sessionId: string; leg: Leg }>(seen, 'bookLeg');
        if (!asked) return null;
        const { context } = seen.after;
        const before = context.lost.legs[context.rooms.length];
        return (
          asked.sessionId === 's-2' &&
          asked.leg.leg === before?.leg &&
          asked.leg.roomCode === before.roomCode &&
          asked.leg.rate?.rateCode === before.rate?.rateCode
        );
      },
      'every hold is sent to the flow at once (D-38)': (seen) => {
        if (endedActor(seen) !== 'bookLeg' || seen.event.type.startsWith('xstate.error')) return null;
        const told = seen.sent.at(-1) as unknown as
          { type: string; patch: { legs: readonly Leg[] } } | undefined;
        return told?.type === 'booking.updated' && told.patch.legs === seen.after.context.booking.legs;
      },
      'an ended session is reported to the flow, and nothing else (D-68)': ({ event, sent }) => {
        if (!('error' in event) || event['error'] !== sessionOver) return null;
        return (
          event.type.endsWith('loadPackages') ||
          JSON.stringify(sent) === '[{"type":"booking.ended","reason":"expired"}]'
        );
      },
      'accepting leads on (D-487)': leadsOut('restore.accepted', { type: 'restored' }),
      'another search can begin whatever is running (D-487)': (seen) =>
        seen.before?.matches('ended') ? null : leadsOut('search.wanted', { type: 'newSearch' })(seen),
    },
    mayRest: (snapshot) => snapshot.matches('ended'),
  },
);
