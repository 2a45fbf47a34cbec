import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { dueOnArrival, dueToday, isGuaranteed, type Due } from '../../../src/domain/bill/bills.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { SumDifference } from '../../../src/domain/money/estate-sums.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { onBusinessDay } from '../../../src/domain/dates/estate-clock.ts';
import { roomTerms, type RoomTerms } from '../../../src/domain/rates/rates.ts';
import {
  canRedeemVouchers,
  moneyVouchers,
  type AppliedVoucher,
  type InvalidVoucher,
} from '../../../src/domain/vouchers/vouchers.ts';
import {
  CARD_FIELDS,
  isCardFilled,
  type CardFacts,
  type CardField,
  type CardHint,
} from '../../../src/domain/payment/card-facts.ts';
import type { CardScheme } from '../../../src/domain/payment/payment.ts';
import type { Wallet } from '../../../src/domain/payment/wallets.ts';
import { isAboutBooking, mayBeBookedAlready } from '../../shared/refusals.ts';
import type { paymentMachine } from './payment.machine.ts';
import { mustCheckVoucher } from './payment.rules.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/** The message above the card: none, or how the last attempt ended. */
export type PaymentNews =
  | 'refused'
  | 'voucherRefused'
  | 'billChanged'
  | 'frameFailed'
  | 'frameCancelled'
  | 'stagingFailed'
  | 'doubtful'
  | 'differing'
  | null;

export function selectBooking({ context }: Snapshot): Booking {
  return context.booking;
}

/** What is known of cancelling each room, by the estate's time at `moment`. */
export const selectTermsAt =
  (moment: Date) =>
  ({ context: { booking, session } }: Snapshot): RoomTerms[] =>
    roomTerms(booking, onBusinessDay(session.businessDate, moment));

export function selectDueToday({ context }: Snapshot): Due {
  return dueToday(context.booking);
}

export function selectDueOnArrival({ context }: Snapshot): Due {
  return dueOnArrival(context.booking);
}

/** Whether a card guarantees what is due on arrival. */
export function selectIsGuaranteed({ context }: Snapshot): boolean {
  return isGuaranteed(context.booking);
}

export function selectSessionId({ context }: Snapshot): string {
  return context.session.id;
}

/** The estate's date. It decides which expiry years a card may have. */
export function selectToday({ context }: Snapshot): LocalDate {
  return context.session.businessDate;
}

export function selectPaymentSession({ context }: Snapshot): string | null {
  return context.iPageSessionId;
}

/** The wallets that the provider's page takes beside a card. */
export function selectWallets({ context }: Snapshot): readonly Wallet[] {
  return context.wallets;
}

/** Whether the last message about a voucher is about the reference in the field. */
function isToldOf({ context: { voucherReference, refusedReference } }: Snapshot): boolean {
  return voucherReference.trim() === refusedReference;
}

export function selectNews(snapshot: Snapshot): PaymentNews {
  if (snapshot.matches({ ready: 'refused' })) return 'refused';
  if (snapshot.matches({ ready: 'voucherRefused' })) return isToldOf(snapshot) ? 'voucherRefused' : null;
  if (snapshot.matches({ ready: 'billChanged' })) return 'billChanged';
  if (snapshot.matches({ ready: 'frameFailed' })) return 'frameFailed';
  if (snapshot.matches({ ready: 'frameCancelled' })) return 'frameCancelled';
  if (snapshot.matches({ ready: 'differing' })) return 'differing';
  if (snapshot.matches({ ready: 'doubtful' })) return 'doubtful';
  return snapshot.matches({ ready: 'stagingFailed' }) ? 'stagingFailed' : null;
}

/**
 * Whether the failure proves that nothing was paid. It does not where it may mean that the booking is made already.
 */
export function selectIsUnpaid({ context: { failure } }: Snapshot): boolean {
  return failure !== null && !mayBeBookedAlready(failure);
}

/** The estate's own reason for the last refusal; empty where it gave none. */
export function selectReason({ context }: Snapshot): string {
  return context.reason;
}

/** Whether the last refusal is about what is booked, and not about the card (F-07). */
export function selectIsOfBooking({ context: { failure } }: Snapshot): boolean {
  return failure !== null && isAboutBooking(failure);
}

/** How the estate's bill last differed from the bill on the screen; null until it has. */
export function selectDifference({ context }: Snapshot): SumDifference | null {
  return context.difference;
}

