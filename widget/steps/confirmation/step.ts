import { sendConfirmationMachine } from '../../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { shareMachine } from '../../../machines/shared/share/share.machine.ts';
import { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import { confirmation } from './confirmation.texts.ts';
import { rates } from '../rates/rates.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { roomSummary } from '../../shared/bill/room-summary.texts.ts';
import { times } from '../../modals/shared/times.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';
import { checkoutPorts } from '../../wiring/checkout-ports.ts';
import { confirmationPorts } from '../../wiring/confirmation-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { sharePort } from '../../wiring/share-port.ts';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ confirmation, rates, roomSummary, times });

export function confirmationStep(resources: PortResources): StepCode {
  const { checkBooking } = checkoutPorts(resources);
  return stepCode({
    machine: confirmationMachine.provide({
      actors: {
        checkBooking,
        shareStay: shareMachine.provide({ actors: sharePort(navigator) }),
        sendToFriend: sendConfirmationMachine.provide({ actors: confirmationPorts(resources.client) }),
      },
    }),
    Screen: ConfirmationScreen,
    Frame: BookingBill,
  });
}
