import type { Booking, Leg } from '../../src/domain/booking/booking.ts';
import { confirmationNumberOf } from '../../src/domain/payment/payment-record.ts';
import { POUND, toMajorUnits, type Currency } from '../../src/domain/money/money.ts';
import { bookingTotal } from '../../src/domain/vouchers/voucher-shares.ts';
import type { Facts } from './facts.ts';
import type { PageEvent } from './page-events.ts';

/** The events between two moments, in order. A restored booking that goes on makes none. */
export function eventsBetween(before: Facts, now: Facts): PageEvent[] {
  return [
    ...endEvents(before, now),
    ...stepEvents(before, now),
    ...searchEvents(before, now),
    ...(before.booking && now.booking ? choiceEvents(before.booking, now.booking, currencyOf(now)) : []),
    ...paymentEvents(before, now),
  ];
}

function endEvents(before: Facts, now: Facts): PageEvent[] {
  const events: PageEvent[] = [];
  if (now.isExpiring && !before.isExpiring) events.push({ name: 'session-expiring', detail: {} });
  if (now.ending === before.ending) return events;
  if (now.ending === 'cancelled') events.push({ name: 'cancelled', detail: {} });
  if (now.ending === 'expired') events.push({ name: 'session-expired', detail: {} });
  return events;
}

function stepEvents({ place: before }: Facts, { place: now }: Facts): PageEvent[] {
  if (!now || (before?.step === now.step && before.leg === now.leg)) return [];
  const hasLeg = now.step === 'rooms' || now.step === 'rates';
  return [{ name: 'step', detail: hasLeg ? { step: now.step, leg: now.leg } : { step: now.step } }];
}

function searchEvents(before: Facts, now: Facts): PageEvent[] {
  const events: PageEvent[] = [];
  if (now.isLooking && !before.isLooking && now.booking) {
    const { arrivalDate, numberOfNights, guestOccupancies } = now.booking.search;
    events.push({ name: 'search', detail: { arrivalDate, numberOfNights, rooms: guestOccupancies.length } });
  }
  if (now.availability && now.availability !== before.availability) {
    const { isAvailable, roomAvailabilities } = now.availability;
    const free = (roomAvailabilities[0]?.roomRates ?? []).filter(({ room }) => room.unitsAvailable > 0);
    events.push({ name: 'availability', detail: { available: isAvailable, rooms: free.length } });
  }
  return events;
}

/** The booking's currency; the pound is never used, because a booking has a configuration. */
function currencyOf({ configuration }: Facts): Currency {
  return configuration?.currency ?? POUND;
}

function choiceEvents(before: Booking, now: Booking, currency: Currency): PageEvent[] {
  return now.legs.flatMap((leg) => {
    const old = before.legs.find((other) => other.leg === leg.leg);
    return old ? [...roomEvents(old, leg, currency), ...addOnEvents(old, leg)] : [];
  });
}

function roomEvents(before: Leg, { leg, roomCode, rate }: Leg, currency: Currency): PageEvent[] {
  const events: PageEvent[] = [];
  if (roomCode !== null && roomCode !== before.roomCode) {
    events.push({ name: 'room-selected', detail: { leg, room: roomCode } });
  }
  if (rate && (rate.rateCode !== before.rate?.rateCode || roomCode !== before.roomCode)) {
    const amount = toMajorUnits(rate.amount, currency);
    const detail = { leg, rate: rate.rateCode, amount, currency: currency.code };
    events.push({ name: 'rate-selected', detail });
  }
  return events;
}

function addOnEvents(before: Leg, { leg, packages }: Leg): PageEvent[] {
  const removed = before.packages.filter(
    ({ price }) => !packages.some((other) => other.price.code === price.code),
  );
  const added = packages.filter(
    ({ price, quantity }) =>
      quantity > (before.packages.find((other) => other.price.code === price.code)?.quantity ?? 0),
  );
  return [
    ...removed.map(({ price }): PageEvent => ({ name: 'addon-removed', detail: { leg, addon: price.code } })),
    ...added.map(({ price, quantity }): PageEvent => ({
      name: 'addon-added',
      detail: { leg, addon: price.code, quantity },
    })),
  ];
}

function paymentEvents(before: Facts, now: Facts): PageEvent[] {
  const isMade = now.place?.step === 'confirmation' && before.place?.step !== 'confirmation';
  if (isMade && now.booking) {
    const confirmationNumber = confirmationNumberOf(now.booking);
    const currency = currencyOf(now);
    const total = toMajorUnits(bookingTotal(now.booking), currency);
    return [{ name: 'booked', detail: { confirmationNumber, total, currency: currency.code } }];
  }
  // A payment sent by an earlier load of the page was told then.
  if (now.isPaying && !before.isPaying && before.place) return [{ name: 'payment-started', detail: {} }];
  if (before.isPaying && !now.isPaying && !now.isPaid) return [{ name: 'payment-failed', detail: {} }];
  return [];
}