/** Whether the provider's page is open and has not reported. */
export function selectAwaitsFrame(snapshot: Snapshot): boolean {
  return snapshot.hasTag('framed');
}

/** Whether a payment is under way. Leaving the page now would leave the outcome unknown. */
export function selectIsPaying(snapshot: Snapshot): boolean {
  return snapshot.hasTag('paying');
}

/** Whether Pay waits for the check of the typed voucher. */
export function selectIsPayWaiting(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy') && snapshot.context.isPayWaiting;
}

export function selectIsBusy(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Whether a voucher is being looked up. */
export function selectIsCheckingVoucher(snapshot: Snapshot): boolean {
  return snapshot.matches('checkingVoucher') || snapshot.matches({ ready: { framed: 'checkingVoucher' } });
}

/** Whether the bill is staged again, or the estate first asked what the provider's page has taken. */
export function selectIsUpdatingBill(snapshot: Snapshot): boolean {
  return snapshot.matches('askingFrame') || snapshot.matches('restaging');
}

/** Whether the bill on the screen is staged and can be paid. */
export function selectMayPay(snapshot: Snapshot): boolean {
  return (
    snapshot.matches('ready') &&
    !snapshot.matches({ ready: 'stagingFailed' }) &&
    !snapshot.matches({ ready: 'doubtful' }) &&
    !snapshot.matches({ ready: 'differing' })
  );
}

export function selectCanRedeem({ context }: Snapshot): boolean {
  return canRedeemVouchers(context.booking.vouchers);
}

export function selectVouchers({ context }: Snapshot): AppliedVoucher[] {
  return context.booking.vouchers;
}

export function selectHasRemovableVoucher({ context }: Snapshot): boolean {
  return moneyVouchers(context.booking.vouchers).length > 0;
}

export function selectInvalidVouchers({ context }: Snapshot): InvalidVoucher[] {
  return context.invalidVouchers;
}

/** The refused voucher whose reference stands in the field; null for any other, and where there is no field. */
export function selectRefusedAtField({ context }: Snapshot): InvalidVoucher | null {
  if (!canRedeemVouchers(context.booking.vouchers)) return null;
  const typed = context.voucherReference.trim();
  return context.invalidVouchers.find(({ reference }) => reference === typed) ?? null;
}

/** Why the voucher in the field could not be checked; null without a failure. */
export function selectVoucherFailure({ context }: Snapshot): Failure | null {
  return context.voucherFailure;
}

/** Whether there is a voucher to show: applied, refused, or not checked. */
export function selectTellsOfVouchers({ context }: Snapshot): boolean {
  const { booking, invalidVouchers, voucherFailure } = context;
  return booking.vouchers.length + invalidVouchers.length > 0 || voucherFailure !== null;
}

export function selectVoucherReference({ context }: Snapshot): string {
  return context.voucherReference;
}

/** The empty fields of the card form that the guest has left, or tried to pay with. */
export function selectMissing({ context }: Snapshot): CardField[] {
  const { card, leftFields, wasSubmitted } = context;
  return CARD_FIELDS.filter((field) => !card.filled[field] && (wasSubmitted || leftFields.includes(field)));
}

/** The empty fields at the last attempt to pay that are still empty. */
export function selectReportedFields({ context }: Snapshot): CardField[] {
  return context.reportedFields;
}

const FIELD_OF_HINT: Readonly<Record<CardHint, CardField>> = {
  numberLooksWrong: 'cardNumber',
  expiryUnreadable: 'expiry',
  cardExpired: 'expiry',
};

/** What looks wrong with the card, for fields that the guest has left or tried to pay with. */
export function selectShownHints({ context }: Snapshot): CardHint[] {
  const { card, leftFields, wasSubmitted } = context;
  return card.hints.filter((hint) => wasSubmitted || leftFields.includes(FIELD_OF_HINT[hint]));
}

/** The card type by the number; null while the number does not tell it. */
export function selectScheme({ context }: Snapshot): CardScheme | null {
  return context.card.scheme;
}

/** Whether the guest has to choose the card type (D-522). */
export function selectAsksScheme({ context }: Snapshot): boolean {
  return context.card.asksScheme;
}

/** Whether paying now would send this card. Only then may the card go to the vault. */
export function wouldSend(snapshot: Snapshot, card: CardFacts): boolean {
  return (
    isCardFilled(card) &&
    !mustCheckVoucher(snapshot.context) &&
    snapshot.can({ type: 'payment.submitted', card })
  );
}
