import { roomAges, roomGuests } from '../../../src/domain/booked-room.ts';
import { namesIn, stayOfRoom } from '../../../src/domain/stay-packages.ts';
import {
  dinnerInputOf,
  mudInputOf,
  spaGardenInputOf,
  spaInputOf,
  type OpenedAddOn,
} from '../../shared/add-on-inputs.ts';
import { withOutput } from '../../shared/params.ts';
import { timesDialog } from '../../shared/times-dialogs.ts';
import { openedOf, type StayPackagesContext } from './stay-packages.setup.ts';

/** Times that were chosen are sent; a modal that was closed, or broke, changes nothing. */
const afterwards = {
  onDone: [
    {
      guard: withOutput('canTakeTimes'),
      target: 'changing' as const,
      actions: withOutput('wantTimes'),
    },
    { target: 'choosing' as const },
  ],
  onError: 'choosing' as const,
};

export const choosingTables = timesDialog(
  'packageDinner',
  (context: StayPackagesContext) => dinnerInputOf(openedAddOn(context)),
  afterwards,
);
export const choosingTreatments = timesDialog(
  'packageSpa',
  (context: StayPackagesContext) => spaInputOf(openedAddOn(context)),
  afterwards,
);
export const choosingMudTime = timesDialog(
  'mud',
  (context: StayPackagesContext) => mudInputOf(openedAddOn(context)),
  afterwards,
);
export const choosingGardenTime = timesDialog(
  'spaGarden',
  (context: StayPackagesContext) => spaGardenInputOf(openedAddOn(context)),
  afterwards,
);

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
