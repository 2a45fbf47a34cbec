import { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';
import { losses } from '../../../src/texts/losses.ts';
import { rates } from '../../../src/texts/rates.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { RatesScreen } from '../../screens/rates/RatesScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { legPorts } from '../leg-ports.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ losses, rates });

export function ratesStep({ client }: PortResources): StepCode {
  return stepCode({
    machine: ratesMachine.provide({ actors: legPorts(client) }),
    Screen: RatesScreen,
    Frame: BookingBill,
  });
}
