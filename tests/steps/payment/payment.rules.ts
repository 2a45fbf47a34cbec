import type { SnapshotFrom } from 'xstate';
import type { PaymentInput, PaymentContext } from '../../../machines/steps/payment/payment.types.ts';
import type { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import type { Rules } from '../../tools/paths/invariants.ts';
import { session, voucherStatus } from '../../support/checkout-stay.ts';
import { paymentInput } from './start-payment.ts';
import { given } from '../../worlds/rules.ts';

interface PaymentStarted {
  payment: PaymentRecord;
}

interface VouchersTold {
  type: string;
  patch: { vouchers: unknown };
}

function isFramed(snapshot: { context: PaymentContext } | null): boolean {
  return snapshot?.context.iPageSessionId !== null;
}

function referencesOf({ vouchers }: PaymentInput['booking']): string[] {
  return vouchers.map(({ voucher }) => voucher.certificateReferenceNumber);
}
/** What each step of the payment sends to the estate and to the flow, by the specification. */
export const paymentRules: Rules<SnapshotFrom<typeof paymentMachine>> = {
  'no call of this chart has the card (D-26)': (seen) => {
    const asked = given(seen, 'completeBooking') ?? given(seen, 'askFrame');
    return asked && Object.keys(asked).join() === 'sessionId,inFrame';
  },
  'complete gets the open session, and whether it was paid in the frame (D-27)': (seen) => {
    const asked = given<{ sessionId: string; inFrame: boolean }>(seen, 'completeBooking');
    return asked && asked.sessionId === session.id && asked.inFrame === isFramed(seen.before);
  },
  'the flow hears of a payment once, before its answer (E-02)': ({ before, after, sent }) => {
    if (!after.hasTag('paying') || before?.hasTag('paying')) return null;
    const told = sent.filter(({ type }) => type === 'payment.recorded');
    return (
      told.length === 1 && (told[0] as unknown as PaymentStarted | undefined)?.payment.state === 'sending'
    );
  },
  'the flow hears of the end of a refused payment, but not of an unclear one (E-01)': ({
    before,
    after,
    sent,
  }) => {
    if (!before?.hasTag('paying') || after.hasTag('paying')) return null;
    return JSON.stringify(sent) === (after.matches('ready') ? '[{"type":"payment.dropped"}]' : '[]');
  },
  'a page of the provider that reports no payment is believed only after a clear no of complete (D-375)': ({
    event,
    before,
    after,
    sent,
  }) => {
    const isTold = after.matches({ ready: 'frameCancelled' }) || after.matches({ ready: 'frameFailed' });
    const isAsked = before?.matches('askingCancelledFrame') || before?.matches('askingFailedFrame');
    if (!isTold || !(isAsked || before?.matches({ ready: 'framed' }))) return null;
    return event.type.endsWith('.askFrame') && JSON.stringify(sent) === '[{"type":"payment.dropped"}]';
  },
  'the bill is staged with the vouchers that the flow was told (B §2.5)': (seen) => {
    const told = seen.sent.find(({ type }) => type === 'booking.updated') as VouchersTold | undefined;
    const staged = given<{ sessionId: string; booking: PaymentInput['booking'] }>(seen, 'stageBooking');
    return told && staged
      ? staged.sessionId === session.id && staged.booking.vouchers === told.patch.vouchers
      : null;
  },
  'a removed voucher is not on the next bill (B §2.5)': (seen) => {
    const staged = given<{ booking: PaymentInput['booking'] }>(seen, 'stageBooking');
    return seen.event.type === 'voucher.removed' && staged
      ? !referencesOf(staged.booking).includes('GV1')
      : null;
  },
  'a valid voucher is on the next bill (B §2.5)': (seen) => {
    const staged = given<{ booking: PaymentInput['booking'] }>(seen, 'stageBooking');
    return seen.event.type === 'xstate.done.actor.checkVoucher' && staged
      ? referencesOf(staged.booking).includes(voucherStatus().voucher?.certificateReferenceNumber ?? '')
      : null;
  },
  'a voucher is looked up as typed, for the arrival date': (seen) => {
    const asked = given<{ reference: string; arrivalDate: string }>(seen, 'checkVoucher');
    return (
      asked && asked.reference === 'GV1' && asked.arrivalDate === paymentInput.booking.search.arrivalDate
    );
  },
};
