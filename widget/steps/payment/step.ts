import { createElement } from 'react';
import { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import { payment } from './payment.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { roomSummary } from '../../shared/bill/room-summary.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';
import { PaymentPageProvider } from './payment-page-context.tsx';
import { checkoutPorts } from '../../wiring/checkout-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { paymentPage } from '../../wiring/payment-page.ts';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stayPorts } from '../../wiring/stay-ports.ts';

registerTexts({ payment, roomSummary });

const ScreenWithPage: typeof PaymentScreen = (props) =>
  createElement(PaymentPageProvider, { page: paymentPage, children: createElement(PaymentScreen, props) });

export function paymentStep(resources: PortResources): StepCode {
  const actors = { ...checkoutPorts(resources), ...stayPorts(resources.client) };
  return stepCode({
    machine: paymentMachine.provide({ actors }),
    Screen: ScreenWithPage,
    Frame: BookingBill,
  });
}
