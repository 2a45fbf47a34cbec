import type {
  AvailableRate,
  IncludedPackage,
  RoomRate,
  Availability,
} from '../../../src/domain/rooms/availability.ts';
import type { Leg, Booking, Hold } from '../../../src/domain/booking/booking.ts';
import { carryOver, type CarriedLeg } from '../../../src/domain/booking/carry-over.ts';
import { feesFor, namedFees } from '../../../src/domain/money/fees.ts';
import {
  chooseRate,
  droppedBetween,
  legOf,
  losesAnything,
  otherLegs,
  type DroppedChoices,
  searchWithVouchers,
} from '../../../src/domain/booking/legs.ts';
import { ratePanels, type RateOffer, type RatePanel } from '../../../src/domain/rates/rates.ts';
import type { CalendarRequest } from '../../shared/ports.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { Session } from '../../../src/domain/booking/session.ts';

export interface RatesInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  leg: number;
  availability: Availability;
  /** The rate at which the room is held at once, where it is on offer. */
  rateToHold?: string;
}

/** Tells the flow what the estate has now, after it refused to hold a room (F-07). */
export interface AvailabilityRenewed {
  type: 'availability.renewed';
  availability: Availability;
}

export type RatesOutput =
  | {
      type: 'legHeld';
      rate: AvailableRate;
      includedPackages: IncludedPackage[];
      hold: Hold;
      /** The new leg, with what it keeps of the old booking, if the guest has searched again. */
      carried?: CarriedLeg | undefined;
    }
  /**
   * The guest pressed the link in the failure message: give up the booking, clear everything, begin again.
   */
  | { type: 'restart' }
  /** The estate has said why it does not hold the room: search again for the rooms that are left (F-07). */
  | { type: 'otherRoom' }
  | { type: 'back' };

/** What the rules of this step read. */
export interface RatesFacts extends RatesInput {
  /** The selected rate, which may not be held yet. */
  rateCode: string | null;
}

/** The leg that a rate is chosen for. Throws when the booking has no such leg. */
export function legFor({ booking, leg }: RatesInput): Leg {
  const found = legOf(booking, leg);
  if (found === null) throw new Error(`The booking has no leg ${leg}`);
  return found;
}

/** The search's answer for the leg's room; null where the room is gone, or the other legs take what is left. */
function roomRateFor(facts: RatesInput): RoomRate | null {
  const { roomCode } = legFor(facts);
  const answer = facts.availability.roomAvailabilities.find((candidate) => candidate.leg === facts.leg);
  const found = answer?.roomRates.find((roomRate) => roomRate.room.code === roomCode) ?? null;
  const others = otherLegs(facts.booking, facts.leg).filter((leg) => leg.roomCode === roomCode).length;
  return found && found.room.unitsAvailable > others ? found : null;
}

/** The fees that the leg's party cannot avoid in this room. They are the same at every rate. */
export function feesOf(facts: RatesInput): IncludedPackage[] {
  const roomRate = roomRateFor(facts);
  return roomRate === null ? [] : namedFees(facts.configuration, feesFor(roomRate, legFor(facts).guestQuota));
}

/** The panels to choose from: groups and single rates. */
export function panelsFor(facts: RatesInput): RatePanel[] {
  const roomRate = roomRateFor(facts);
  return roomRate === null ? [] : ratePanels(facts.configuration, roomRate, feesOf(facts));
}

export function rateFor(facts: RatesInput, rateCode: string | null): AvailableRate | null {
  return roomRateFor(facts)?.rates.find((rate) => rate.rateCode === rateCode) ?? null;
}

/** The selected rate as a panel offers it; null while none is selected, or it is not on offer. */
export function offerFor({
  panels,
  rateCode,
}: {
  panels: RatePanel[];
  rateCode: string | null;
}): RateOffer | null {
  const offers = panels.flatMap((panel) => panel.offers);
  return offers.find(({ rate }) => rate.rateCode === rateCode) ?? null;
}

/** What is known of a refused hold, once the estate was asked again: the room, or its selected rate, is gone. */
export function goneFrom(facts: RatesFacts): 'room' | 'rate' | null {
  if (panelsFor(facts).length === 0) return 'room';
  return rateFor(facts, facts.rateCode) === null ? 'rate' : null;
}

/** The question for the nights of the stay at the selected rate. */
export function nightsQuestion(facts: RatesFacts): CalendarRequest {
  const { session, booking, leg, rateCode } = facts;
  const { search } = booking;
  return {
    sessionId: session.id,
    search: searchWithVouchers(booking),
    leg,
    from: search.arrivalDate,
    nights: search.numberOfNights,
    roomCode: legFor(facts).roomCode,
    rateCode,
  };
}

/** The leg with the selected rate and its party's fees; null while none is selected, or it is not on offer. */
export function legWithRate(facts: RatesFacts): Leg | null {
  const rate = rateFor(facts, facts.rateCode);
  return rate && chooseRate(facts.configuration, legFor(facts), rate, feesOf(facts));
}

/**
 * The leg with the selected rate and what it keeps of the booking before the new search. Undefined without such a
 * booking, or while no rate is selected.
 */
export function carriedLeg(facts: RatesFacts): CarriedLeg | undefined {
  const { configuration, booking, availability, session } = facts;
  const leg = legWithRate(facts);
  if (leg === null || !booking.carried) return undefined;
  return carryOver(
    { configuration, booking, availability, sessionId: session.id },
    leg,
    booking.carried.before,
  );
}

/**
 * The rate that is selected when the step opens: the leg's own, else the rate that the leg of this number had before
 * the guest searched again, whichever room it was; null without either.
 */
export function rateAtFirst(facts: RatesInput): string | null {
  const before = facts.booking.carried?.before.find(({ leg }) => leg === facts.leg);
  return (legFor(facts).rate ?? before?.rate)?.rateCode ?? null;
}

/** Whether the leg is already held with the selected rate at its price: nothing needs to be sent. */
export function isHeldAlready(facts: RatesFacts): boolean {
  const leg = legFor(facts);
  const rate = rateFor(facts, facts.rateCode);
  return (
    rate !== null &&
    leg.hold !== null &&
    leg.rate?.rateCode === rate.rateCode &&
    leg.rate.amount === rate.amount
  );
}

/** What the leg loses with the selected rate; null where it loses nothing (D-39). */
export function lossesFor(facts: RatesFacts): DroppedChoices | null {
  const changed = legWithRate(facts);
  if (changed === null) return null;
  const dropped = droppedBetween(legFor(facts), changed);
  return losesAnything(dropped) ? dropped : null;
}
