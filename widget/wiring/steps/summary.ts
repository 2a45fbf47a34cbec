import { shareMachine } from '../../../machines/shared/share/share.machine.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { confirmation } from '../../../src/texts/confirmation.ts';
import { rates } from '../../../src/texts/rates.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { roomSummary } from '../../../src/texts/room-summary.ts';
import { times } from '../../../src/texts/times.ts';
import { summary } from '../../../src/texts/summary.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { SummaryScreen } from '../../screens/summary/SummaryScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../port-resources.ts';
import { checkoutPorts } from '../checkout-ports.ts';
import { oldRoomPorts } from '../old-room-ports.ts';
import { sharePort } from '../share-port.ts';

registerTexts({ confirmation, rates, roomSummary, summary, times });

export function summaryStep(resources: PortResources): StepCode {
  return stepCode({
    machine: summaryMachine.provide({
      actors: {
        ...checkoutPorts(resources),
        ...oldRoomPorts(resources.client),
        shareStay: shareMachine.provide({ actors: sharePort(navigator) }),
      },
    }),
    Screen: SummaryScreen,
    Frame: BookingBill,
  });
}
