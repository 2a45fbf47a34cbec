import type { Availability } from './availability.ts';
import type { Booking, Leg } from './booking.ts';
import { carryAddOns } from './carry-add-ons.ts';
import { namedAgain, placesOf } from './carry-guests.ts';
import { carryTimes } from './carry-times.ts';
import type { StayConfiguration } from './configuration.ts';
import { fullName } from './guests.ts';
import { guestTotal } from './guest-counts.ts';
import { withLeg } from './legs.ts';
import { rateName, roomTypeByCode } from './lookups.ts';
import { withSpaSession } from './spa-session.ts';
import { thingsOf } from './things-of-leg.ts';
import type { NotKept } from './not-kept.ts';

/** What the new booking is, and what can be had for it. */
export interface CarryFacts {
  configuration: StayConfiguration;
  booking: Booking;
  availability: Availability;
  sessionId: string;
}

/** A room with what came along from the old one, and what did not. */
export interface CarriedLeg {
  leg: Leg;
  notKept: NotKept[];
  /** The old rooms that still wait for the new ones of their numbers. */
  before: Leg[];
}

/**
 * A room of a new search that has its rate, with everything of the old room of its number that fits it: names, what was
 * asked for, times and add-ons (D-483, D-484). The estate holds no time before it is staged, so a time within the stay is
 * as good as it was. Whatever does not fit is told with its reason; with the first room, so is what was in rooms that are
 * no more.
 */
export function carryOver(facts: CarryFacts, chosen: Leg, before: readonly Leg[]): CarriedLeg {
  const old = before.find(({ leg }) => leg === chosen.leg);
  const carried = old ? carryLeg(facts, chosen, old) : { leg: chosen, notKept: [] };
  const given = chosen.leg === 1 ? before.filter(({ leg }) => leg > facts.booking.legs.length) : [];
  return {
    leg: withSpaSession(carried.leg, facts.sessionId),
    before: before.filter(({ leg }) => leg !== chosen.leg && leg <= facts.booking.legs.length),
    notKept: [
      ...carried.notKept,
      ...given.flatMap((leg) =>
        thingsOf(facts.configuration, leg).map((thing) => ({ ...thing, why: 'noRoom' as const })),
      ),
    ],
  };
}

function carryLeg(facts: CarryFacts, chosen: Leg, old: Leg): Omit<CarriedLeg, 'before'> {
  const { configuration, booking } = facts;
  const places = placesOf(old.guests, chosen.guestQuota);
  const guests = old.guests.length > 0 ? namedAgain(old.guests, places, chosen.guestQuota) : chosen.guests;
  const named: Leg = { ...chosen, guests, requests: old.requests };
  const stay = {
    configuration,
    search: booking.search,
    places,
    isSameParty:
      places.every((place) => place !== null) && guestTotal(old.guestQuota) === guestTotal(chosen.guestQuota),
  };
  const times = carryTimes(stay, named, old);
  const addOns = carryAddOns(stay, withLeg(booking, times.leg), times.leg, old);
  return {
    leg: addOns.leg,
    notKept: [
      ...notOffered(facts, chosen, old),
      ...old.guests.flatMap((guest, index): NotKept[] =>
        places[index] === null && fullName(guest) !== ''
          ? [{ leg: chosen.leg, kind: 'guest', name: fullName(guest), when: null, why: 'noGuest' }]
          : [],
      ),
      ...times.notKept,
      ...addOns.notKept,
    ],
  };
}

/** The old room and rate where another had to be chosen, since they were not to be had. */
function notOffered({ configuration, availability }: CarryFacts, chosen: Leg, old: Leg): NotKept[] {
  const { leg } = chosen;
  const offers = availability.roomAvailabilities.find((answer) => answer.leg === leg)?.roomRates ?? [];
  const has = (roomCode: string | null, rateCode?: string) =>
    offers.some(
      ({ room, rates }) =>
        room.code === roomCode && rates.some((rate) => rateCode === undefined || rate.rateCode === rateCode),
    );
  const told = { leg, when: null, why: 'notOffered' } as const;
  const name = roomTypeByCode(configuration, old.roomCode)?.displayName ?? '';
  if (old.roomCode !== chosen.roomCode && !has(old.roomCode)) return [{ ...told, kind: 'room', name }];
  if (old.rate === null || old.rate.rateCode === chosen.rate?.rateCode) return [];
  return has(chosen.roomCode, old.rate.rateCode)
    ? []
    : [{ ...told, kind: 'rate', name: rateName(configuration, old) }];
}
