import { feesPerNight, namedFees, type NightFees } from '../../../src/domain/money/fees.ts';
import { guestQuotaOf } from '../../../src/domain/search/guest-counts.ts';
import { rateName } from '../../../src/domain/configuration/lookups.ts';
import {
  calendarReason,
  type Availability,
  type CalendarReason,
  type RoomRate,
} from '../../../src/domain/rooms/availability.ts';
import type { Booking, AskedSearch } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import {
  chooseRoom,
  droppedBetween,
  legOf,
  losesAnything,
  otherLegs,
  type DroppedChoices,
} from '../../../src/domain/booking/legs.ts';
import {
  defaultOccupancy,
  type GuestOccupancy,
  type GuestQuota,
} from '../../../src/domain/search/occupancy.ts';
import { areaOffers, canChooseRoom, type RoomOffer } from '../../../src/domain/rooms/rooms.ts';
import type { Area } from '../../../src/domain/rooms/room-types.ts';
import {
  classifyVoucher,
  referencesOf,
  stayVouchers,
  type AppliedVoucher,
  type InvalidVoucher,
  type VoucherStatus,
} from '../../../src/domain/vouchers/vouchers.ts';
import type { Session } from '../../../src/domain/booking/session.ts';

export interface RoomsInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  leg: number;
  availability: Availability;
}

export type RoomsOutput =
  /** `guestQuota`: the leg's party in this room. It has no dogs where the guest leaves them at home. */
  | { type: 'roomChosen'; roomCode: string; guestQuota: GuestQuota }
  /** The first room's room for this leg's party, to be held at the first room's rate. */
  | { type: 'sameAgain'; roomCode: string; guestQuota: GuestQuota }
  /** New dates with the vouchers that count on them, or the same search without its code. */
  | ({ type: 'searchAgain' } & AskedSearch)
  /** The calendar was closed, or 'Try a new date' pressed: back to the search form. */
  | { type: 'newSearch' };

/** What a leg's rooms are computed from. */
export interface RoomsFacts {
  configuration: StayConfiguration;
  booking: Booking;
  leg: number;
  availability: Availability;
  /** Who sleeps in this room. Each machine has its own object, and replaces it when the party changes. */
  party: GuestOccupancy;
}

/** A room type's panel. `canContinue`: whether 'Continue' can be pressed. `rateName`: the rate of 'From £X'. */
export interface RoomPanel extends RoomOffer {
  areaName: string;
  canContinue: boolean;
  rateName: string;
}

export interface AreaPanels {
  area: Area;
  offers: RoomPanel[];
}

const panelsByParty = new WeakMap<GuestOccupancy, AreaPanels[]>();

/** The leg's areas and rooms in the estate's order (A §9.3). Returns the same objects until `party` changes. */
export function panelsOf(facts: RoomsFacts): AreaPanels[] {
  const known = panelsByParty.get(facts.party);
  if (known) return known;
  const panels = panelsFor(facts, roomRatesOf(facts));
  panelsByParty.set(facts.party, panels);
  return panels;
}

/** The leg's rooms and rates in the search's answer. */
export function roomRatesOf({ availability, leg }: Pick<RoomsFacts, 'availability' | 'leg'>): RoomRate[] {
  return availability.roomAvailabilities.find((candidate) => candidate.leg === leg)?.roomRates ?? [];
}

/** The leg's areas and rooms, with prices by these rates. */
export function panelsFor(
  { configuration, booking, leg, party }: RoomsFacts,
  roomRates: readonly RoomRate[],
): AreaPanels[] {
  const nights = booking.search.numberOfNights;
  const areas = areaOffers(configuration.areas, roomRates, party, otherLegs(booking, leg), nights);
  return areas.map(({ area, offers }) => ({
    area,
    offers: offers.map((offer) => panelOf(configuration, area, withVoucher(offer, booking))),
  }));
}

/** Whether the search is for what a voucher for a stay brings. */
export function isForVoucher({ vouchers }: Booking): boolean {
  return stayVouchers(vouchers).length > 0;
}

/** Why the month calendar opens; null where there are rooms to show. */
export function reasonOf({
  availability,
  booking,
}: Pick<RoomsFacts, 'availability' | 'booking'>): CalendarReason | null {
  return calendarReason(availability, isForVoucher(booking));
}

/**
 * The fewest nights that a stay from this arrival needs where every room that is left takes longer stays only; null
 * where something else is in the way, of one of the booking's rooms at least.
 */
export function fewestNightsOf(
  facts: Pick<RoomsFacts, 'configuration' | 'availability' | 'booking'>,
): number | null {
  const { configuration, availability, booking } = facts;
  if (reasonOf(facts) !== 'dates') return null;
  const { guestOccupancies, numberOfNights } = booking.search;
  const perRoom = guestOccupancies.map((party, index) => {
    const roomRates = roomRatesOf({ availability, leg: index + 1 });
    const offers = areaOffers(configuration.areas, roomRates, party, [], numberOfNights);
    const outcomes = offers.flatMap((area) => area.offers.map(({ outcome }) => outcome));
    if (outcomes.some(({ kind }) => kind === 'from')) return 0;
    return Math.min(
      ...outcomes.map((outcome) => (outcome.kind === 'minimumNights' ? outcome.minimum : Infinity)),
    );
  });
  const fewest = Math.max(...perRoom);
  return fewest > 0 && Number.isFinite(fewest) ? fewest : null;
}

