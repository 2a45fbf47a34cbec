import { sendConfirmationMachine } from '../../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import { stayModals } from '../../../machines/shared/stay-modals.ts';
import { addons } from '../../../src/texts/addons.ts';
import { addOnKinds } from '../../../src/texts/add-on-kinds.ts';
import { outcome } from '../../../src/texts/outcome.ts';
import { times } from '../../../src/texts/times.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { BookingDetailsScreen } from '../../account/booking-details/BookingDetailsScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import { saveCancellation } from '../kept-cancellation.ts';
import { pause } from '../pause.ts';
import type { PortResources } from '../port-resources.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ addons, addOnKinds, outcome, times });

export function screenOf(actors: AccountActors, { storage }: PortResources): StepCode {
  const machine = bookingDetailsMachine.provide({
    actors: {
      ...actors,
      resend: sendConfirmationMachine.provide({ actors }),
      outcome: outcomeMachine.provide({ actors: { ask: actors.askCancellation, pause } }),
      packages: stayPackagesMachine.provide({ actors: { ...actors, ...stayModals(actors) } }),
    },
    actions: {
      noteSent: ({ context: { route, sent } }) => saveCancellation(storage, route.id, sent),
    },
  });
  return stepCode({ machine, Screen: BookingDetailsScreen });
}
