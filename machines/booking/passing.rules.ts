import { isAnyAddOnEligible } from '../../src/domain/addons/addon-rules.ts';
import { isAnyTimeIncluded } from '../../src/domain/addons/included-times.ts';
import { legOf } from '../../src/domain/booking/legs.ts';
import type { DetailsOutput } from '../steps/details/details.types.ts';
import type { OutcomeOutput } from '../shared/outcome/outcome.types.ts';
import type { RatesOutput } from '../steps/rates/rates.types.ts';
import type { WayOn } from '../steps/stay-step.types.ts';
import { asksForMember } from './amending.rules.ts';
import { placeToGo, takeRates } from './booking.rules.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingOf } from './visit.rules.ts';

/** Whether there are add-ons to choose from. If not, the flow passes over their step. */
function hasAddOnsToOffer(context: BookingContext): boolean {
  const booking = bookingOf(context);
  const { configuration } = context;
  return configuration !== null && booking !== null && isAnyAddOnEligible(configuration, booking);
}

/** Whether the flow passes over the itinerary: no rate includes a time to choose. */
function passesItinerary(context: BookingContext): boolean {
  const booking = bookingOf(context);
  const { configuration } = context;
  return configuration !== null && booking !== null && !isAnyTimeIncluded(configuration, booking);
}

/**
 * Whether the flow passes over the summary (D-481): on the shorter way, with the lead guest's name only, where the bill
 * beside the payment shows everything. That takes one room without add-ons, times, vouchers or an amendment.
 */
export function passesSummary(context: BookingContext): boolean {
  const booking = bookingOf(context);
  const { isShort, asksLeadOnly } = context;
  if (!isShort || !asksLeadOnly || !passesItinerary(context) || booking === null) return false;
  const { legs, vouchers, search } = booking;
  const isPlain = legs.length === 1 && legs.every(({ packages }) => packages.length === 0);
  return isPlain && vouchers.length === 0 && search.amendId === null;
}

/** A step's answer, where the flow decides on the way on. */
interface Answered<Output> {
  context: BookingContext;
  event: { output: Output };
}

/**
 * Where the answer of the rates leads. A held room leads to the next room, held or not; the last one to the guests
 * (E-12), or past them where only the lead guest's name is asked for: the details ask for it. An amendment whose
 * sign-in has ended asks for the login first.
 */
export function wayFromRates({ context, event: { output } }: Answered<RatesOutput>) {
  if (output.type !== 'legHeld') return output.type;
  const stay = context.visit?.stay;
  const isRoomLeft = stay ? legOf(stay.booking, stay.leg + 1) !== null : false;
  const after = { ...context, ...takeRates(context, output) };
  if (!isRoomLeft && context.asksLeadOnly) return afterGuests(after);
  if (asksForMember(context)) return 'login';
  return isRoomLeft ? 'nextRoom' : 'guests';
}

export function wayFromGuests({ context, event: { output } }: Answered<WayOn>) {
  return output.type === 'back' ? 'rooms' : afterGuests(context);
}

export function wayFromItinerary({ context, event: { output } }: Answered<WayOn>) {
  return output.type === 'back' ? beforeItinerary(context) : afterItinerary(context);
}

export function wayFromAddOns({ context, event: { output } }: Answered<WayOn>) {
  return output.type === 'back' ? beforeAddOns(context) : 'details';
}

/** Passes over the summary where the payment shows the whole booking (D-481). */
export function wayFromDetails({ context, event: { output } }: Answered<DetailsOutput>) {
  if (output.type === 'back') return hasAddOnsToOffer(context) ? 'addons' : beforeAddOns(context);
  if (asksForMember({ ...context, profile: output.profile })) return 'login';
  return passesSummary(context) ? 'payment' : 'summary';
}

/** A payment that was not made gives back its rooms, where the booking is still known. */
export function wayFromOutcome({ context, event: { output } }: Answered<OutcomeOutput>) {
  return output.type === 'notMade' && context.visit === null ? 'nothing' : output.type;
}

/** The state that a settled place leads to. The confirmation is none of them: only paying leads there (D-38). */
export function wayToPlace({ context }: { context: BookingContext }) {
  if (asksForMember(context)) return 'login';
  const { step } = placeToGo(context);
  return step === 'confirmation' ? 'summary' : step;
}

function afterGuests(context: BookingContext) {
  return passesItinerary(context) ? afterItinerary(context) : 'itinerary';
}

function afterItinerary(context: BookingContext) {
  return hasAddOnsToOffer(context) ? 'addons' : 'details';
}

/** Back passes over the steps that the way on passed over. */
function beforeAddOns(context: BookingContext) {
  return passesItinerary(context) ? beforeItinerary(context) : 'itinerary';
}

function beforeItinerary({ asksLeadOnly }: BookingContext) {
  return asksLeadOnly ? 'rooms' : 'guests';
}
