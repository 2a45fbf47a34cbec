import { isAnyTimeOpen } from '../../../src/domain/addons/included-times.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import type { Step } from '../../../src/domain/booking/steps.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { isHeld } from '../../../src/domain/booking/legs.ts';
import { isNamed } from '../../../src/domain/guests/guests.ts';
import { destinationAt, type BookingContext, type Changes } from '../booking.types.ts';
import { passesSummary } from './passed.rules.ts';

/*
 * The way back to what shows the whole booking before paying: the summary, or on the shortest way the payment (D-646).
 * A guest who has seen it, and changes a part, is led there again past the steps that have nothing new.
 */

/** The guest sees the whole booking. */
export function seeAll({ visit }: BookingContext): Changes {
  return { visit: visit && { ...visit, stay: visit.stay && { ...visit.stay, unseen: [] } } };
}

/** Wants the place that shows the whole booking. */
export function wantReview(context: BookingContext): Changes {
  return { destination: destinationAt({ step: passesSummary(context) ? 'payment' : 'summary', leg: 1 }) };
}

/**
 * The steps at which a changed room has something new to choose: names, times of another rate, add-ons in place of those
 * that fell away, what a dog needs. All but the add-ons are known once the room is held: until then names and times may
 * come along from the booking before.
 */
export function openedBy(configuration: StayConfiguration, before: Leg, after: Leg): Step[] {
  const isOtherRate = after.rate?.rateCode !== before.rate?.rateCode;
  const opened = {
    guests: isHeld(after) && !after.guests.every(isNamed),
    itinerary: isHeld(after) && isOtherRate && isAnyTimeOpen(configuration, after),
    addons: after.packages.length < before.packages.length,
    details: isHeld(after) && after.guestQuota.dogs > 0 && after.requests.dogRequirements === '',
  };
  return (['guests', 'itinerary', 'addons', 'details'] as const).filter((step) => opened[step]);
}
