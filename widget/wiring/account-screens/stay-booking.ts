import { resendMachine } from '../../../machines/account/resend/resend.machine.ts';
import { stayBookingMachine } from '../../../machines/account/stay-booking/stay-booking.machine.ts';
import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import { mudMachine } from '../../../machines/modals/mud/mud.machine.ts';
import { packageDinnerMachine } from '../../../machines/modals/package-dinner/package-dinner.machine.ts';
import { packageSpaMachine } from '../../../machines/modals/package-spa/package-spa.machine.ts';
import { spaGardenMachine } from '../../../machines/modals/spa-garden/spa-garden.machine.ts';
import { StayBookingScreen } from '../../account/stay-booking/StayBookingScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../lazy-step.ts';

export function stayBookingScreen(actors: AccountActors): StepModule {
  const machine = stayBookingMachine.provide({
    actors: {
      loadStayBooking: actors.loadStayBooking,
      cancelStay: actors.cancelStay,
      resend: resendMachine.provide({ actors: { sendConfirmation: actors.sendConfirmation } }),
      packages: stayPackagesMachine.provide({
        actors: {
          loadStayPackages: actors.loadStayPackages,
          changePackage: actors.changePackage,
          packageDinner: packageDinnerMachine.provide({ actors }),
          packageSpa: packageSpaMachine.provide({ actors }),
          mud: mudMachine.provide({ actors }),
          spaGarden: spaGardenMachine.provide({ actors }),
        },
      }),
    },
  });
  return { machine, Screen: StayBookingScreen };
}
