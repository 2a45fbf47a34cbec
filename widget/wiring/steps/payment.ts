import { createElement } from 'react';
import { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import { payment } from '../../../src/texts/payment.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { roomSummary } from '../../../src/texts/room-summary.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { PaymentScreen } from '../../screens/payment/PaymentScreen.tsx';
import { PaymentPageProvider } from '../../screens/payment/payment-page-context.tsx';
import { checkoutPorts } from '../checkout-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { paymentPage } from '../payment-page.ts';
import type { PortResources } from '../port-resources.ts';
import { stayPorts } from '../stay-ports.ts';

registerTexts({ payment, roomSummary });

const ScreenWithPage: typeof PaymentScreen = (props) =>
  createElement(PaymentPageProvider, { page: paymentPage, children: createElement(PaymentScreen, props) });

export function paymentStep(resources: PortResources): StepCode {
  const actors = { ...checkoutPorts(resources), checkVoucher: stayPorts(resources.client).checkVoucher };
  return stepCode({
    machine: paymentMachine.provide({ actors }),
    Screen: ScreenWithPage,
    Frame: BookingBill,
  });
}
