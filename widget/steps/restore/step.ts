import { restoreMachine } from '../../../machines/steps/restore/restore.machine.ts';
import { registerTexts } from '../../texts/registry.ts';
import { restore } from './restore.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { RestoreScreen } from './RestoreScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { legPorts } from '../../wiring/leg-ports.ts';
import { stayPorts } from '../../wiring/stay-ports.ts';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ restore });

/** The step after an expiry, for a guest who wants the booking again. */
export function restoreStep({ client }: PortResources): StepCode {
  return stepCode({
    machine: restoreMachine.provide({ actors: { ...legPorts(client), ...stayPorts(client) } }),
    Screen: RestoreScreen,
    Frame: BookingBill,
  });
}
