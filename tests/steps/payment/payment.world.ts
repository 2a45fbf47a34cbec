import type { PaymentInput, PaymentContext } from '../../../machines/steps/payment/payment.types.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { mustCheckVoucher } from '../../../machines/steps/payment/payment.rules.ts';
import { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { canRedeemVouchers } from '../../../src/domain/vouchers/vouchers.ts';
import { environmentOf } from '../../tools/paths/environment.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { voucherStatus } from '../../support/checkout-stay.ts';
import { uncheckedVoucher } from './voucher-fixtures.ts';
import { booked, notThere } from '../outcome/payment-question.world.ts';
import { paymentRules } from './payment.rules.ts';
import { filledCard, paymentInput, staged, untoldCard } from './start-payment.ts';
import { busyWhile, canOnly } from '../../worlds/always.ts';
import { httpError } from '../../support/http-error.ts';

export const inFrame: PaymentInput = { ...paymentInput, iPageSessionId: 'PS1' };

export const refusal = named('the card is declined', httpError('complete', 402, 'Declined'));

export const explained = named('the voucher is spent', httpError('complete', 409, 'Spent'));

const taken = named('a table is gone', httpError('complete', 422, 'Taken'));

export const silence = named(
  'nothing, until the time is up',
  new CallError({ kind: 'timeout', endpoint: 'complete' }),
);

export const gone = named('the session is over', httpError('complete', 404));

export const stagingFailed = named('the bill cannot be made', httpError('stage', 400));

export const conflict = named('there is a conflict', httpError('stage', 409));

export const sessionOver = named('the session is over', httpError('stage', 410));

export const unfound = named(
  'the booking cannot be looked up',
  new CallError({ kind: 'offline', endpoint: 'stayBooking' }),
);

/** The messages with which the bill has to be staged again before it can be paid (D-34). */
const STAGED_AGAIN: readonly selectors.PaymentNews[] = [
  'frameFailed',
  'frameCancelled',
  'stagingFailed',
  'doubtful',
  'differing',
];

const voucherAnswers = [
  named('the voucher counts', voucherStatus()),
  named('the voucher is used up', voucherStatus({ isRedeemed: true, canBeUsed: false })),
  null,
];

/**
 * D-38: an unstaged bill and its failures. They have their own environment, since they would multiply the
 * rest.
 */
const aboutStaging = environmentOf(paymentMachine, {
  inputs: [named('a bill that is not staged', { ...paymentInput, isStaged: false })],
  events: {
    'card.changed': [],
    'card.left': [],
    'payment.submitted': [],
    'frame.reported': [],
    'voucher.typed': [],
    'voucher.removed': [],
  },
  actors: {
    completeBooking: { done: [] },
    checkVoucher: { done: [] },
    stageBooking: {
      done: [named('to be paid with a card form', staged())],
      error: [stagingFailed, conflict, sessionOver],
    },
    findBooking: { done: [booked, notThere], error: [unfound] },
  },
});

/** D-452: a voucher before the payment. It would multiply the rest, too. */
const aboutHolding = environmentOf(paymentMachine, {
  inputs: [named('with the card form', paymentInput)],
  events: {
    'card.changed': [],
    'card.left': [],
    'payment.submitted': [named('Press Pay, with the card filled in', { card: filledCard })],
    'frame.reported': [],
    'voucher.typed': [{ reference: 'GV1' }],
    'voucher.removed': [{ reference: 'GV1' }],
  },
  actors: {
    completeBooking: { done: [named('the answer says no', { type: 'refused' as const, message: '' })] },
    checkVoucher: { done: voucherAnswers },
    stageBooking: {
      done: [
        named('to be paid with a card form', staged()),
        named("to be paid in the provider's page", staged({ iPageSessionId: 'PS2' })),
      ],
      error: [stagingFailed],
    },
    findBooking: { done: [] },
  },
  project: ({
    booking: { vouchers },
    iPageSessionId,
    voucherReference,
    refusedReference,
    invalidVouchers,
    isPayWaiting,
    keepAliveCalls,
  }) => [
    vouchers.length,
    iPageSessionId,
    voucherReference,
    refusedReference,
    invalidVouchers.length,
    isPayWaiting,
    keepAliveCalls,
  ],
});

/** F-07: refusals that say why. */
const aboutReasons = environmentOf(paymentMachine, {
  inputs: [named('with the card form', paymentInput)],
  events: {
    'card.changed': [],
    'card.left': [],
    'payment.submitted': [named('Press Pay, with the card filled in', { card: filledCard })],
    'frame.reported': [],
    'voucher.typed': [],
    'voucher.removed': [],
  },
  actors: {
    completeBooking: { done: [], error: [explained, taken] },
    checkVoucher: { done: [] },
    stageBooking: { done: [] },
    findBooking: { done: [booked, notThere], error: [unfound] },
  },
});

export const paymentWorld = worldOf(
  paymentMachine,
  {
    inputs: [
      named('with the card form', paymentInput),
      named("with the provider's page in its frame, which takes wallets too (D-526)", {
        ...inFrame,
        wallets: ['applePay', 'googlePay'],
      }),
    ],
    events: {
      'card.changed': [named('Fill in the card', { card: filledCard })],
      'card.left': [named('Leave the card number', { field: 'cardNumber' as const })],
      'payment.submitted': [
        named('Press Pay, with the card filled in', { card: filledCard }),
        named('Press Pay, without a card type', { card: untoldCard }),
      ],
      'frame.reported': [
        named('Pay on the provider’s page', { status: 'completed' as const }),
        named('The provider’s page reports a failure', { status: 'failed' as const }),
        named('Cancel on the provider’s page', { status: 'cancelled' as const }),
      ],
      'voucher.typed': [{ reference: 'GV1' }],
      // A voucher that does not count is removed in `aboutHolding`.
      'voucher.removed': ({ context }: { context: PaymentContext }) =>
        context.invalidVouchers.length === 0 ? [{ reference: 'GV1' }] : [],
    },
    actors: {
      completeBooking: {
        done: [
          named('the payment is made', { type: 'accepted' as const }),
          named('the answer says no', { type: 'refused' as const, message: 'Declined' }),
        ],
        error: [refusal, silence, gone],
      },
      checkVoucher: { done: voucherAnswers, error: [uncheckedVoucher] },
      stageBooking: {
        done: ({ context: { iPageSessionId } }: { context: PaymentContext }) => [
          iPageSessionId === null
            ? named('to be paid with a card form', staged())
            : named("to be paid in the provider's page", staged({ iPageSessionId: 'PS2' })),
          named('a bill that differs from the one shown', staged({ sums: { total: 1, dueToday: null } })),
        ],
        error: [stagingFailed, conflict],
      },
      findBooking: {
        done: [booked, notThere],
        error: [unfound],
      },
    },
    project: (context) => [
      context.voucherFailure?.kind,
      context.nextVouchers.length,
      context.booking.vouchers.length,
      context.iPageSessionId === null,
      context.voucherReference,
      mustCheckVoucher(context),
      context.keepAliveCalls,
    ],
  },
  {
    also: [aboutStaging, aboutHolding, aboutReasons],
    rules: paymentRules,
    invariants: {
      'nothing is paid with a typed reference that is not looked up (D-452)': (snapshot) =>
        !snapshot.hasTag('paying') || !mustCheckVoucher(snapshot.context),
      ...busyWhile('completeBooking', 'checkVoucher', 'stageBooking', 'askFrame', 'findBooking'),
      'a stay voucher (category 0) allows no further voucher (B §2.5)': (snapshot) =>
        !selectors.selectIsCheckingVoucher(snapshot) || canRedeemVouchers(snapshot.context.booking.vouchers),
      'no voucher is removed while one is checked': (snapshot) =>
        !selectors.selectIsCheckingVoucher(snapshot) ||
        !snapshot.can({ type: 'voucher.removed', reference: 'GV1' }),
      'Back works exactly while no call runs that could bind the guest (E-02)': canOnly(
        { type: 'back.pressed' },
        (snapshot) => snapshot.matches('ready'),
      ),
      'the card form can be sent exactly while the shown bill is staged (D-34)': canOnly(
        { type: 'payment.submitted', card: filledCard },
        (snapshot) => selectors.selectMayPay(snapshot) && selectors.selectPaymentSession(snapshot) === null,
      ),
      'the reason of a failed staging is known exactly while the failure is shown': (snapshot) =>
        (selectors.selectNews(snapshot) === 'stagingFailed') === (selectFailure(snapshot) !== null),
      'the bill can be staged again exactly while the guest is told that it must be': canOnly(
        { type: 'staging.retried' },
        (snapshot) => STAGED_AGAIN.includes(selectors.selectNews(snapshot)),
      ),
      'the provider’s page is heard exactly while it is shown (D-27)': canOnly(
        { type: 'frame.reported', status: 'completed' },
        selectors.selectAwaitsFrame,
      ),
    },
  },
);
