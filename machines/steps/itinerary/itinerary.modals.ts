import { agesOf } from '../../../src/domain/guests.ts';
import type { Leg } from '../../../src/domain/booking.ts';
import { stayDatesWithDeparture } from '../../../src/domain/dates.ts';
import type { Meal } from '../../../src/domain/dining-rows.ts';
import { legOf } from '../../../src/domain/legs.ts';
import { includedTreatments, rateContentOf } from '../../../src/domain/lookups.ts';
import { guestTotal } from '../../../src/domain/guest-counts.ts';
import type { RateGroupRate } from '../../../src/domain/rate-groups.ts';
import type { DiningTimesInput } from '../../modals/dining-times/dining-times.contract.ts';
import type { PoolAccessInput } from '../../modals/pool-access/pool-access.contract.ts';
import type { SpaPackageInput } from '../../modals/spa-package/spa-package.contract.ts';
import type { TeeTimesInput } from '../../modals/tee-times/tee-times.contract.ts';
import type { ItineraryContext } from './itinerary.types.ts';

/** What each modal is opened with for the room in question. */

export function poolInput(context: ItineraryContext): PoolAccessInput {
  const dates = stayDatesWithDeparture(context.booking.search);
  return { room: roomOf(context), dates, selections: legIn(context).spaPool };
}

export function spaInput(context: ItineraryContext): SpaPackageInput {
  return {
    room: roomOf(context),
    sessionId: context.session.id,
    stay: stayOf(context),
    guests: legIn(context).guests.map(({ firstName }) => firstName),
    ages: agesOf(legIn(context).guests),
    treatments: includedTreatments(context.configuration, legIn(context)),
    selections: legIn(context).spaPackages,
  };
}

export function diningInput(context: ItineraryContext, meal: Meal): DiningTimesInput {
  const rate = rateIn(context);
  const isBreakfast = meal === 'breakfast';
  return {
    room: roomOf(context),
    meal,
    stay: stayOf(context),
    isFirstNightOnly: !isBreakfast && (rate?.dinnersIsFirstNight ?? false),
    guests: guestTotal(legIn(context).guestQuota),
    restaurants: (isBreakfast ? rate?.breakfastRestaurants : rate?.dinnerRestaurants) ?? [],
    intro: (isBreakfast ? rate?.breakfastIntro : rate?.dinnerIntro) ?? '',
  };
}

export function teeTimesInput(context: ItineraryContext): TeeTimesInput {
  const leg = legIn(context);
  return {
    room: roomOf(context),
    sessionId: context.session.id,
    stay: stayOf(context),
    adults: leg.guestQuota.adults,
    selections: leg.golf,
    days: context.teeTimes[leg.leg] ?? null,
  };
}

/** The room that a modal is open for. Throws where the booking has no such room: then nothing can be opened. */
function legIn({ booking, leg }: ItineraryContext): Leg {
  const found = legOf(booking, leg);
  if (!found) throw new RangeError(`the booking has no room ${leg}`);
  return found;
}

function rateIn(context: ItineraryContext): RateGroupRate | null {
  return rateContentOf(context.configuration, legIn(context));
}

/** The number in a modal's heading, null where there is only one room (A §2.9). */
function roomOf({ booking, leg }: ItineraryContext): number | null {
  return booking.legs.length > 1 ? leg : null;
}

function stayOf({ booking: { search } }: ItineraryContext) {
  return { arrivalDate: search.arrivalDate, numberOfNights: search.numberOfNights };
}
