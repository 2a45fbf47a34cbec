import { sendConfirmationMachine } from '../../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { spaBookingMachine } from '../../../machines/account/spa-booking/spa-booking.machine.ts';
import { SpaBookingScreen } from './SpaBookingScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  const machine = spaBookingMachine.provide({
    actors: {
      ...actors,
      resend: sendConfirmationMachine.provide({ actors: { sendConfirmation: actors.sendSpaConfirmation } }),
    },
  });
  return stepCode({ machine, Screen: SpaBookingScreen });
}
