import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import { sumDifference, type SumDifference } from '../../../src/domain/estate-sums.ts';
import { confirmationNumberOf } from '../../../src/domain/payment-record.ts';
import {
  changeField,
  createForm,
  isValid,
  leaveField,
  submitForm,
  type FieldValue,
  type Form,
  type FormEvent,
} from '../../shared/form.ts';
import { sendSchema } from '../../shared/fields.ts';
import { withEvent, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import type { ConfirmationInput, SumsDiffer } from './confirmation.contract.ts';

export interface ConfirmationContext extends ConfirmationInput {
  form: Form<{ emailAddress: string }>;
  /** How the estate's bill differs from the one that the guest was shown (E-06). */
  difference: SumDifference | null;
}

export type ConfirmationEvent = FormEvent | { type: 'friend.toggled' } | { type: 'another.pressed' };

type Found = FoundBooking & { isFirst: boolean };

const types = {} as {
  context: ConfirmationContext;
  events: ConfirmationEvent;
  input: ConfirmationInput;
  tags: 'busy';
};

/** The first room's number stands for the booking (B §2.6). */
function numberOf({ booking }: ConfirmationContext): string {
  return confirmationNumberOf(booking);
}

function differenceOf({ booking }: ConfirmationContext, { total }: FoundBooking): SumDifference | null {
  return sumDifference(booking, { total, dueToday: null });
}

/**
 * The booked stay, to be read, printed and sent on (B §2.6). Beside it the estate is asked: at the first look its bill is
 * compared with what the guest was shown (E-06), at a later one the booking may be there no more (D-436). It has no end:
 * the guest leaves it by a button.
 */
export const confirmationMachine = setup({
  types,
  actors: { sendConfirmation: ports.sendConfirmation, checkBooking: ports.checkBooking },
  guards: {
    isComplete: ({ context }) => isValid(context.form, sendSchema),
    /** Later the member may have changed the stay, and what was shown when it was paid says nothing about it. */
    isOtherBill: ({ context }, found: Found) => found.isFirst && differenceOf(context, found) !== null,
    /** Right after the payment was answered with a yes one no is not clear (E-03). */
    isGone: (_, { isBooked, isFirst }: Found) => !isBooked && !isFirst,
  },
  actions: {
    enterField: assign(({ context }, params: { name: string; value: FieldValue }) => ({
      form: changeField(context.form, sendSchema, params.name, params.value),
    })),
    leaveField: assign(({ context }, params: { name: string }) => ({
      form: leaveField(context.form, sendSchema, params.name),
    })),
    showAllErrors: assign(({ context }) => ({ form: submitForm(context.form, sendSchema) })),
    clearForm: assign({ form: createForm({ emailAddress: '' }) }),
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
  context: ({ input }) => ({ ...input, form: createForm({ emailAddress: '' }), difference: null }),
  type: 'parallel',
  on: { 'another.pressed': { actions: 'requestAnother' } },
  states: {
    friend: {
      initial: 'closed',
      states: {
        closed: { on: { 'friend.toggled': 'open' } },
        open: {
          initial: 'unsent',
          on: {
            'friend.toggled': 'closed',
            'field.changed': {
              target: '.unsent',
              actions: withEvent('enterField'),
            },
            'field.left': { actions: withEvent('leaveField') },
            'form.submitted': [{ guard: 'isComplete', target: 'sending' }, { actions: 'showAllErrors' }],
          },
          states: {
            unsent: {},
            // The form is empty again, which is not to be mended.
            sent: { on: { 'field.left': {} } },
            sendingFailed: {},
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendConfirmation',
            src: 'sendConfirmation',
            input: ({ context }) => ({
              confirmationNumber: numberOf(context),
              emailAddress: context.form.values.emailAddress.trim(),
            }),
            onDone: { target: 'open.sent', actions: 'clearForm' },
            onError: 'open.sendingFailed',
          },
        },
      },
    },
    estate: {
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
            // The booking is made all the same.
            onError: 'agreed',
          },
        },
        agreed: {},
        differing: {},
        gone: {},
      },
    },
  },
});

export type ConfirmationRef = ActorRefFrom<typeof confirmationMachine>;
