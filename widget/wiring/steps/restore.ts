import { fromPromise } from 'xstate';
import { restoreMachine } from '../../../machines/steps/restore/restore.machine.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { restore } from '../../../src/texts/restore.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { RestoreScreen } from '../../screens/restore/RestoreScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { legPorts } from '../leg-ports.ts';
import { findRooms } from '../stay-ports.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ restore });

/** The step after an expiry, for a guest who wants the booking again. */
export function restoreStep({ client }: PortResources): StepCode {
  return stepCode({
    machine: restoreMachine.provide({
      actors: {
        ...legPorts(client),
        searchAvailability: fromPromise(({ input, signal }) => findRooms(client, input, signal)),
      },
    }),
    Screen: RestoreScreen,
    Frame: BookingBill,
  });
}
