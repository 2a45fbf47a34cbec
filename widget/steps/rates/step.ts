import { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';
import { losses } from '../rooms/losses.texts.ts';
import { rates } from './rates.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { RatesScreen } from './RatesScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { legPorts } from '../../wiring/leg-ports.ts';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stayPorts } from '../../wiring/stay-ports.ts';

registerTexts({ losses, rates });

export function ratesStep({ client }: PortResources): StepCode {
  return stepCode({
    machine: ratesMachine.provide({ actors: { ...legPorts(client), ...stayPorts(client) } }),
    Screen: RatesScreen,
    Frame: BookingBill,
  });
}
