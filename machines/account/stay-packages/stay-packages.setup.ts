import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { StayTimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { ADD_ON_QUANTITY, clampQuantity } from '../../../src/domain/addons/addon-rules.ts';
import type { PackagePrice, StaySelection, AddOnContent } from '../../../src/domain/addons/addons.ts';
import { bookedPackage, stayPackages, type StayPackage } from '../../../src/domain/account/stay-packages.ts';
import type { SentPackage } from '../../../src/domain/booking/sent-write.ts';
import type { BookedRoom, StayBooking } from '../../../src/domain/account/stay-bookings.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { ChildrenOf, TimesAnswer } from '../../shared/open-modal.ts';
import { ports } from '../../shared/ports.ts';
import { refusalReason } from '../../shared/refusals.ts';
import { stayModals } from '../../shared/stay-modals.ts';
import type {
  BookingReloaded,
  PackageAnswered,
  PackageSent,
  StayPackagesInput,
} from '../booking-details/booking-details.rules.ts';
import { port } from '../../shared/port.ts';

/** A change of a package of a booked room. */
export type PackageChange =
  { type: 'add'; quantity: number } | { type: 'addTimes'; selections: StaySelection[] } | { type: 'remove' };

export interface PackageChangeRequest {
  room: BookedRoom;
  content: AddOnContent;
  price: PackagePrice;
  change: PackageChange;
}

/** The calls about packages of a booked stay. The ports of the modals ask for times. */
export const stayPackagesPorts = {
  loadStayPackages: port<PackagePrice[], { arrivalDate: LocalDate; numberOfNights: number }>(
    'loadStayPackages',
  ),
  changePackage: port<undefined, PackageChangeRequest>('changePackage'),
};

/** A package of a room. */
export interface PackageOfLeg {
  leg: number;
  code: string;
}

export interface StayPackagesContext extends StayPackagesInput {
  /** Prices by package; null until they are known. */
  prices: PackagePrice[] | null;
  /** The quantities that the guest has chosen, for packages sold by number. */
  quantities: (PackageOfLeg & { quantity: number })[];
  /** The package whose times are being chosen, or were chosen last. */
  opened: PackageOfLeg | null;
  /** The change that is under way, or was last. */
  change: (PackageOfLeg & { change: PackageChange }) | null;
  /** The change that the estate has refused last, with its own reason. */
  refused: (PackageOfLeg & { change: PackageChange; reason: string }) | null;
  /** Times added since the stay was opened. */
  added: (PackageOfLeg & { selections: StaySelection[] })[];
}

export type StayPackagesEvent =
  | { type: 'package.added'; leg: number; code: string }
  | { type: 'package.removed'; leg: number; code: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }
  /** The guest opens the choice of times. */
  | { type: 'package.opened'; leg: number; code: string }
  | { type: 'quantity.changed'; leg: number; code: string; quantity: number }
  | { type: 'load.retried' }
  | BookingReloaded;

const types = {} as {
  context: StayPackagesContext;
  events: StayPackagesEvent;
  input: StayPackagesInput;
  tags: 'busy' | 'modal' | 'changing';
  children: ChildrenOf<ReturnType<typeof stayModals>>;
};

export const stayPackagesSetup = setup({
  types,
  actors: {
    loadStayPackages: stayPackagesPorts.loadStayPackages,
    changePackage: stayPackagesPorts.changePackage,
    ...stayModals(ports),
  },
  guards: {
    canAdd: ({ context }, wanted: PackageOfLeg) => {
      const kind = offerOf(context, wanted)?.kind;
      return (kind === 'perItem' || kind === 'toggle') && !isBooked(context, wanted);
    },
    canOpen: ({ context }, { kind, ...wanted }: PackageOfLeg & { kind: StayTimedKind }) =>
      offerOf(context, wanted)?.kind === kind && !isBooked(context, wanted),
    canChangeQuantity: ({ context }, wanted: PackageOfLeg) =>
      offerOf(context, wanted)?.kind === 'perItem' && !isBooked(context, wanted),
    canRemove: ({ context }, wanted: PackageOfLeg) =>
      offerOf(context, wanted) !== null && isBooked(context, wanted),
    /** Times were chosen, and the room can still take the package: it may have been cancelled meanwhile. */
    canTakeTimes: ({ context }, answer: TimesAnswer<StaySelection>) =>
      answer.type === 'submitted' && context.opened !== null && offerOf(context, context.opened) !== null,
  },
  actions: {
    keepPrices: assign((_, prices: PackagePrice[]) => ({ prices })),
    keepBooking: assign((_, { booking }: { booking: StayBooking }) => ({ booking })),
    open: assign((_, { leg, code }: PackageOfLeg) => ({ opened: { leg, code }, refused: null })),
    changeQuantity: assign(({ context }, { leg, code, quantity }: PackageOfLeg & { quantity: number }) => ({
      quantities: [
        ...context.quantities.filter((one) => !isSame(one, { leg, code })),
        { leg, code, quantity: clampQuantity(quantity) },
      ],
    })),
    wantAdded: assign(({ context }, { leg, code }: PackageOfLeg) => ({
      change: { leg, code, change: { type: 'add' as const, quantity: quantityOf(context, { leg, code }) } },
      refused: null,
    })),
    wantRemoved: assign((_, { leg, code }: PackageOfLeg) => ({
      change: { leg, code, change: { type: 'remove' as const } },
      refused: null,
    })),
    wantTimes: assign(({ context: { opened } }, answer: TimesAnswer<StaySelection>) =>
      opened && answer.type === 'submitted'
        ? { change: { ...opened, change: { type: 'addTimes' as const, selections: answer.selections } } }
        : {},
    ),
    keepAdded: assign(({ context: { change, added } }) => {
      if (change === null) return {};
      const others = added.filter((one) => !isSame(one, change));
      const { leg, code } = change;
      return change.change.type === 'addTimes'
        ? { added: [...others, { leg, code, selections: change.change.selections }] }
        : { added: others };
    }),
    keepRefusal: assign(({ context: { change } }, failure: Failure) => {
      const reason = refusalReason(failure);
      return change && reason !== null ? { refused: { ...change, reason } } : {};
    }),
    tellSent: sendParent(({ context }): PackageSent => {
      const { leg, code, change } = changeUnderWay(context);
      return { type: 'package.sent', leg, code, change: kindOf(change) };
    }),
    tellAnswered: sendParent(({ context: { refused } }): PackageAnswered => ({
      type: 'package.answered',
      refusal: refused?.reason ?? null,
    })),
  },
});

/** The room and the package whose times are being chosen. Throws while no times are being chosen. */
export function openedOf(context: StayPackagesContext): { room: BookedRoom; offer: StayPackage } {
  return partsOf(context, context.opened);
}

/** The room and the package of the change that is asked about. Throws while there is none. */
export function removedOf(context: StayPackagesContext): { room: BookedRoom; offer: StayPackage } {
  return partsOf(context, changeUnderWay(context));
}

export type ChangeKind = SentPackage['change'];

export function kindOf({ type }: PackageChange): ChangeKind {
  return type === 'remove' ? 'remove' : 'add';
}

/** The change under way, as it is sent. Throws while there is none. */
export function requestOf(context: StayPackagesContext): PackageChangeRequest {
  const wanted = changeUnderWay(context);
  const { room, offer } = partsOf(context, wanted);
  return { room, content: offer.content, price: offer.price, change: wanted.change };
}

export function offersOf({ configuration, booking, prices }: StayPackagesContext): StayPackage[] {
  return stayPackages(configuration, booking.items, prices ?? []);
}

export function roomOf({ booking }: StayPackagesContext, leg: number): BookedRoom | null {
  return booking.items.find((candidate) => candidate.leg === leg) ?? null;
}

export function isBooked(context: StayPackagesContext, { leg, code }: PackageOfLeg): boolean {
  const room = roomOf(context, leg);
  return room !== null && bookedPackage(room, code) !== null;
}

export function quantityOf({ quantities }: StayPackagesContext, wanted: PackageOfLeg): number {
  return quantities.find((one) => isSame(one, wanted))?.quantity ?? ADD_ON_QUANTITY.min;
}

export function isSame(one: PackageOfLeg, other: PackageOfLeg): boolean {
  return one.leg === other.leg && one.code === other.code;
}

function offerOf(context: StayPackagesContext, { leg, code }: PackageOfLeg): StayPackage | null {
  return offersOf(context).find(({ price, legs }) => price.code === code && legs.includes(leg)) ?? null;
}

function changeUnderWay({ change }: StayPackagesContext) {
  if (change === null) throw new Error('no package is being changed');
  return change;
}

function partsOf(context: StayPackagesContext, wanted: PackageOfLeg | null) {
  const room = wanted && roomOf(context, wanted.leg);
  const offer = wanted && offerOf(context, wanted);
  if (!room || !offer) throw new Error('no package is meant');
  return { room, offer };
}
