import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The words of the button that completes the booking. It pays only where something is due today (F-11). */
export function useSubmitText(actor: PaymentRef): string {
  const { submit, confirm } = useTexts().payment;
  return useSelector(actor, selectors.selectDueToday).total > 0 ? submit : confirm;
}
