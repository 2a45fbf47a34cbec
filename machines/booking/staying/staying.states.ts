import type { RoomsOutput } from '../../steps/rooms/rooms.rules.ts';
import type { SummaryOutput } from '../../steps/summary/summary.machine.ts';
import { withFailure } from '../../shared/params.ts';
import { bookingSetup } from '../chart.ts';
import { loseBooking } from '../ending/ending.rules.ts';
import { byPlace, byPlainStep, calls, PLAIN_STEPS } from '../inputs.ts';
import { takeProfile } from '../member/member.rules.ts';
import { endBooking, failed, FLOW, goTo, onSignedIn, runs, toPlainStep } from '../targets.ts';
import { answer, by, byOutput, change, changeByEvent, changeByOutput } from '../transitions.ts';
import { noteAsked, seeAll, wantReview } from './review.rules.ts';
import { keepAvailability, takeRates, takeRenewed, takeRooms, takeSummary } from './staying.rules.ts';
import {
  placesBack,
  placesOn,
  wayFromDetails,
  wayFromPlainStep,
  wayFromRates,
  wayOfUnfound,
  wayToLeg,
} from './ways.rules.ts';

const ROOMS_TAKEN = changeByOutput(takeRooms);
const RATES_TAKEN = changeByOutput(takeRates);
const DETAILS_TAKEN = [changeByOutput(takeProfile), change(noteAsked)] as const;
const SUMMARY_TAKEN = changeByOutput(takeSummary);

/** The way back to what shows the whole booking (D-646). */
const REVIEW = { target: FLOW.arriving, actions: change(wantReview) } as const;

/** The ways from one step to another, on or back. */
const WAYS = {
  ...byPlainStep(toPlainStep),
  details: { target: FLOW.details },
  rooms: { target: FLOW.arriving, actions: goTo('rooms') },
} as const;

const wayTo = (place: keyof typeof WAYS) => WAYS[place];

/** One search serves every leg. Then each leg gets a room and a rate, and is held before the next. */
export const legs = bookingSetup.createStateConfig({
  initial: 'deciding',
  meta: { step: 'rooms' },
  states: {
    deciding: {
      always: by(wayToLeg)({
        loading: { target: 'loading' },
        rates: { target: 'rates' },
        rooms: { target: 'rooms' },
      }),
    },
    loading: {
      tags: 'busy',
      invoke: {
        ...calls.searchAvailability,
        onDone: { target: 'deciding', actions: changeByOutput(keepAvailability) },
        onError: by(wayOfUnfound)({
          // The session is gone, so there is nothing to give back.
          expired: { actions: [change(loseBooking), endBooking('expired')] },
          unavailable: { target: 'unavailable', actions: withFailure('tellRefused', 'searchAvailability') },
        }),
      },
    },
    unavailable: failed('loading'),
    rooms: {
      meta: { step: 'rooms' },
      invoke: {
        ...calls.rooms,
        onDone: byOutput<RoomsOutput>()({
          roomChosen: { target: 'rates', actions: ROOMS_TAKEN },
          sameAgain: { target: 'rates', actions: ROOMS_TAKEN },
          searchAgain: { target: FLOW.searchedAgain, actions: ROOMS_TAKEN },
          newSearch: { target: FLOW.search },
        }),
        onError: { target: 'unavailable' },
      },
    },
    rates: {
      meta: { step: 'rates' },
      invoke: {
        ...calls.rates,
        onDone: by(wayFromRates)({
          nextRoom: { target: 'deciding', actions: RATES_TAKEN },
          ...byPlace(placesOn(PLAIN_STEPS), (place) => ({ ...wayTo(place), actions: RATES_TAKEN })),
          login: { target: FLOW.arriving, actions: RATES_TAKEN },
          back: { target: 'rooms' },
          // What is left is read anew, whatever the last answer was.
          otherRoom: { target: 'loading', actions: goTo('rooms') },
          restart: { target: FLOW.restarted },
          review: { ...REVIEW, actions: [RATES_TAKEN, REVIEW.actions] },
        }),
        onError: { target: 'unavailable' },
      },
      on: { 'availability.renewed': { actions: changeByEvent(takeRenewed) } },
    },
  },
});

/** The steps between the rooms and the details, in their order. */
export const plainSteps = byPlainStep((step) => {
  const place = PLAIN_STEPS.indexOf(step);
  return bookingSetup.createStateConfig({
    ...runs(step, wayFromPlainStep(step), {
      ...byPlace(placesOn(PLAIN_STEPS.slice(place + 1)), wayTo),
      ...byPlace(placesBack(PLAIN_STEPS.slice(0, place)), wayTo),
      review: REVIEW,
    }),
    // The member's name is among the guests.
    ...(step === 'guests' ? { on: onSignedIn(step) } : {}),
  });
});

/** The steps before the payment. */
export const lastSteps = bookingSetup.createStateConfig({
  states: {
    details: {
      ...runs('details', wayFromDetails, {
        summary: { target: 'summary', actions: DETAILS_TAKEN },
        payment: { target: FLOW.payment, actions: [...DETAILS_TAKEN, goTo('payment')] },
        login: { target: FLOW.identifying, actions: [...DETAILS_TAKEN, goTo('summary')] },
        ...byPlace(placesBack(PLAIN_STEPS), wayTo),
      }),
      on: onSignedIn('details'),
    },

    summary: {
      ...runs('summary', answer<SummaryOutput>, {
        staged: { target: FLOW.payment, actions: SUMMARY_TAKEN },
        edit: { target: FLOW.arriving, actions: SUMMARY_TAKEN },
        made: { target: FLOW.made, actions: SUMMARY_TAKEN },
        back: { target: 'details' },
      }),
      entry: change(seeAll),
      on: {
        ...onSignedIn('summary'),
        // What the estate refused is said once, above the step.
        'amendment.gone': { target: 'summary', reenter: true },
      },
    },
  },
}).states;