function withVoucher(offer: RoomOffer, booking: Booking): RoomOffer {
  return offer.outcome.kind === 'soldOut' && isForVoucher(booking)
    ? { ...offer, outcome: { kind: 'notWithVoucher' } }
    : offer;
}

function panelOf(configuration: StayConfiguration, area: Area, offer: RoomOffer): RoomPanel {
  const { outcome } = offer;
  const isPriced = outcome.kind === 'from';
  return {
    ...offer,
    outcome: isPriced ? { ...outcome, includes: namedFees(configuration, outcome.includes) } : outcome,
    areaName: area.displayName,
    canContinue: canChooseRoom(offer),
    rateName: rateName(configuration, { rate: isPriced ? outcome.rate : null }),
  };
}

export function roomPanelsOf(facts: RoomsFacts): RoomPanel[] {
  return panelsOf(facts).flatMap((area) => area.offers);
}

/** Whether 'Continue' can be pressed for a room. */
export function canChoose(facts: RoomsFacts, roomCode: string): boolean {
  return roomPanelsOf(facts).some((panel) => panel.roomType.code === roomCode && panel.canContinue);
}

/** The leg's chosen room, or its room before the new search; null without either. */
export function chosenRoomOf({ booking, leg }: Pick<RoomsFacts, 'booking' | 'leg'>): string | null {
  const before = booking.carried?.before.find((old) => old.leg === leg);
  return legOf(booking, leg)?.roomCode ?? before?.roomCode ?? null;
}

/** The leg's party in the search. */
export function partyOf(booking: Booking, leg: number): GuestOccupancy {
  return { ...(booking.search.guestOccupancies[leg - 1] ?? defaultOccupancy()) };
}

/** What choosing a room takes from the leg. */
export interface RoomLosses {
  rate: boolean;
  dropped: DroppedChoices;
}

/** What the leg loses with the room; null where it loses nothing. */
export function lossesOf({ booking, leg: number, party }: RoomsFacts, roomCode: string): RoomLosses | null {
  const leg = legOf(booking, number);
  if (leg === null) return null;
  const changed = chooseRoom(leg, roomCode, guestQuotaOf(party));
  const losses = {
    rate: leg.rate !== null && changed.rate === null,
    dropped: droppedBetween(leg, changed),
  };
  return losses.rate || losesAnything(losses.dropped) ? losses : null;
}

/**
 * The leg's party without dogs, also in the search. A room that is chosen already keeps its dogs until it changes.
 */
export function withoutDogs({ booking, leg, party }: RoomsFacts): {
  booking: Booking;
  party: GuestOccupancy;
} {
  const { search } = booking;
  const withoutDog = { ...party, dogs: 0 };
  const guestOccupancies = search.guestOccupancies.map((other, index) =>
    index === leg - 1 ? withoutDog : other,
  );
  const legs = booking.legs.map((other) =>
    other.leg === leg && other.roomCode === null
      ? { ...other, guestQuota: { ...other.guestQuota, dogs: 0 } }
      : other,
  );
  return { booking: { ...booking, legs, search: { ...search, guestOccupancies } }, party: withoutDog };
}

/** The party's fees for one night in one room, or in all rooms if they agree. */
export function nightlyFees(facts: RoomsFacts, roomCode?: string): NightFees {
  const { configuration, booking, party } = facts;
  const found = roomRatesOf(facts).filter(({ room }) => roomCode === undefined || room.code === roomCode);
  const { fees, areAll } = feesPerNight(found, guestQuotaOf(party), booking.search.numberOfNights);
  return { fees: namedFees(configuration, fees), areAll };
}

/** The booking's vouchers while it moves to other dates (D-406). */
export interface VouchersToMove {
  /** References to be checked. The first check is under way. */
  unchecked: string[];
  /** The vouchers that count on the new dates. */
  counted: AppliedVoucher[];
  refused: InvalidVoucher[];
}

/** The booking's vouchers, for its present dates: nothing to check. */
export function keptVouchers({ vouchers }: Booking): VouchersToMove {
  return { unchecked: [], counted: vouchers, refused: [] };
}

/** The booking's vouchers, for other dates: all to be checked. */
export function vouchersToCheck({ vouchers }: Booking): VouchersToMove {
  return { unchecked: referencesOf(vouchers), counted: [], refused: [] };
}

/**
 * Takes the answer for the first reference, by the rule of the search form. `status` is null where the estate does not
 * know the voucher (A §4.3).
 */
export function takeStatus(vouchers: VouchersToMove, status: VoucherStatus | null): VouchersToMove {
  const [reference = '', ...unchecked] = vouchers.unchecked;
  const outcome = classifyVoucher(reference, status);
  return outcome.kind === 'applied'
    ? { ...vouchers, unchecked, counted: [...vouchers.counted, outcome.voucher] }
    : { ...vouchers, unchecked, refused: [...vouchers.refused, outcome.voucher] };
}
