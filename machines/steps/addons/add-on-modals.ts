import type { ActorRefFrom } from 'xstate';
import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { agesOf } from '../../../src/domain/guests/guests.ts';
import { packageOf } from '../../../src/domain/booking/legs.ts';
import { firstNameLabels, fullNameLabels } from '../../../src/domain/guests/guest-labels.ts';
import { mudInputOf, spaGardenInputOf } from '../../modals/entry-time/entry-time.rules.ts';
import { tablesInputOf } from '../../modals/addon-tables/addon-tables.rules.ts';
import { golfInputOf } from '../../modals/addon-golf/addon-golf.rules.ts';
import { addOnGolfMachine } from '../../modals/addon-golf/addon-golf.machine.ts';
import { treatmentsInputOf } from '../../modals/addon-treatments/addon-treatments.rules.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';
import { modalStates } from '../../shared/open-modal.ts';
import { withOutput } from '../../shared/params.ts';
import type { ports } from '../../shared/ports.ts';
import { stayModals, type StayModalPorts } from '../../shared/stay-modals.ts';
import { openedOf, type AddOnsContext } from './addons.rules.ts';

/** The modals that choose an add-on's times, by its kind. */
export function addOnModals(actors: StayModalPorts & Pick<typeof ports, 'loadPackageTeeTimes'>) {
  return { golf: addOnGolfMachine.provide({ actors }), ...stayModals(actors) } satisfies Record<
    TimedKind,
    unknown
  >;
}

/** The actors of the open modals. */
export type AddOnModalRefs = {
  [Kind in TimedKind]: ActorRefFrom<ReturnType<typeof addOnModals>[Kind]>;
};

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

/** The states in which a modal is open, by its kind. */
export const modalsOpen = {
  golf: choosing('golf', golfInputOf),
  table: choosing('table', tablesInputOf),
  treatment: choosing('treatment', treatmentsInputOf),
  mud: choosing('mud', mudInputOf),
  spaGarden: choosing('spaGarden', spaGardenInputOf),
} satisfies Record<TimedKind, unknown>;

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
    atOpening: packageOf(leg, offer.price.code)?.selections ?? [],
  };
}
