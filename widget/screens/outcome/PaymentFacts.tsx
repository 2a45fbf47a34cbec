import { useSelector } from '@xstate/react';
import type { OutcomeRef } from '../../../machines/steps/outcome/outcome.machine.ts';
import {
  selectNumber,
  selectPayment,
  selectWasSent,
} from '../../../machines/steps/outcome/outcome.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { BookingNumber } from '../../ui/BookingNumber.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** What the guest says on the telephone: the number, what was to be paid, and when, where an earlier page has sent it. */
export function PaymentFacts({ actor }: { actor: OutcomeRef }) {
  const { outcome: texts, formats } = useTexts();
  const number = useSelector(actor, selectNumber);
  const { dueToday, at } = useSelector(actor, selectPayment);
  const isPaidToday = dueToday > 0;
  const isSentBefore = useSelector(actor, selectWasSent) && at !== null;
  // By the guest's own clock, since that is when the guest remembers it.
  const when = at === null ? '' : formats.moment(at);
  const facts = isSentBefore ? (isPaidToday ? texts.paymentSent : texts.sent) : isPaidToday && texts.payment;
  return (
    <div>
      <BookingNumber label={texts.number} number={number} />
      {facts ? <p className="ui-soft">{fill(facts, { amount: formats.price(dueToday), when })}</p> : null}
    </div>
  );
}
