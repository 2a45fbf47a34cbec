import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { worldOf } from '../paths/world.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking, session } from '../support/checkout-stay.ts';

export const input = { configuration, session, booking };

export const offline = { kind: 'offline', endpoint: 'stageBooking' } as const;

export const summaryWorld = worldOf(summaryMachine, {
  inputs: [input],
  events: { 'edit.pressed': [{ place: { step: 'rooms', leg: 2 } }] },
  actors: {
    stageBooking: { done: [{ iPageSessionId: null }], error: [new CallError(offline)] },
  },
  project: ({ iPageSessionId }) => iPageSessionId,
});
