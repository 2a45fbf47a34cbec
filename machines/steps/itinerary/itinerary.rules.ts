import { agesOf } from '../../../src/domain/guests/guests.ts';
import { isBooked, isTimed, type Section } from '../../../src/domain/addons/included-times.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { stayDatesWithDeparture } from '../../../src/domain/dates/dates.ts';
import type { Meal } from '../../../src/domain/dining/dining-rows.ts';
import { legOf } from '../../../src/domain/booking/legs.ts';
import {
  includedTreatments,
  mealRestaurants,
  rateContentOf,
} from '../../../src/domain/configuration/lookups.ts';
import { isSystemDisabled } from '../../../src/domain/configuration/system-status.ts';
import { guestTotal } from '../../../src/domain/search/guest-counts.ts';
import type { RateGroupRate } from '../../../src/domain/rates/rate-groups.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { SystemName } from '../../../src/domain/configuration/systems.ts';
import { firstNameLabels } from '../../../src/domain/guests/guest-labels.ts';
import type { IncludedTablesInput } from '../../modals/included-tables/included-tables.rules.ts';
import type { PoolAccessInput } from '../../modals/pool-access/pool-access.machine.ts';
import type { IncludedTreatmentsInput } from '../../modals/included-treatments/included-treatments.rules.ts';
import type { IncludedGolfInput } from '../../modals/included-golf/included-golf.machine.ts';
import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { StayInput } from '../stay-step.types.ts';

export interface ItineraryContext extends ItineraryInput {
  /** The room whose times are being chosen. */
  leg: number;
  /** The loaded tee times, by room. They are asked for once. */
  teeTimes: Record<number, TeeTimeDay[] | null>;
}

export type ItineraryEvent =
  | { type: 'section.opened'; leg: number; section: Section }
  | { type: 'section.reset'; leg: number; section: Section }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' };

export type ItineraryInput = Omit<StayInput, 'profile'>;

/** In the order of the screen. */
export const SECTIONS: readonly Section[] = ['pool', 'treatments', 'breakfast', 'dinner', 'golf'];

/** The system that takes a section's bookings; a preferred pool time is booked nowhere. */
const SYSTEMS: Record<Section, SystemName | null> = {
  pool: null,
  treatments: 'Spa',
  breakfast: 'Restaurant',
  dinner: 'Restaurant',
  golf: 'Golf',
};

/** The system that takes the section's bookings, if it is disabled; else null. */
export function closedSystem(configuration: StayConfiguration, section: Section): SystemName | null {
  const system = SYSTEMS[section];
  return system !== null && isSystemDisabled(configuration, system) ? system : null;
}

/**
 * Whether the section's modal can be opened. Booked treatments can be changed; other booked times are cleared first.
 */
export function canBook(configuration: StayConfiguration, leg: Leg, section: Section): boolean {
  const isOpen = isTimed(configuration, leg, section) && closedSystem(configuration, section) === null;
  return isOpen && (section === 'treatments' || !isBooked(leg, section));
}

/** The input of the modal for pool and spa times, for the open room. */
export function poolInput(context: ItineraryContext): PoolAccessInput {
  const dates = stayDatesWithDeparture(context.booking.search);
  return { room: roomOf(context), dates, selections: legIn(context).spaPool };
}

/** The input of the modal for the rate's treatments, for the open room. */
export function treatmentsInput(context: ItineraryContext): IncludedTreatmentsInput {
  return {
    room: roomOf(context),
    sessionId: context.session.id,
    stay: stayOf(context),
    guests: firstNameLabels(legIn(context)),
    ages: agesOf(legIn(context).guests),
    treatments: includedTreatments(context.configuration, legIn(context)),
    selections: legIn(context).spaPackages,
  };
}

/** The input of the modal for a meal's tables, for the open room. */
export function tablesInput(context: ItineraryContext, meal: Meal): IncludedTablesInput {
  const rate = rateIn(context);
  const isBreakfast = meal === 'breakfast';
  return {
    room: roomOf(context),
    meal,
    stay: stayOf(context),
    isFirstNightOnly: !isBreakfast && (rate?.dinnersIsFirstNight ?? false),
    guests: guestTotal(legIn(context).guestQuota),
    restaurants: mealRestaurants(context.configuration, legIn(context), meal),
    intro: (isBreakfast ? rate?.breakfastIntro : rate?.dinnerIntro) ?? '',
  };
}

/** The input of the modal for tee times, for the open room. */
export function golfInput(context: ItineraryContext): IncludedGolfInput {
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

/** The room whose modal is open. Throws RangeError for a room that the booking does not have: `canBook` opens none. */
function legIn({ booking, leg }: ItineraryContext): Leg {
  const found = legOf(booking, leg);
  if (!found) throw new RangeError(`the booking has no room ${leg}`);
  return found;
}

function rateIn(context: ItineraryContext): RateGroupRate | null {
  return rateContentOf(context.configuration, legIn(context));
}

/** The room number in a modal's heading; null where the booking has one room. */
function roomOf({ booking, leg }: ItineraryContext): number | null {
  return booking.legs.length > 1 ? leg : null;
}

function stayOf({ booking: { search } }: ItineraryContext) {
  return { arrivalDate: search.arrivalDate, numberOfNights: search.numberOfNights };
}
