import type { ports } from '../../../machines/shared/ports.ts';
import { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import { PaymentScreen } from '../../screens/payment/PaymentScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function paymentStep(actors: typeof ports): StepModule {
  return { machine: paymentMachine.provide({ actors }), Screen: PaymentScreen };
}
