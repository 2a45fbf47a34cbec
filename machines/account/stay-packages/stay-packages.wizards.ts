import type { StayTimedKind } from '../../../src/domain/add-on-kinds.ts';
import { roomAges, roomGuests } from '../../../src/domain/booked-room.ts';
import { namesIn, stayOfRoom } from '../../../src/domain/stay-packages.ts';
import { mudInputOf } from '../../modals/mud/mud.contract.ts';
import { dinnerInputOf } from '../../modals/package-dinner/package-dinner.contract.ts';
import { spaInputOf } from '../../modals/package-spa/package-spa.contract.ts';
import { spaGardenInputOf } from '../../modals/spa-garden/spa-garden.contract.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';
import { withOutput } from '../../shared/params.ts';
import type { stayWizards } from '../../shared/stay-wizards.ts';
import { openedOf, type StayPackagesContext } from './stay-packages.setup.ts';

/** A state in which one of the modals is open. */
function choosing<Name extends keyof ReturnType<typeof stayWizards>, Input>(
  name: Name,
  inputOf: (opened: OpenedAddOn) => Input,
) {
  return {
    tags: 'modal',
    invoke: {
      id: name,
      src: name,
      input: ({ context }: { context: StayPackagesContext }) => inputOf(openedAddOn(context)),
      // Times that were chosen are sent; a modal that was closed, or broke, changes nothing.
      onDone: [
        { guard: withOutput('canTakeTimes'), target: 'changing', actions: withOutput('wantTimes') },
        { target: 'choosing' },
      ],
      onError: 'choosing',
    },
  } as const;
}

export const choosingStates = {
  choosingTables: choosing('packageDinner', dinnerInputOf),
  choosingTreatments: choosing('packageSpa', spaInputOf),
  choosingMudTime: choosing('mud', mudInputOf),
  choosingGardenTime: choosing('spaGarden', spaGardenInputOf),
};

/** Where the times of each kind are chosen. */
export const CHOOSING: Record<StayTimedKind, keyof typeof choosingStates> = {
  restaurant: 'choosingTables',
  spa: 'choosingTreatments',
  mud: 'choosingMudTime',
  spaGarden: 'choosingGardenTime',
};

/** Every heading names the room (B §2.16). There is no session: each question for treatment times makes its own. */
function openedAddOn(context: StayPackagesContext): OpenedAddOn {
  const { room, offer } = openedOf(context);
  return {
    room: room.leg,
    content: offer.content,
    price: offer.price,
    party: room.guestQuota,
    stay: stayOfRoom(room),
    sessionId: null,
    firstNames: roomGuests(room).map(({ firstName }) => firstName),
    fullNames: namesIn(room),
    ages: roomAges(room),
    mostGuests: room.guestQuota.adults + room.guestQuota.children,
  };
}
