import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The words of the button that completes the booking. It pays only where something is due today (F-11). */
export function useSubmitText(actor: PaymentRef): string {
  const { payment, formats } = useTexts();
  const { total } = useSelector(actor, selectors.selectDueToday);
  return total > 0 ? fill(payment.submit, { amount: formats.price(total) }) : payment.confirm;
}
