import { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';
import { isExplained } from '../../../machines/shared/refusals.ts';
import * as selectors from '../../../machines/steps/rates/rates.selectors.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { named } from '../../tools/paths/names.ts';
import type { CalendarRequest } from '../../../machines/shared/ports.ts';
import type { Availability } from '../../../src/domain/rooms/availability.ts';
import { isSame } from '../../worlds/is-same.ts';
import { worldOf } from '../../tools/paths/world.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { given, leadsOut } from '../../worlds/rules.ts';
import { availabilityFor, calendarDay, heldAtRetreat } from '../rooms/rooms-stay.ts';
import { kingChosen, manyRatesInput, ratesInput } from './start-rates.ts';
import { busyWhile, modalWhileAsked } from '../../worlds/always.ts';
import { httpError } from '../../support/http-error.ts';

export const held = heldAtRetreat(kingChosen);

export const answer = named('the room is held', {
  leg: 1,
  confirmationNumber: 'C9',
  internalIdentifier: 'I9',
});

export const refused = named('the room is gone', httpError('bookLeg', 409, 'gone'));

export const failed = named('the server fails', httpError('bookLeg', 500));

const oneNight = ratesInput({ ...kingChosen, search: { ...kingChosen.search, numberOfNights: 1 } });

export const ratesWorld = worldOf(
  ratesMachine,
  {
    inputs: [
      named('a room is chosen', ratesInput()),
      named('a room with a rate is held already', ratesInput(held)),
      named('the first of two rooms is chosen, with many rates', manyRatesInput()),
      named('the room is to be held at a rate at once', ratesInput(kingChosen, { rateToHold: 'RETREAT' })),
      named('the room is to be held at a rate that is gone', ratesInput(kingChosen, { rateToHold: 'GONE' })),
      named('the stay has one night', oneNight),
    ],
    events: {
      'rate.selected': [
        named('Select the rate with breakfast', { rateCode: 'DAILYBABB' }),
        named('Select a rate that is not offered', { rateCode: 'GONE' }),
      ],
    },
    actors: {
      bookLeg: { done: [answer], error: [refused, failed] },
      loadCalendar: {
        done: [
          named('two nights are priced', [calendarDay('2027-05-01'), calendarDay('2027-05-02')]),
          named('nothing is priced', []),
        ],
      },
      searchAvailability: {
        done: [
          named('the room is still there', availabilityFor(kingChosen)),
          named('the room is gone', availabilityFor(kingChosen, [])),
        ],
      },
    },
    project: ({ booking: { legs, search }, rateCode, failure, panels, days, isRenewed }) => [
      legs[0]?.hold?.confirmationNumber,
      rateCode,
      search.numberOfNights,
      panels.length,
      days.length,
      isRenewed,
      failure && isExplained(failure),
    ],
  },
  {
    invariants: {
      ...busyWhile('bookLeg', 'searchAvailability'),
      ...modalWhileAsked('change.dismissed'),
      'nothing is sent without a rate': (snapshot) =>
        !selectors.selectIsHolding(snapshot) || snapshot.context.rateCode !== null,
    },
    rules: {
      'the leg is sent in the session with the chosen rate (A §4.1)': (seen) => {
        const asked = given<{ sessionId: string; leg: Leg }>(seen, 'bookLeg');
        return (
          asked &&
          asked.sessionId === 'S1' &&
          asked.leg.leg === 1 &&
          asked.leg.rate?.rateCode === (seen.before ?? seen.after).context.rateCode
        );
      },
      'the bill has the selected rate, and the booking does not (D-516)': ({ before, after }) => {
        const { booking } = after.context;
        const bill = selectors.selectBookingWithRate(after);
        const selected = selectors.selectRateCode(after);
        const isShown = selected === null ? bill === booking : bill.legs[0]?.rate?.rateCode === selected;
        return isShown && (before ?? after).context.booking === booking;
      },
      'Back leads back to the rooms': leadsOut('back.pressed', { type: 'back' }),
      'a restart after a failed booking starts the search again (A §8.5)': leadsOut('search.restarted', {
        type: 'restart',
      }),
      'choosing another room leads to a new search (F-07)': leadsOut('otherRoom.wanted', {
        type: 'otherRoom',
      }),
      'keeping the rate sends nothing, and shows the rates again (D-39)': ({ event, after, inputs }) =>
        event.type === 'change.dismissed'
          ? Object.keys(inputs).length === 0 && after.can({ type: 'back.pressed' })
          : null,
      'only an offered rate can be selected, which clears the failure (A §8.5)': (seen) => {
        const { event, before, after } = seen;
        if (!before || event.type !== 'rate.selected') return null;
        const { rateCode } = event as unknown as { rateCode: string };
        const isOffered = selectors
          .selectPanels(before)
          .some(({ offers }) => offers.some(({ rate }) => rate.rateCode === rateCode));
        return (
          after.context.rateCode === (isOffered ? rateCode : before.context.rateCode) &&
          selectors.selectHasFailed(after) === (selectors.selectHasFailed(before) && !isOffered)
        );
      },
      'the room is held under the numbers of the room system (A §4.1)': ({ event, after }) => {
        if (!event.type.endsWith('.actor.bookLeg')) return null;
        if (event.type.startsWith('xstate.error')) return after.status === 'active';
        const output = after.output;
        return (
          output?.type === 'legHeld' &&
          output.hold.confirmationNumber === 'C9' &&
          output.hold.internalIdentifier === 'I9' &&
          output.rate.rateCode === after.context.rateCode
        );
      },
      'a reason is told once the estate was asked what it has now, or cannot be asked (F-07)': ({
        event,
        after,
        inputs,
      }) => {
        if (event.type === 'xstate.error.actor.bookLeg')
          return selectors.selectHasFailed(after) !== 'searchAvailability' in inputs;
        return event.type.endsWith('.actor.searchAvailability') ? selectFailure(after) !== null : null;
      },
      'the flow is told what the estate has now, and nothing else': ({ event, sent }) =>
        event.type === 'xstate.done.actor.searchAvailability'
          ? isSame(sent, [
              {
                type: 'availability.renewed',
                availability: (event as unknown as { output: Availability }).output,
              },
            ])
          : sent.length === 0,
      'the nights are asked for at the selected rate': (seen) => {
        const asked = given<CalendarRequest>(seen, 'loadCalendar');
        return (
          asked &&
          isSame(
            { ...asked, search: null },
            {
              sessionId: 'S1',
              search: null,
              leg: 1,
              from: '2027-05-01',
              nights: 2,
              roomCode: 'KNG',
              rateCode: seen.before?.context.rateCode,
            },
          )
        );
      },
    },
    waysOut: CAN_ALWAYS_END,
  },
);
