import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import { selectNews, selectReason } from '../../../machines/steps/payment/payment.selectors.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Why the estate refused the last payment, in its own words, at the card (E-01). */
export function PaymentRefusal({ actor }: { actor: PaymentRef }) {
  const { refused } = useTexts().payment;
  const isRefused = useSelector(actor, selectNews) === 'refused';
  const reason = useSelector(actor, selectReason);
  if (!isRefused) return null;
  return (
    <ErrorBox
      heading={refused.title}
      text={
        <div className="ui-stack ui-stack-tight">
          {reason === '' ? null : <p>{reason}</p>}
          <p>
            {refused.nothingTaken} {refused.another}
          </p>
        </div>
      }
    />
  );
}
