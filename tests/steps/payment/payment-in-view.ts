import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import { mustCheckVoucher } from '../../../machines/steps/payment/payment.rules.ts';
import type { PaymentContext } from '../../../machines/steps/payment/payment.types.ts';
import { isCardFilled } from '../../../src/domain/payment/card-facts.ts';
import { environmentOf } from '../../tools/paths/environment.ts';
import { voucherStatus } from '../../support/checkout-stay.ts';
import { uncheckedVoucher } from './voucher-fixtures.ts';
import { filledCard, paymentInput, staged } from './start-payment.ts';
import { booked, notThere } from '../outcome/payment-question.world.ts';
import {
  conflict,
  explained,
  gone,
  inFrame,
  refusal,
  sessionOver,
  silence,
  unfound,
  stagingFailed,
} from './payment.world.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export const isInFrame = ({ iPageSessionId }: PaymentContext) => iPageSessionId !== null;
/** The bill shown is not the one staged, so it cannot be paid. */
export const isBlocked = (snapshot: AnyMachineSnapshot) =>
  ['stagingFailed', 'doubtful', 'differing'].some((state) => snapshot.matches({ ready: state }));
const isWithoutVouchers = ({ booking, voucherReference, invalidVouchers, nextVouchers }: PaymentContext) =>
  booking.vouchers.length + invalidVouchers.length + nextVouchers.length === 0 && voucherReference === '';
const isUnchecked = ({ voucherFailure }: PaymentContext) => voucherFailure !== null;
/** Whether something else has happened already. What is walked once is not walked again after it. */
const isAmidMore = ({ card, leftFields, booking, invalidVouchers, reason, isStaged }: PaymentContext) =>
  isCardFilled(card) ||
  leftFields.length + booking.vouchers.length + invalidVouchers.length > 0 ||
  reason !== '' ||
  !isStaged;
const isIdle = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy');
/** The payloads of an event where it applies, none elsewhere. */
const when =
  <const Payload extends object>(applies: (snapshot: Snapshot) => boolean, ...payloads: Payload[]) =>
  (snapshot: Snapshot) =>
    applies(snapshot) ? payloads : [];

/** What a guest can do on the payment screen. One action after another shows every state. */
export const paymentInView = environmentOf(paymentMachine, {
  inputs: [paymentInput, inFrame, { ...paymentInput, isStaged: false }],
  events: {
    // Card and vouchers have separate walks.
    'card.changed': when(
      ({ context }) => !isInFrame(context) && !isCardFilled(context.card) && isWithoutVouchers(context),
      { card: filledCard },
    ),
    'card.left': when(
      ({ context }) => !isInFrame(context) && context.leftFields.length === 0 && isWithoutVouchers(context),
      { field: 'cardNumber' },
    ),
    // The button sends the form as it is, and works only once the bill is staged.
    'payment.submitted': (snapshot: Snapshot) =>
      isInFrame(snapshot.context) ||
      isBlocked(snapshot) ||
      isUnchecked(snapshot.context) ||
      (mustCheckVoucher(snapshot.context) && isAmidMore(snapshot.context))
        ? []
        : [{ card: snapshot.context.card }],
    'frame.reported': when(
      ({ context }) => isInFrame(context) && !isUnchecked(context),
      { status: 'completed' },
      { status: 'failed' },
      { status: 'cancelled' },
    ),
    // The form waits while a voucher is looked up with the provider's page open.
    'voucher.typed': when(
      ({ context: { card, leftFields, reason, voucherReference, keepAliveCalls } }) =>
        voucherReference === '' &&
        !isCardFilled(card) &&
        leftFields.length + keepAliveCalls === 0 &&
        reason === '',
      { reference: 'GV1' },
    ),
    'redeem.pressed': when(isIdle, {}),
    'voucher.removed': when((at) => isIdle(at) && at.context.booking.vouchers.length > 0, {
      reference: 'GV1',
    }),
    'back.pressed': when(isIdle, {}),
  },
  actors: {
    completeBooking: {
      done: [{ type: 'accepted' }, { type: 'refused', message: 'Declined' }],
      error: [refusal, explained, silence, gone],
    },
    checkVoucher: {
      done: [voucherStatus(), voucherStatus({ isRedeemed: true, canBeUsed: false }), null],
      // A failed check at the start only.
      error: ({ context }) => (isAmidMore(context) ? [] : [uncheckedVoucher]),
    },
    stageBooking: {
      done: ({ context }) => {
        const iPageSessionId = isInFrame(context) ? 'PS2' : null;
        return [staged({ iPageSessionId }), staged({ iPageSessionId, sums: { total: 1, dueToday: null } })];
      },
      error: [stagingFailed, conflict, sessionOver],
    },
    // The half hour of the page is walked without vouchers only.
    pause: {
      done: ({ context }) => (isWithoutVouchers(context) ? [undefined] : []),
      error: ({ context }) => (isWithoutVouchers(context) ? [new Error('there is no clock')] : []),
    },
    findBooking: {
      done: [booked, notThere],
      error: [unfound],
    },
  },
  project: (context) => [
    context.voucherFailure?.kind,
    context.isPayWaiting,
    context.nextVouchers.length,
    context.booking.vouchers.length,
    context.isStaged,
    context.iPageSessionId === null,
    context.voucherReference,
    context.keepAliveCalls,
    isCardFilled(context.card),
    context.leftFields,
    context.invalidVouchers.length,
    context.reason,
  ],
});
