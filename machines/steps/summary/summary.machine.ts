import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { Place } from '../../../src/domain/steps.ts';
import { isGone } from '../../shared/gone.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import type { SummaryInput, SummaryOutput } from './summary.contract.ts';

export interface SummaryContext extends SummaryInput {
  iPageSessionId: string | null;
  /** Where an 'Edit' link leads. */
  editing: Place;
  failure: Failure | null;
}

export type SummaryEvent =
  { type: 'payment.requested' } | { type: 'edit.pressed'; place: Place } | { type: 'back.pressed' };

const types = {} as {
  context: SummaryContext;
  events: SummaryEvent;
  input: SummaryInput;
  output: SummaryOutput;
  tags: 'busy';
};

/** The check of the booking before payment: 'Payment' stages it (B §2.3, §4). A session that is no more ends the booking (D-335). */
export const summaryMachine = setup({
  types,
  actors: { stageBooking: ports.stageBooking },
  actions: {
    keepPaymentSession: assign((_, { iPageSessionId }: { iPageSessionId: string | null }) => ({
      iPageSessionId,
    })),
    keepEditing: assign((_, params: { place: Place }) => ({ editing: params.place })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    endBooking: sendParent({ type: 'booking.ended', reason: 'expired' }),
  },
  guards: { isGone: (_, failure: Failure) => isGone(failure) },
}).createMachine({
  id: 'summary',
  context: ({ input }) => ({
    ...input,
    iPageSessionId: null,
    editing: { step: 'details', leg: 1 },
    failure: null,
  }),
  initial: 'reviewing',
  output: ({ event }) => event.output as SummaryOutput,
  states: {
    reviewing: {
      initial: 'unstaged',
      on: {
        'payment.requested': 'staging',
        'edit.pressed': {
          target: 'edit',
          actions: withEvent('keepEditing'),
        },
        'back.pressed': 'back',
      },
      states: {
        unstaged: {},
        stagingFailed: {},
      },
    },
    staging: {
      tags: 'busy',
      invoke: {
        id: 'stageBooking',
        src: 'stageBooking',
        input: ({ context }) => ({
          sessionId: context.session.Id,
          booking: context.booking,
          configuration: context.configuration,
        }),
        onDone: {
          target: 'staged',
          actions: withOutput('keepPaymentSession'),
        },
        onError: [
          { guard: withFailure('isGone', 'stageBooking'), target: 'reviewing', actions: 'endBooking' },
          {
            target: 'reviewing.stagingFailed',
            actions: withFailure('keepFailure', 'stageBooking'),
          },
        ],
      },
    },
    staged: {
      type: 'final',
      output: ({ context }) => ({ type: 'staged', iPageSessionId: context.iPageSessionId }),
    },
    edit: { type: 'final', output: ({ context }) => ({ type: 'edit', place: context.editing }) },
    back: { type: 'final', output: { type: 'back' } },
  },
});
