import { useSelector } from '@xstate/react';
import type { OutcomeRef } from '../../../machines/steps/outcome/outcome.machine.ts';
import {
  selectNumber,
  selectPayment,
  selectWasSent,
} from '../../../machines/steps/outcome/outcome.selectors.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { BookingNumber } from '../../ui/BookingNumber.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** What the guest says on the telephone: the number, what was to be paid, and when, where an earlier page has sent it. */
export function PaymentFacts({ actor }: { actor: OutcomeRef }) {
  const texts = useTexts().outcome;
  const number = useSelector(actor, selectNumber);
  const { dueToday, at } = useSelector(actor, selectPayment);
  const isPaidToday = dueToday > 0;
  const isSentBefore = useSelector(actor, selectWasSent) && at !== null;
  const facts = isSentBefore ? (isPaidToday ? texts.paymentSent : texts.sent) : isPaidToday && texts.payment;
  return (
    <div>
      <BookingNumber label={texts.number} number={number} />
      {facts ? (
        <p className="ui-soft">{fill(facts, { amount: formatPrice(dueToday), when: formatMoment(at) })}</p>
      ) : null}
    </div>
  );
}

/** The guest's own clock, since that is when the guest remembers it. */
function formatMoment(at: number | null): string {
  return at === null ? '' : new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
