import { ratesMachine } from '../../machines/steps/rates/rates.machine.ts';
import { selectIsBooking } from '../../machines/steps/rates/rates.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import type { Leg } from '../../src/domain/booking.ts';
import { given } from './rules.ts';
import { heldAtRetreat } from '../support/rooms-stay.ts';
import { kingChosen, ratesInput } from '../support/start-rates.ts';
import { busyWhile } from './always.ts';

export const held = heldAtRetreat(kingChosen);

export const answer = named('the room is held', {
  Leg: 1,
  ConfirmationNumber: 'C9',
  InternalIdentifier: 'I9',
});

export const refused = named(
  'the room is gone',
  new CallError({ kind: 'http', endpoint: 'bookLeg', status: 409, message: 'gone' }),
);

export const ratesWorld = worldOf(
  ratesMachine,
  {
    inputs: [
      named('a room is chosen', ratesInput()),
      named('a room with a rate is held already', ratesInput(held)),
    ],
    events: {
      'rate.selected': [
        named('Select the rate with breakfast', { rateCode: 'DAILYBABB' }),
        named('Select a rate that is not on offer', { rateCode: 'GONE' }),
      ],
    },
    actors: { bookLeg: { done: [answer], error: [refused] } },
    project: ({ booking: { legs }, rateCode }) => [legs[0]?.confirmationNumber, rateCode],
  },
  {
    invariants: {
      ...busyWhile('bookLeg'),
      'nothing is sent without a rate': (snapshot) =>
        !selectIsBooking(snapshot) || snapshot.context.rateCode !== null,
    },
    rules: {
      'the leg is sent with the rate that was chosen, in the session (A §4.1)': (seen) => {
        const asked = given<{ sessionId: string; leg: Leg }>(seen, 'bookLeg');
        return (
          asked &&
          asked.sessionId === 'S1' &&
          asked.leg.leg === 1 &&
          asked.leg.rate?.RateCode === seen.before?.context.rateCode
        );
      },
      'only the room system is told': ({ sent }) => sent.length === 0,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
