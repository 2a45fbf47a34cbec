import { useSelector } from '@xstate/react';
import type { OutcomeRef } from '../../../machines/steps/outcome/outcome.machine.ts';
import { selectNumber, selectPayment } from '../../../machines/steps/outcome/outcome.selectors.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';

/** What the guest says on the telephone: the number, what was to be paid, and when, where an earlier page has sent it. */
export function PaymentFacts({ actor }: { actor: OutcomeRef }) {
  const texts = useTexts().outcome;
  const number = useSelector(actor, selectNumber);
  const { dueToday, at } = useSelector(actor, selectPayment);
  const facts = [
    ...(dueToday > 0 ? [fill(texts.payment, { amount: formatPrice(dueToday) })] : []),
    ...(at === null ? [] : [fill(texts.sentAt, { when: formatMoment(at) })]),
  ].join(', ');
  return (
    <div>
      <p>
        {texts.number} <strong className="ui-display outcome-number">{number}</strong>
      </p>
      {facts === '' ? null : <p className="ui-soft">{facts}</p>}
    </div>
  );
}

/** The guest's own clock, since that is when the guest remembers it. */
function formatMoment(at: number): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
