import { shareMachine } from '../../../machines/shared/share/share.machine.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { confirmation } from '../confirmation/confirmation.texts.ts';
import { rates } from '../rates/rates.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { roomSummary } from '../../shared/bill/room-summary.texts.ts';
import { times } from '../../modals/shared/times.texts.ts';
import { summary } from './summary.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { SummaryScreen } from './SummaryScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';
import { checkoutPorts } from '../../wiring/checkout-ports.ts';
import { oldRoomPorts } from '../../wiring/old-room-ports.ts';
import { sharePort } from '../../wiring/share-port.ts';

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
