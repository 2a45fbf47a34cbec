import type { SnapshotFrom } from 'xstate';
import type { PaymentInput, PaymentContext } from '../../machines/steps/payment/payment.types.ts';
import type { paymentMachine } from '../../machines/steps/payment/payment.machine.ts';
import type { PaymentRecord } from '../../src/domain/payment-record.ts';
import type { Rules } from '../paths/invariants.ts';
import { session, voucherStatus } from '../support/checkout-stay.ts';
import { paymentInput } from '../support/start-payment.ts';
import { given } from './rules.ts';

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
/** What a step of the payment asks and tells, by the specification. */
export const paymentRules: Rules<SnapshotFrom<typeof paymentMachine>> = {
  'the card does not go into a call that this chart makes (D-26)': (seen) => {
    const asked = given(seen, 'completeBooking') ?? given(seen, 'askFrame');
    return asked && Object.keys(asked).join() === 'sessionId,inFrame';
  },
  'what is paid is the session that is open, by the frame where it is open (D-27)': (seen) => {
    const asked = given<{ sessionId: string; inFrame: boolean }>(seen, 'completeBooking');
    return asked && asked.sessionId === session.id && asked.inFrame === isFramed(seen.before);
  },
  'the flow knows of a payment once, before it is answered (E-02)': ({ before, after, sent }) => {
    if (!after.hasTag('paying') || before?.hasTag('paying')) return null;
    const told = sent.filter(({ type }) => type === 'payment.started');
    return (
      told.length === 1 && (told[0] as unknown as PaymentStarted | undefined)?.payment.state === 'sending'
    );
  },
  'a payment that was refused has ended for the flow, one that may be made has not (E-01)': ({
    before,
    after,
    sent,
  }) => {
    if (!before?.hasTag('paying') || after.hasTag('paying')) return null;
    return JSON.stringify(sent) === (after.matches('ready') ? '[{"type":"payment.ended"}]' : '[]');
  },
  'a page of the provider that reports no payment is closed for the flow, once (D-27)': (seen) => {
    if (seen.event.type !== 'frame.reported' || !seen.before?.matches({ ready: 'framed' })) return null;
    return seen.event['status'] === 'completed'
      ? null
      : JSON.stringify(seen.sent) === '[{"type":"frame.closed"}]';
  },
  'the bill is made with the vouchers that the flow is told of (B §2.5)': (seen) => {
    const told = seen.sent.find(({ type }) => type === 'booking.updated') as VouchersTold | undefined;
    const staged = given<{ sessionId: string; booking: PaymentInput['booking'] }>(seen, 'stageBooking');
    return told && staged
      ? staged.sessionId === session.id && staged.booking.vouchers === told.patch.vouchers
      : null;
  },
  'a voucher that is removed is on the bill no more (B §2.5)': (seen) => {
    const staged = given<{ booking: PaymentInput['booking'] }>(seen, 'stageBooking');
    return seen.event.type === 'voucher.removed' && staged
      ? !referencesOf(staged.booking).includes('GV1')
      : null;
  },
  'a voucher that is good is on the bill (B §2.5)': (seen) => {
    const staged = given<{ booking: PaymentInput['booking'] }>(seen, 'stageBooking');
    return seen.event.type === 'xstate.done.actor.checkVoucher' && staged
      ? referencesOf(staged.booking).includes(voucherStatus().voucher?.certificateReferenceNumber ?? '')
      : null;
  },
  'a voucher is asked about as it was typed, for the day of arrival': (seen) => {
    const asked = given<{ reference: string; arrivalDate: string }>(seen, 'checkVoucher');
    return (
      asked && asked.reference === 'GV1' && asked.arrivalDate === paymentInput.booking.search.arrivalDate
    );
  },
};
