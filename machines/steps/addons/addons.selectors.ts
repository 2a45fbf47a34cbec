import type { SnapshotFrom } from 'xstate';
import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { TIMED_KINDS } from '../../../src/domain/addons/addon-rules.ts';
import type { LegPackage } from '../../../src/domain/addons/addons.ts';
import { bookedTimes, type BookedTime } from '../../../src/domain/account/booked-times.ts';
import { clashesOf, type Clash } from '../../../src/domain/booking/clashes.ts';
import { earlyTimesOf, stayHoursOf, type EarlyTime } from '../../../src/domain/booking/stay-times.ts';
import { fullNameLabels, type GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import { legOf, packageOf } from '../../../src/domain/booking/legs.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { addOnPrice } from '../../../src/domain/money/pricing.ts';
import type { GuestQuota } from '../../../src/domain/search/occupancy.ts';
import { suitedFirst } from '../../../src/domain/addons/suited.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import { openModal, type OpenModalOf } from '../../shared/open-modal.ts';
import type { addonsMachine } from './addons.machine.ts';
import { freeRooms, offersOf, type AddOnOffer } from './addons.rules.ts';
import type { AddOnModalRefs } from './add-on-modals.ts';

type AddOnsSnapshot = SnapshotFrom<typeof addonsMachine>;

export const selectOffers = contextSelector((context: AddOnsSnapshot['context']): AddOnOffer[] =>
  suitedFirst(offersOf(context), context.configuration, context.booking.legs),
);
/** The rooms to choose from for each add-on that several can have, by its code. */
export const selectFreeRooms = contextSelector(
  (context: AddOnsSnapshot['context']) =>
    new Map(offersOf(context).map(({ price: { code } }) => [code, freeRooms(context, code)])),
);
/** The codes of the add-ons that a room has. */
export const selectTakenCodes = contextSelector(({ booking }: AddOnsSnapshot['context']) =>
  booking.legs.flatMap(({ packages }) => packages.map(({ price }) => price.code)),
);
/** The booking has one room, whose number says nothing. */
export const selectIsOnlyRoom = ({ context }: AddOnsSnapshot): boolean => context.booking.legs.length === 1;
export const selectIsLoading = (snapshot: AddOnsSnapshot) => snapshot.matches('loading');
export const selectIsUnavailable = (snapshot: AddOnsSnapshot) => snapshot.matches('unavailable');

/** A room's chosen add-on of this code; null where it has none. */
export function selectTaken(leg: number, code: string): (snapshot: AddOnsSnapshot) => LegPackage | null {
  return ({ context: { booking } }) => {
    const room = legOf(booking, leg);
    return room && packageOf(room, code);
  };
}

/** A room's booked times of an add-on, the earliest first, and their price. */
export interface BookedTimes {
  times: BookedTime[];
  amount: MinorUnits;
}

const selectBookedRooms = contextSelector(({ booking }: AddOnsSnapshot['context']) => {
  const rooms = booking.legs.map((leg) => {
    const names = fullNameLabels(leg);
    const booked = leg.packages.map((addOn): [string, BookedTimes] => [
      addOn.price.code,
      { times: bookedTimes(addOn.selections, names), amount: addOnPrice(addOn, leg.guestQuota) },
    ]);
    return [leg.leg, new Map(booked)] as const;
  });
  return new Map(rooms);
});

/** A room's booked times of an add-on with times; null where it has none. */
export function selectBookedTimes(
  leg: number,
  code: string,
): (snapshot: AddOnsSnapshot) => BookedTimes | null {
  return (snapshot) => selectBookedRooms(snapshot).get(leg)?.get(code) ?? null;
}

/** Times of a room that overlap for one of its guests, or come before check-in. */
export interface RoomClashes {
  leg: number;
  clashes: Clash[];
  early: EarlyTime[];
}

export const selectClashes = contextSelector(
  ({ booking, configuration }: AddOnsSnapshot['context']): RoomClashes[] =>
    booking.legs.map((leg) => ({
      leg: leg.leg,
      clashes: clashesOf(configuration, leg),
      early: earlyTimesOf(configuration, booking, leg),
    })),
);

/** From when until when the guests have their rooms. */
export const selectStayHours = contextSelector(({ configuration, booking }: AddOnsSnapshot['context']) =>
  stayHoursOf(configuration, booking),
);

export type OpenModal = OpenModalOf<AddOnModalRefs, TimedKind>;

/** The modal that is open, with its actor; null while none is. */
export const selectModal = ({ children }: AddOnsSnapshot): OpenModal | null =>
  openModal(TIMED_KINDS, children);

/** The question which room an add-on is for, with the rooms to choose from; null while it is not asked. */
export function selectAskedRooms(snapshot: AddOnsSnapshot): AskedRooms | null {
  return snapshot.matches('askingRoom') ? selectAsked(snapshot) : null;
}

interface AskedRooms {
  name: string;
  rooms: { leg: number; names: GuestLabel[]; party: GuestQuota }[];
}

const selectAsked = contextSelector((context: AddOnsSnapshot['context']): AskedRooms | null => {
  const { asked, booking } = context;
  const offer = offersOf(context).find(({ price }) => price.code === asked);
  if (!offer) return null;
  const free = freeRooms(context, offer.price.code);
  return {
    name: offer.content.displayName,
    rooms: booking.legs
      .filter(({ leg }) => free.includes(leg))
      .map((leg) => ({ leg: leg.leg, names: fullNameLabels(leg), party: leg.guestQuota })),
  };
});
