import { isGone } from '../../machines/shared/gone.ts';
import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking, session } from '../support/checkout-stay.ts';
import { staged } from '../support/start-payment.ts';
import { booked, notThere, silence } from './outcome.world.ts';
import { busyWhile } from './always.ts';

export const input = { configuration, session, booking };

export const offline = { kind: 'offline', endpoint: 'stageBooking' } as const;

export const gone = { kind: 'http', endpoint: 'stageBooking', status: 404, message: '' } as const;

export const conflict = { ...gone, status: 409 } as const;

export const summaryWorld = worldOf(
  summaryMachine,
  {
    inputs: [named('a booking of two rooms', input)],
    events: {
      'edit.pressed': [named('Press Edit at the second room', { place: { step: 'rooms' as const, leg: 2 } })],
    },
    actors: {
      stageBooking: {
        done: [
          named('the booking is ready to be paid', staged()),
          named('another bill than the guest sees', staged({ sums: { total: 1, dueToday: null } })),
        ],
        error: [new CallError(offline), new CallError(gone), new CallError(conflict)],
      },
      findBooking: {
        done: [booked, notThere],
        error: [silence],
      },
    },
    project: ({ iPageSessionId, failure }) => [iPageSessionId, failure && isGone(failure)],
  },
  { invariants: { ...busyWhile('stageBooking', 'findBooking') } },
);
