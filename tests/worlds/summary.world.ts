import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking, session } from '../support/checkout-stay.ts';

export const input = { configuration, session, booking };

export const offline = { kind: 'offline', endpoint: 'stageBooking' } as const;

export const gone = { kind: 'http', endpoint: 'stageBooking', status: 404, message: '' } as const;

export const summaryWorld = worldOf(summaryMachine, {
  inputs: [named('a booking of two rooms', input)],
  events: {
    'edit.pressed': [named('Press Edit at the second room', { place: { step: 'rooms' as const, leg: 2 } })],
  },
  actors: {
    stageBooking: {
      done: [named('the booking is ready to be paid', { iPageSessionId: null })],
      error: [new CallError(offline), new CallError(gone)],
    },
  },
  project: ({ iPageSessionId }) => iPageSessionId,
});
