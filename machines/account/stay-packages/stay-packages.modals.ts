import { roomGuests } from '../../../src/domain/booked-room.ts';
import { namesIn, stayOfRoom } from '../../../src/domain/stay-packages.ts';
import {
  dinnerInputOf,
  mudInputOf,
  spaGardenInputOf,
  spaInputOf,
  type OpenedAddOn,
} from '../../shared/add-on-inputs.ts';
import {
  openedOf,
  stayPackagesSetup,
  type StayPackagesContext,
  type TimesAnswer,
} from './stay-packages.setup.ts';

const config = stayPackagesSetup.createStateConfig.bind(stayPackagesSetup);

const answerOf = ({ event }: { event: { output: TimesAnswer } }) => ({ answer: event.output });

/** Times that were chosen are sent; a modal that was closed, or broke, changes nothing. */
const onDone = [
  {
    guard: { type: 'canTakeTimes' as const, params: answerOf },
    target: 'changing',
    actions: { type: 'wantTimes' as const, params: answerOf },
  },
  { target: 'choosing' },
];

export const choosingTables = config({
  tags: 'modal',
  invoke: {
    id: 'packageDinner',
    src: 'packageDinner',
    input: ({ context }) => dinnerInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});

export const choosingTreatments = config({
  tags: 'modal',
  invoke: {
    id: 'packageSpa',
    src: 'packageSpa',
    input: ({ context }) => spaInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});

export const choosingMudTime = config({
  tags: 'modal',
  invoke: {
    id: 'mud',
    src: 'mud',
    input: ({ context }) => mudInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});

export const choosingGardenTime = config({
  tags: 'modal',
  invoke: {
    id: 'spaGarden',
    src: 'spaGarden',
    input: ({ context }) => spaGardenInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});

/** Every heading names the room (B §2.16). There is no session: each question for treatment times makes its own. */
function openedAddOn(context: StayPackagesContext): OpenedAddOn {
  const { room, offer } = openedOf(context);
  return {
    room: room.Leg,
    content: offer.content,
    stay: stayOfRoom(room),
    sessionId: null,
    firstNames: roomGuests(room).map(({ FirstName }) => FirstName),
    fullNames: namesIn(room),
    mostGuests: room.GuestQuota.Adults + room.GuestQuota.Children,
  };
}
