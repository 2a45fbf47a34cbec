import { withFailure, withOutput } from '../shared/params.ts';
import type { RatesOutput } from '../steps/rates/rates.contract.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.contract.ts';
import { answered } from './answered.ts';
import { bookingSetup } from './booking.setup.ts';
import { bookingOf, configurationOf, had, sessionOf } from './flow-context.ts';
import type { BookingContext } from './booking.types.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

function legInput(context: BookingContext) {
  return {
    configuration: configurationOf(context),
    session: sessionOf(context),
    booking: bookingOf(context),
    leg: context.leg,
    availability: had(context.availability, 'availability'),
  };
}

/** One search answer serves every leg; then a room and a rate per leg, each held before the next (A §4.1). */
export const legs = config({
  initial: 'deciding',
  meta: { step: 'rooms' },
  states: {
    deciding: {
      always: [{ guard: 'hasAvailability', target: 'choosing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'searchAvailability',
        src: 'searchAvailability',
        input: ({ context }) => ({ sessionId: sessionOf(context).id, search: bookingOf(context).search }),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepAvailability'),
        },
        onError: [
          {
            guard: withFailure('isGone', 'searchAvailability'),
            target: '#booking.flow.start',
            actions: ['clearBooking', 'noticeExpired'],
          },
          { target: 'unavailable' },
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
        id: 'rooms',
        src: 'rooms',
        input: ({ context }) => legInput(context),
        onDone: answered<RoomsOutput>()({
          roomChosen: { target: 'rates', actions: withOutput('takeRooms') },
          searchAgain: {
            target: '#booking.flow.ending',
            actions: [withOutput('takeRooms'), { type: 'keepReason', params: { reason: 'searchedAgain' } }],
          },
          newSearch: { target: '#booking.flow.openingSearch' },
        }),
        onError: { target: 'unavailable' },
      },
    },
    rates: {
      meta: { step: 'rates' },
      invoke: {
        id: 'rates',
        src: 'rates',
        input: ({ context }) => legInput(context),
        onDone: answered<RatesOutput>()({
          legBooked: { target: '#booking.flow.arriving', actions: withOutput('takeRates') },
          restart: {
            target: '#booking.flow.ending',
            actions: { type: 'keepReason', params: { reason: 'restarted' } },
          },
          back: { target: 'rooms' },
        }),
        onError: { target: 'unavailable' },
      },
    },
  },
});
