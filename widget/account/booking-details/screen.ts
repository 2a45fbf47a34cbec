import { sendConfirmationMachine } from '../../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import { stayModals } from '../../../machines/shared/stay-modals.ts';
import { addons } from '../../steps/addons/addons.texts.ts';
import { addOnKinds } from '../../steps/addons/add-on-kinds.texts.ts';
import { outcome } from '../../steps/outcome/outcome.texts.ts';
import { times } from '../../modals/shared/times.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { BookingDetailsScreen } from './BookingDetailsScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { saveChange } from '../../wiring/kept-changes.ts';
import { pause } from '../../wiring/pause.ts';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ addons, addOnKinds, outcome, times });

export function screenOf(actors: AccountActors, { storage }: PortResources): StepCode {
  const machine = bookingDetailsMachine.provide({
    actors: {
      ...actors,
      resend: sendConfirmationMachine.provide({ actors }),
      outcome: outcomeMachine.provide({ actors: { ask: actors.askChange, pause } }),
      packages: stayPackagesMachine.provide({ actors: { ...actors, ...stayModals(actors) } }),
    },
    actions: {
      noteSent: ({ context: { route, sent } }) => saveChange(storage, route.id, sent),
    },
  });
  return stepCode({ machine, Screen: BookingDetailsScreen });
}
