import type { ActorRefFrom } from 'xstate';
import type { StayTimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { STAY_TIMED_KINDS } from '../../../src/domain/addons/addon-rules.ts';
import { roomAges, roomGuests } from '../../../src/domain/account/booked-room.ts';
import { namesIn, stayOf, stayOfRoom } from '../../../src/domain/account/stay-packages.ts';
import { mudInputOf, spaGardenInputOf } from '../../modals/entry-time/entry-time.rules.ts';
import { tablesInputOf } from '../../modals/addon-tables/addon-tables.rules.ts';
import { treatmentsInputOf } from '../../modals/addon-treatments/addon-treatments.rules.ts';
import { modalStates } from '../../shared/open-modal.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import {
  openedOf,
  requestOf,
  stayPackagesSetup,
  type PackageOfLeg,
  type StayPackagesContext,
} from './stay-packages.setup.ts';

/** Chosen times are sent. A modal that the guest closes, or that breaks, changes nothing. */
const choosing = modalStates(openedAddOn, {
  onDone: [
    {
      guard: withOutput('canTakeTimes'),
      target: 'changing' as const,
      actions: withOutput('wantTimes'),
    },
    { target: 'choosing' as const },
  ],
  onError: 'choosing' as const,
});

/** The states in which a modal is open, by its kind. */
const modalsOpen = {
  table: choosing('table', tablesInputOf),
  treatment: choosing('treatment', treatmentsInputOf),
  mud: choosing('mud', mudInputOf),
  spaGarden: choosing('spaGarden', spaGardenInputOf),
} satisfies Record<StayTimedKind, unknown>;

/** Every modal names the room in its heading. There is no session: each question for times makes its own. */
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
    atOpening: [],
  };
}

function opens(kind: StayTimedKind) {
  return {
    type: 'canOpen' as const,
    params: ({ event: { leg, code } }: { event: PackageOfLeg }) => ({ leg, code, kind }),
  };
}

const open = withEvent('open');

/**
 * A member adds packages to the rooms of an upcoming stay, or removes them, which is asked about first.
 *
 * Each change is one call. The parent is told of it before, and loads the booking again after it, whatever the answer
 * was. Nothing else can be changed until it has.
 */
export const stayPackagesMachine = stayPackagesSetup.createMachine({
  id: 'stayPackages',
  context: ({ input }) => ({
    ...input,
    prices: null,
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
        onError: 'unavailable',
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
          target: 'askingToRemove',
          actions: withEvent('wantRemoved'),
        },
        'quantity.changed': {
          guard: withEvent('canChangeQuantity'),
          actions: withEvent('changeQuantity'),
        },
        'package.opened': STAY_TIMED_KINDS.map((kind) => ({
          guard: opens(kind),
          target: kind,
          actions: open,
        })),
      },
    },
    ...modalsOpen,
    askingToRemove: {
      on: {
        'removal.confirmed': 'changing',
        'removal.declined': 'choosing',
        'booking.reloaded': {
          target: 'choosing',
          actions: withEvent('keepBooking'),
        },
      },
    },
    changing: {
      tags: ['busy', 'changing'],
      entry: 'tellSent',
      invoke: {
        id: 'changePackage',
        src: 'changePackage',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'refreshing', actions: ['keepAdded', 'tellAnswered'] },
        onError: {
          target: 'refreshing',
          actions: [withFailure('keepRefusal', 'changePackage'), 'tellAnswered'],
        },
      },
    },
    /** The parent loads the booking again, and ends this machine where the booking does not tell what became of it. */
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
