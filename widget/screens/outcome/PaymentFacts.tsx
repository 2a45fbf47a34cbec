import { useSelector } from '@xstate/react';
import type { OutcomeRef } from '../../../machines/steps/outcome/outcome.machine.ts';
import * as selectors from '../../../machines/steps/outcome/outcome.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { BookingNumber } from '../../ui/BookingNumber.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/**
 * The facts that a guest reads out on the telephone: the number and the amount, and the time of a payment that an
 * earlier page has sent.
 */
export function PaymentFacts({ actor }: { actor: OutcomeRef }) {
  const { outcome: texts, formats } = useTexts();
  const number = useSelector(actor, selectors.selectNumber);
  const { dueToday, at } = useSelector(actor, selectors.selectPayment);
  const isPaidToday = dueToday > 0;
  const isSentBefore = useSelector(actor, selectors.selectWasSent) && at !== null;
  // The guest's own clock, because the guest remembers the time by it.
  const when = at === null ? '' : formats.moment(at);
  const facts = isSentBefore ? (isPaidToday ? texts.paymentSent : texts.sent) : isPaidToday && texts.payment;
  return (
    <div>
      <BookingNumber label={texts.number} number={number} />
      {facts ? <p className="ui-soft">{fill(facts, { amount: formats.price(dueToday), when })}</p> : null}
    </div>
  );
}
