import type { ActorRefFrom } from 'xstate';
import { stayOf, type StayPackageKind, namesIn, stayOfRoom } from '../../../src/domain/stay-packages.ts';
import { roomAges, roomGuests } from '../../../src/domain/booked-room.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import {
  dinnerInputOf,
  mudInputOf,
  spaGardenInputOf,
  spaInputOf,
  type OpenedAddOn,
} from '../../shared/add-on-inputs.ts';
import { timesDialog } from '../../shared/times-dialogs.ts';
import {
  changedOf,
  stayPackagesSetup,
  type PackageOfLeg,
  openedOf,
  type StayPackagesContext,
} from './stay-packages.setup.ts';

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

function opens(kind: StayPackageKind) {
  return {
    type: 'canOpen' as const,
    params: ({ event: { leg, code } }: { event: PackageOfLeg }) => ({ leg, code, kind }),
  };
}

const open = withEvent('open');

/**
 * Packages on an upcoming stay (B §2.16, §4, §5): each is added to a room, or removed, by one call, after which the
 * parent loads the booking again; nothing else can be changed until it has.
 */
export const stayPackagesMachine = stayPackagesSetup.createMachine({
  id: 'stayPackages',
  context: ({ input }) => ({
    ...input,
    prices: null,
    failure: null,
    quantities: [],
    opened: null,
    change: null,
    refused: null,
    added: [],
  }),
  initial: 'loading',
  on: { 'booking.reloaded': { actions: withEvent('keepBooking') } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStayPackages',
        src: 'loadStayPackages',
        input: ({ context: { booking } }) => stayOf(booking),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepPrices'),
        },
        onError: { target: 'unavailable', actions: withFailure('keepFailure', 'loadStayPackages') },
      },
    },
    unavailable: {
      on: { 'load.retried': 'loading' },
    },
    choosing: {
      on: {
        'package.added': {
          guard: withEvent('canAdd'),
          target: 'changing',
          actions: withEvent('wantAdded'),
        },
        'package.removed': {
          guard: withEvent('canRemove'),
          target: 'changing',
          actions: withEvent('wantRemoved'),
        },
        'quantity.changed': {
          guard: withEvent('canChangeQuantity'),
          actions: withEvent('changeQuantity'),
        },
        'package.opened': [
          { guard: opens('restaurant'), target: 'choosingTables', actions: open },
          { guard: opens('spa'), target: 'choosingTreatments', actions: open },
          { guard: opens('mud'), target: 'choosingMudTime', actions: open },
          { guard: opens('spaGarden'), target: 'choosingGardenTime', actions: open },
        ],
      },
    },
    choosingTables,
    choosingTreatments,
    choosingMudTime,
    choosingGardenTime,
    changing: {
      tags: ['busy', 'changing'],
      invoke: {
        id: 'changePackage',
        src: 'changePackage',
        input: ({ context }) => {
          const { room, offer } = changedOf(context);
          const change = context.change?.change ?? { type: 'remove' };
          return { room, content: offer.content, price: offer.price, change };
        },
        onDone: { target: 'refreshing', actions: ['keepAdded', 'tellParent'] },
        onError: [
          {
            guard: withFailure('isUnknown', 'changePackage'),
            target: 'refreshing',
            actions: [withFailure('keepRefusal', 'changePackage'), 'tellParent'],
          },
          { target: 'choosing', actions: withFailure('keepRefusal', 'changePackage') },
        ],
      },
    },
    /** The parent loads the booking again. */
    refreshing: {
      tags: ['busy', 'changing'],
      on: {
        'booking.reloaded': {
          target: 'choosing',
          actions: withEvent('keepBooking'),
        },
      },
    },
  },
});

export type StayPackagesRef = ActorRefFrom<typeof stayPackagesMachine>;
