import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** Why a card is asked for although nothing is paid today. */
export function CardReason({ actor }: { actor: PaymentRef }) {
  const { reason } = useTexts().payment.card;
  const today = useSelector(actor, selectors.selectDueToday);
  const isGuaranteed = useSelector(actor, selectors.selectIsGuaranteed);
  if (today.total > 0) return null;
  return <p className="payment-card-reason">{isGuaranteed ? reason.guarantee : reason.always}</p>;
}
