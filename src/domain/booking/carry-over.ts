import type { Availability } from '../rooms/availability.ts';
import type { Booking, Leg } from './booking.ts';
import { carryAddOns } from './carry-add-ons.ts';
import { namedAgain, placesOf } from './carry-guests.ts';
import { carryTimes } from './carry-times.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { fullName } from '../guests/guests.ts';
import { guestTotal } from '../search/guest-counts.ts';
import { withLeg } from './legs.ts';
import { rateName, roomTypeByCode } from '../configuration/lookups.ts';
import { withSpaSession } from '../spa/spa-session.ts';
import { thingsOf } from './things-of-leg.ts';
import type { NotKept } from './not-kept.ts';

/** The new booking, and what is on offer for it. */
export interface CarryFacts {
  configuration: StayConfiguration;
  booking: Booking;
  availability: Availability;
  sessionId: string;
}

/** A room with everything that it has kept of the old one, and the list of the rest. */
export interface CarriedLeg {
  leg: Leg;
  notKept: NotKept[];
  /** The old rooms that still wait for the new room of their number. */
  before: Leg[];
}

/**
 * Carries over to a new room with a rate all that fits of the old room with its number: names, requests, times and
 * add-ons (D-484). The estate holds no time before staging, so a time within the stay is still good. `notKept` lists
 * the rest with the reasons. With the first room it also lists the content of rooms that the new search does not have.
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

/** The old room or rate, where the guest had to choose another because it is not on offer. */
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
