import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { StayTimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { STAY_TIMED_KINDS } from '../../../src/domain/addons/addon-rules.ts';
import { bookedTimes, type BookedTime } from '../../../src/domain/account/booked-times.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { packagePrice } from '../../../src/domain/money/pricing.ts';
import {
  bookedPackage,
  itineraryTimes,
  namesIn,
  packageMoney,
  type PackageMoney,
  type StayPackage,
} from '../../../src/domain/account/stay-packages.ts';
import { roomHoursOf, stayTimesOf, type StayTimes } from '../../../src/domain/booking/stay-times.ts';
import { openModal, type OpenModalOf } from '../../shared/open-modal.ts';
import type { stayPackagesMachine } from './stay-packages.machine.ts';
import {
  isBooked,
  isSame,
  kindOf,
  offersOf,
  quantityOf,
  removedOf,
  roomOf,
  type ChangeKind,
} from './stay-packages.setup.ts';

type Snapshot = SnapshotFrom<typeof stayPackagesMachine>;

export const selectOffers = contextSelector((context: Snapshot['context']): StayPackage[] =>
  offersOf(context),
);
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading');
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
/** Whether the stay has several rooms, so that each is named. */
export const selectHasRooms = ({ context }: Snapshot): boolean => context.booking.items.length > 1;
/** A change is under way, until the booking has been read again. */
export const selectIsChanging = (snapshot: Snapshot): boolean => snapshot.hasTag('changing');

/** A package of a room, as the view shows it. */
export interface RoomPackage {
  /** The booked quantity, and the times that are known; null where the package is not booked. */
  booked: { quantity: number; times: BookedTime[] } | null;
  /** The quantity to add, and its price. */
  quantity: number;
  amount: MinorUnits;
  /** The change of this package that is under way. */
  changing: ChangeKind | null;
  /** The change of this package that the estate has refused, with its own reason. */
  refused: { what: ChangeKind; reason: string } | null;
}

export function selectRoomPackage(leg: number, offer: StayPackage): (snapshot: Snapshot) => RoomPackage {
  const wanted = { leg, code: offer.price.code };
  return (snapshot) => {
    const { context } = snapshot;
    const { added, change, refused } = context;
    const room = roomOf(context, leg);
    const booked = room && bookedPackage(room, wanted.code);
    const own = added.find((one) => isSame(one, wanted));
    const quantity = offer.kind === 'perItem' ? quantityOf(context, wanted) : 1;
    const isChanged = change !== null && isSame(change, wanted);
    const isRefused = refused !== null && isSame(refused, wanted);
    return {
      booked: booked && {
        quantity: booked.quantity,
        times: own ? bookedTimes(own.selections, namesIn(room)) : itineraryTimes(room, offer),
      },
      quantity,
      amount: room ? packagePrice(offer.price, quantity, room.guestQuota) : 0,
      changing: isChanged && selectIsChanging(snapshot) ? kindOf(change.change) : null,
      // The stay may show that the change was made although the estate has refused it.
      refused:
        isRefused &&
        !selectIsChanging(snapshot) &&
        (kindOf(refused.change) === 'remove') === isBooked(context, wanted)
          ? { what: kindOf(refused.change), reason: refused.reason }
          : null,
    };
  };
}

/** The package that the guest is asked about before it is removed. */
export interface Removal extends PackageMoney {
  leg: number;
  name: string;
}

const selectRemoved = contextSelector((context: Snapshot['context']): Removal => {
  const { room, offer } = removedOf(context);
  const { displayName: name } = offer.content;
  return { leg: room.leg, name, ...packageMoney(context.booking, room, offer.price.code) };
});

/** The open question before a package is removed; null while none is. */
export const selectRemoval = (snapshot: Snapshot): Removal | null =>
  snapshot.matches('askingToRemove') ? selectRemoved(snapshot) : null;

/** The warnings about the times of each room. */
export const selectTimes = contextSelector((context: Snapshot['context']): (StayTimes & { leg: number })[] =>
  context.booking.items.map((room) => {
    const added = context.added.filter(({ leg }) => leg === room.leg);
    const selections = added.flatMap((one) => one.selections);
    return { leg: room.leg, ...stayTimesOf(context.configuration, room, selections) };
  }),
);

/** From when until when the guests have the room whose times are chosen; null while none are. */
export const selectStayHours = contextSelector((context: Snapshot['context']) => {
  const room = context.opened && roomOf(context, context.opened.leg);
  return room && roomHoursOf(context.configuration, room);
});

export type OpenModal = OpenModalOf<Snapshot['children'], StayTimedKind>;

/** The modal that is open, with its actor; null while none is. */
export const selectModal = ({ children }: Snapshot): OpenModal | null =>
  openModal(STAY_TIMED_KINDS, children);
