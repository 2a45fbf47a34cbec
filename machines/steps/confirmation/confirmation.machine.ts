import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import { sumDifference, type SumDifference } from '../../../src/domain/money/estate-sums.ts';
import { confirmationNumberOf } from '../../../src/domain/payment/payment-record.ts';
import { withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { sendConfirmationMachine } from '../../shared/send-confirmation/send-confirmation.machine.ts';
import { shareMachine } from '../../shared/share/share.machine.ts';
import type { StayInput } from '../stay-step.types.ts';
import type { SumsDiffer } from './confirmation.rules.ts';

export interface ConfirmationContext extends StayInput {
  /** How the estate's bill differs from the one that the guest was shown (E-06). */
  difference: SumDifference | null;
}

export type ConfirmationEvent = { type: 'another.pressed' };

type Found = FoundBooking & { isFirst: boolean };

const types = {} as {
  context: ConfirmationContext;
  events: ConfirmationEvent;
  input: StayInput;
  children: { checkBooking: 'checkBooking'; sendToFriend: 'sendToFriend'; shareStay: 'shareStay' };
};

/** The first room's number stands for the whole booking. */
function numberOf({ booking }: ConfirmationContext): string {
  return confirmationNumberOf(booking);
}

function differenceOf({ booking }: ConfirmationContext, { total }: FoundBooking): SumDifference | null {
  return sumDifference(booking, { total, dueToday: null });
}

/**
 * The guest reads the booked stay, prints it and sends it on.
 *
 * Each time the confirmation opens, the machine asks the estate once for the booking. The first time in this tab, it
 * compares the estate's bill with the bill that the guest was shown. After a reload, the booking may be gone. The
 * machine has no end: the guest leaves it by a button.
 */
export const confirmationMachine = setup({
  types,
  actors: {
    checkBooking: ports.checkBooking,
    sendToFriend: sendConfirmationMachine,
    shareStay: shareMachine,
  },
  guards: {
    /** Only the answer to the tab's first question is compared: until a later one, the member may change the stay. */
    isOtherBill: ({ context }, found: Found) => found.isFirst && differenceOf(context, found) !== null,
    /** A first 'no such booking' proves nothing: right after the payment, the estate may not have it yet (E-03). */
    isGone: (_, { isBooked, isFirst }: Found) => !isBooked && !isFirst,
  },
  actions: {
    keepDifference: assign(({ context }, found: FoundBooking) => ({
      difference: differenceOf(context, found),
    })),
    requestAnother: sendParent({ type: 'anotherBooking.requested' }),
    tellDifference: sendParent(({ context }): SumsDiffer => ({
      type: 'sums.differ',
      confirmationNumber: numberOf(context),
      of: context.difference?.of ?? 'total',
      shown: context.difference?.shown ?? 0,
      estate: context.difference?.estate ?? 0,
    })),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ ...input, difference: null }),
  // These children may fail: the booking can still be read.
  invoke: [
    {
      id: 'sendToFriend',
      src: 'sendToFriend',
      input: ({ context }) => ({ confirmationNumber: numberOf(context), sessionId: context.session.id }),
      onError: {},
    },
    { id: 'shareStay', src: 'shareStay', onError: {} },
  ],
  on: { 'another.pressed': { actions: 'requestAnother' } },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'checkBooking',
        src: 'checkBooking',
        input: ({ context }) => ({ confirmationNumber: numberOf(context) }),
        onDone: [
          {
            guard: withOutput('isOtherBill'),
            target: 'differing',
            actions: [withOutput('keepDifference'), 'tellDifference'],
          },
          { guard: withOutput('isGone'), target: 'gone' },
          { target: 'agreed' },
        ],
        // The check failed, but the booking is made.
        onError: 'agreed',
      },
    },
    agreed: {},
    differing: {},
    gone: {},
  },
});

export type ConfirmationRef = ActorRefFrom<typeof confirmationMachine>;
