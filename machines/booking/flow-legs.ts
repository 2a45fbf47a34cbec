import { withFailure, withOutput } from '../shared/params.ts';
import type { RatesOutput } from '../steps/rates/rates.types.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.types.ts';
import { byOutput } from './transitions.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { endBooking, FLOW, goTo } from './flow-targets.ts';

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
        onDone: {
          target: 'choosing',
          actions: withOutput('keepAvailability'),
        },
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
    choosing: {
      always: [
        { guard: { type: 'isPlace', params: { step: 'rates' } }, target: 'rates' },
        { target: 'rooms' },
      ],
    },
    rooms: {
      meta: { step: 'rooms' },
      invoke: {
        ...calls.rooms,
        onDone: byOutput<RoomsOutput>()({
          roomChosen: { target: 'rates', actions: withOutput('takeRooms') },
          searchAgain: {
            target: FLOW.searchedAgain,
            actions: withOutput('takeRooms'),
          },
          newSearch: { target: FLOW.openingSearch },
        }),
        onError: { target: 'unavailable' },
      },
    },
    rates: {
      meta: { step: 'rates' },
      invoke: {
        ...calls.rates,
        onDone: byOutput<RatesOutput>()({
          legHeld: { target: 'booked', actions: withOutput('takeRates') },
          restart: {
            target: FLOW.restarted,
          },
          // The search does not know yet that the room has gone.
          otherRoom: { target: 'loading', actions: goTo('rooms') },
          back: { target: 'rooms' },
        }),
        onError: { target: 'unavailable' },
      },
    },
    /** Passes over the guests step where only the lead guest's name is asked for: the details ask for it. */
    booked: { always: [{ guard: 'passesGuests', target: FLOW.leavingGuests }, { target: FLOW.arriving }] },
  },
});
