import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { agesOf } from '../../../src/domain/guests/guests.ts';
import { firstNameLabels, fullNameLabels } from '../../../src/domain/guests/guest-labels.ts';
import { mudInputOf, spaGardenInputOf } from '../../modals/entry-time/entry-time.rules.ts';
import { dinnerInputOf } from '../../modals/package-dinner/package-dinner.rules.ts';
import { golfInputOf } from '../../modals/package-golf/package-golf.rules.ts';
import { packageGolfMachine } from '../../modals/package-golf/package-golf.machine.ts';
import { spaInputOf } from '../../modals/addon-treatments/addon-treatments.rules.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';
import { modalStates, type RefsOf } from '../../shared/open-modal.ts';
import { withOutput } from '../../shared/params.ts';
import type { ports } from '../../shared/ports.ts';
import { stayModals, stayModalsByKind, type StayModalPorts } from '../../shared/stay-modals.ts';
import { openedOf } from './addons.rules.ts';
import type { AddOnsContext } from './addons.types.ts';

/** The modals that choose an add-on's times. The keys are the names of their invocations. */
export function addOnModals(actors: StayModalPorts & Pick<typeof ports, 'loadPackageTeeTimes'>) {
  return { packageGolf: packageGolfMachine.provide({ actors }), ...stayModals(actors) };
}

type Modals = ReturnType<typeof addOnModals>;

/** Modals by the kind of add-on whose times they choose. */
export function modalsByKind({ packageGolf, ...others }: RefsOf<Modals>) {
  return { golf: packageGolf, ...stayModalsByKind(others) } satisfies Record<TimedKind, unknown>;
}

export type ModalsByKind = ReturnType<typeof modalsByKind>;

/** Takes the chosen times. A modal that the guest closes, or that breaks, changes nothing. */
const choosing = modalStates(openedAddOn, {
  onDone: [
    {
      guard: withOutput('isSubmitted'),
      target: 'choosing' as const,
      actions: [withOutput('takeTimes'), 'tellFlow' as const],
    },
    { target: 'choosing' as const },
  ],
  onError: 'choosing' as const,
});

export const choosingStates = {
  choosingTeeTimes: choosing('packageGolf', golfInputOf),
  choosingTables: choosing('packageDinner', dinnerInputOf),
  choosingTreatments: choosing('addOnTreatments', spaInputOf),
  choosingMudTime: choosing('mud', mudInputOf),
  choosingGardenTime: choosing('spaGarden', spaGardenInputOf),
};

/** The state that opens the modal of each kind. */
export const CHOOSING: Record<TimedKind, keyof typeof choosingStates> = {
  golf: 'choosingTeeTimes',
  restaurant: 'choosingTables',
  spa: 'choosingTreatments',
  mud: 'choosingMudTime',
  spaGarden: 'choosingGardenTime',
};

/** What a modal is told of its add-on. `room` is set where there are several: the heading begins with 'Room N:'. */
function openedAddOn(context: AddOnsContext): OpenedAddOn<string> {
  const { leg, offer } = openedOf(context);
  const { search, legs } = context.booking;
  return {
    room: legs.length > 1 ? leg.leg : null,
    content: offer.content,
    price: offer.price,
    party: leg.guestQuota,
    stay: { arrivalDate: search.arrivalDate, numberOfNights: search.numberOfNights },
    sessionId: context.session.id,
    firstNames: firstNameLabels(leg),
    fullNames: fullNameLabels(leg),
    ages: agesOf(leg.guests),
    mostGuests: leg.guestQuota.adults + leg.guestQuota.children,
  };
}
