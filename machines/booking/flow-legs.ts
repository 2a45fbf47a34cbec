import { withEvent, withFailure, withOutput } from '../shared/params.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.types.ts';
import { bookingSetup } from './booking.setup.ts';
import { byPlainStep, calls } from './flow-calls.ts';
import { endBooking, FLOW, goTo, toPlainStep } from './flow-targets.ts';
import { wayFromRates } from './passing.rules.ts';
import { by, byOutput } from './transitions.ts';

/** One search serves every leg. Then each leg gets a room and a rate, and is held before the next. */
export const legs = bookingSetup.createStateConfig({
  initial: 'deciding',
  meta: { step: 'rooms' },
  states: {
    deciding: {
      always: [{ guard: 'hasAvailability', target: 'choosing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        ...calls.searchAvailability,
        onDone: { target: 'choosing', actions: withOutput('keepAvailability') },
        onError: [
          {
            guard: withFailure('isSessionGone', 'searchAvailability'),
            // The session is gone, so there is nothing to give back.
            actions: ['loseBooking', endBooking('expired')],
          },
          { target: 'unavailable', actions: withFailure('tellRefused', 'searchAvailability') },
        ],
      },
    },
    unavailable: { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': 'loading' } },
    choosing: { always: [{ guard: 'isForRates', target: 'rates' }, { target: 'rooms' }] },
    rooms: {
      meta: { step: 'rooms' },
      invoke: {
        ...calls.rooms,
        onDone: byOutput<RoomsOutput>()({
          roomChosen: { target: 'rates', actions: withOutput('takeRooms') },
          sameAgain: { target: 'rates', actions: withOutput('takeRooms') },
          searchAgain: { target: FLOW.searchedAgain, actions: withOutput('takeRooms') },
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
          nextRoom: { target: 'rooms', actions: withOutput('takeRates') },
          ...byPlainStep((step) => ({ ...toPlainStep(step), actions: withOutput('takeRates') })),
          details: { target: FLOW.details, actions: withOutput('takeRates') },
          login: { target: FLOW.arriving, actions: withOutput('takeRates') },
          back: { target: 'rooms' },
          // What is left is read anew, whatever the last answer was.
          otherRoom: { target: 'loading', actions: goTo('rooms') },
          restart: { target: FLOW.restarted },
        }),
        onError: { target: 'unavailable' },
      },
      on: { 'availability.renewed': { actions: withEvent('takeRenewed') } },
    },
  },
});
