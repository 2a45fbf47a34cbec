import { sendConfirmationMachine } from '../../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { stayBookingMachine } from '../../../machines/account/stay-booking/stay-booking.machine.ts';
import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import { stayWizards } from '../../../machines/shared/stay-wizards.ts';
import { addons } from '../../../src/texts/addons.ts';
import { mud } from '../../../src/texts/mud.ts';
import { packageDinner } from '../../../src/texts/package-dinner.ts';
import { packageGolf } from '../../../src/texts/package-golf.ts';
import { packageSpa } from '../../../src/texts/package-spa.ts';
import { spaGarden } from '../../../src/texts/spa-garden.ts';
import { times } from '../../../src/texts/times.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { StayBookingScreen } from '../../account/stay-booking/StayBookingScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ addons, mud, packageDinner, packageGolf, packageSpa, spaGarden, times });

export function screenOf(actors: AccountActors): StepCode {
  const machine = stayBookingMachine.provide({
    actors: {
      loadStayBooking: actors.loadStayBooking,
      cancelStay: actors.cancelStay,
      resend: sendConfirmationMachine.provide({ actors: { sendConfirmation: actors.sendConfirmation } }),
      packages: stayPackagesMachine.provide({
        actors: {
          loadStayPackages: actors.loadStayPackages,
          changePackage: actors.changePackage,
          ...stayWizards(actors),
        },
      }),
    },
  });
  return stepCode({ machine, Screen: StayBookingScreen });
}
