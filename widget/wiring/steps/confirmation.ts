import { sendConfirmationMachine } from '../../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { shareMachine } from '../../../machines/shared/share/share.machine.ts';
import { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import { confirmation } from '../../../src/texts/confirmation.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { roomSummary } from '../../../src/texts/room-summary.ts';
import { times } from '../../../src/texts/times.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { ConfirmationScreen } from '../../screens/confirmation/ConfirmationScreen.tsx';
import { checkoutPorts } from '../checkout-ports.ts';
import { confirmationPorts } from '../confirmation-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { sharePort } from '../share-port.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ confirmation, roomSummary, times });

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
