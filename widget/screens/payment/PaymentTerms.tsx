import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fill } from '../../../src/texts/fill.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import { selectPlainTerms } from '../../../machines/steps/payment/payment.selectors.ts';
import { useTexts } from '../../ui/texts-context.tsx';

/**
 * Until when a plain booking of one room can be changed or cancelled, because its guest may not have seen a summary.
 */
export function PaymentTerms({ actor }: { actor: PaymentRef }) {
  const { payment, formats } = useTexts();
  const [moment] = useState(() => new Date());
  const terms = useSelector(actor, selectPlainTerms(moment), isSame);
  if (!terms) return null;
  const { kind, until } = terms;
  return (
    <p className="ui-soft">
      {fill(payment.terms[kind], { time: formats.hour(until), date: formats.dayMonth(until) })}
    </p>
  );
}

type Terms = ReturnType<ReturnType<typeof selectPlainTerms>>;

function isSame(one: Terms, other: Terms): boolean {
  return one?.kind === other?.kind && one?.until === other?.until;
}
