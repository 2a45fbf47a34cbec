import { assign, enqueueActions, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import type { StagedBill } from '../../../src/api/stay/stage.ts';
import { sumDifference, type SumDifference } from '../../../src/domain/money/estate-sums.ts';
import { lostByAmending, type LostByAmending } from '../../../src/domain/booking/lost-by-amending.ts';
import { paymentRecord } from '../../../src/domain/bill/payment-of-booking.ts';
import { numberOf, type PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import type { ReplacedRoom } from '../../../src/domain/account/found-stay.ts';
import type { Place } from '../../../src/domain/booking/steps.ts';
import type { Wallet } from '../../../src/domain/payment/wallets.ts';
import { amendmentDoubted } from '../../shared/amendment-doubted.ts';
import { outputOf } from '../../shared/output.ts';
import { isSessionGone } from '../../shared/failure.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { mayBeBookedAlready } from '../../shared/refusals.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { shareMachine } from '../../shared/share/share.machine.ts';
import type { StayInput } from '../stay-step.types.ts';

export type SummaryOutput =
  | { type: 'staged'; iPageSessionId: string | null; wallets: readonly Wallet[] }
  | { type: 'back' }
  | { type: 'edit'; place: Place }
  /** The booking is made already, in another tab for instance. */
  | { type: 'made'; payment: PaymentRecord };

export interface SummaryContext extends StayInput, LastFailure {
  iPageSessionId: string | null;
  /** The wallets that the provider's page takes beside a card. */
  wallets: readonly Wallet[];
  /** The destination of the 'Edit' link. */
  editing: Place;
  /** How a staged bill last differed from the bill on the screen (E-06); null while none has. */
  difference: SumDifference | null;
  /** What the booked room has and the amended one would lack; null while unknown (E-17). */
  lost: LostByAmending | null;
}

export type SummaryEvent =
  { type: 'payment.requested' } | { type: 'edit.pressed'; place: Place } | { type: 'back.pressed' };

function recordOf({ session, booking }: SummaryContext): PaymentRecord {
  return paymentRecord(session, booking, { iPageSessionId: null, wallets: [] }, 'paid');
}

const types = {} as {
  context: SummaryContext;
  events: SummaryEvent;
  input: StayInput;
  output: SummaryOutput;
  tags: 'busy' | 'failed';
  children: {
    stageBooking: 'stageBooking';
    findBooking: 'findBooking';
    findBookedRoom: 'findBookedRoom';
    shareStay: 'shareStay';
  };
};

/**
 * The guest checks the booking before payment, and 'Payment' stages it (B §2.3).
 *
 * If the staged bill differs from the bill on the screen, the guest is told and nothing is paid.
 *
 * Staging may fail because of a conflict, or because the session is gone. Then the booking may be made already, and the
 * machine asks the estate (D-361). If it is not made and the session is gone, the booking ends.
 *
 * If a member amends a stay, the machine also looks up the booked room, to say what the amendment loses. Payment does
 * not wait for that.
 */
export const summaryMachine = setup({
  types,
  actors: {
    stageBooking: ports.stageBooking,
    findBooking: ports.findBooking,
    findBookedRoom: ports.findBookedRoom,
    shareStay: shareMachine,
  },
  actions: {
    keepPaymentSession: assign((_, { iPageSessionId, wallets }: StagedBill) => ({ iPageSessionId, wallets })),
    keepDifference: assign(({ context }, { sums }: StagedBill) => ({
      difference: sumDifference(context.booking, sums),
    })),
    keepLost: assign(({ context }, room: ReplacedRoom | null) => ({
      lost: room && lostByAmending(room, context.booking.legs, context.configuration),
    })),
    keepEditing: assign((_, params: { place: Place }) => ({ editing: params.place })),
    keepFailure: assign(keepFailure),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      for (const event of amendmentDoubted(context)) enqueue(sendParent(event));
    }),
    tellExpired: sendParent({ type: 'booking.ended', reason: 'expired' }),
  },
  guards: {
    isSessionGone: ({ context: { failure } }) => failure !== null && isSessionGone(failure),
    mayBeBookedAlready: (_, failure: Failure) => mayBeBookedAlready(failure),
    isOtherBill: ({ context }, { sums }: StagedBill) => sumDifference(context.booking, sums) !== null,
    isBooked: (_, { isBooked }: FoundBooking) => isBooked,
    /** Only a member's bookings can be read. */
    asksForOldRoom: ({ context: { booking, profile, lost } }) =>
      booking.search.amendId !== null && profile !== null && lost === null,
  },
}).createMachine({
  id: 'summary',
  context: ({ input }) => ({
    ...input,
    iPageSessionId: null,
    wallets: [],
    editing: { step: 'details', leg: 1 },
    ...NO_FAILURE,
    difference: null,
    lost: null,
  }),
  // Sharing may fail: the booking can still be checked and paid.
  invoke: { id: 'shareStay', src: 'shareStay', onError: {} },
  initial: 'reviewing',
  output: outputOf<SummaryContext, SummaryOutput>({
    made: (context) => ({ type: 'made', payment: recordOf(context) }),
    staged: ({ iPageSessionId, wallets }) => ({ type: 'staged', iPageSessionId, wallets }),
    edit: ({ editing }) => ({ type: 'edit', place: editing }),
    back: () => ({ type: 'back' }),
  }),
  states: {
    reviewing: {
      type: 'parallel',
      on: {
        'payment.requested': 'staging',
        'edit.pressed': {
          target: 'edit',
          actions: withEvent('keepEditing'),
        },
        'back.pressed': 'back',
      },
      states: {
        bill: {
          initial: 'asShown',
          states: {
            asShown: {},
            stagingFailed: { tags: 'failed', entry: 'tellRefused' },
            sumsDiffer: {},
            /** The booking may be made already, and the estate did not answer whether it is. */
            doubtful: {},
          },
        },
        amended: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'asksForOldRoom', target: 'asking' }, { target: 'told' }] },
            asking: {
              invoke: {
                id: 'findBookedRoom',
                src: 'findBookedRoom',
                input: ({ context }) => ({ internalIdentifier: context.booking.search.amendId ?? '' }),
                onDone: { target: 'told', actions: withOutput('keepLost') },
                onError: 'told',
              },
            },
            /** There is nothing to ask for, or the answer has come, or the call has failed. */
            told: {},
          },
        },
      },
    },
    staging: {
      tags: 'busy',
      invoke: {
        id: 'stageBooking',
        src: 'stageBooking',
        input: ({ context }) => ({
          sessionId: context.session.id,
          booking: context.booking,
          configuration: context.configuration,
        }),
        onDone: [
          {
            guard: withOutput('isOtherBill'),
            target: 'reviewing.bill.sumsDiffer',
            actions: withOutput('keepDifference'),
          },
          { target: 'staged', actions: withOutput('keepPaymentSession') },
        ],
        onError: [
          {
            guard: withFailure('mayBeBookedAlready', 'stageBooking'),
            target: 'lookingForBooking',
            actions: withFailure('keepFailure', 'stageBooking'),
          },
          {
            target: 'reviewing.bill.stagingFailed',
            actions: withFailure('keepFailure', 'stageBooking'),
          },
        ],
      },
    },
    lookingForBooking: {
      tags: 'busy',
      invoke: {
        id: 'findBooking',
        src: 'findBooking',
        input: ({ context }) => ({ confirmationNumber: numberOf(recordOf(context)) }),
        onDone: [
          { guard: withOutput('isBooked'), target: 'made' },
          { guard: 'isSessionGone', target: 'reviewing', actions: 'tellExpired' },
          { target: 'reviewing.bill.stagingFailed' },
        ],
        onError: 'reviewing.bill.doubtful',
      },
    },
    made: { type: 'final' },
    staged: { type: 'final' },
    edit: { type: 'final' },
    back: { type: 'final' },
  },
});

export type SummaryRef = ActorRefFrom<typeof summaryMachine>;
