import { failureOf, isSessionGone } from '../../shared/failure.ts';
import type { DetailsOutput } from '../../steps/details/details.rules.ts';
import type { RatesOutput } from '../../steps/rates/rates.rules.ts';
import type { WayOn } from '../../steps/stay-step.types.ts';
import type { BookingContext } from '../booking.types.ts';
import { PLAIN_STEPS, type PlainStep } from '../inputs.ts';
import { asksForMember } from '../member/amending.rules.ts';
import { placeToGo } from '../places.rules.ts';
import type { Answered, Flow } from '../transitions.ts';
import { hasAddOnsToOffer, passesItinerary, passesSummary } from './passed.rules.ts';
import { unseenSteps } from './review.rules.ts';
import { roomAfter, takeRates } from './staying.rules.ts';

/** The rooms are searched for once. Then the wanted leg opens, at its room or its rate. */
export function wayToLeg({ context }: Flow) {
  if (!context.visit?.stay?.availability) return 'loading';
  return placeToGo(context).step === 'rates' ? 'rates' : 'rooms';
}

/** The search for rooms has failed. */
export function wayOfUnfound({ event }: { event: { error: unknown } }) {
  return isSessionGone(failureOf(event.error, 'searchAvailability')) ? 'expired' : 'unavailable';
}

/**
 * Where the answer of the rates leads. A held room leads to the next room, held or not; the last one to the guests
 * (E-12), or past them where only the lead guest's name is asked for: the details ask for it. An amendment whose
 * sign-in has ended asks for the login first.
 */
export function wayFromRates({ context, event: { output } }: Answered<RatesOutput>) {
  if (output.type !== 'legHeld') return output.type;
  const stay = context.visit?.stay;
  const isRoomLeft = stay ? roomAfter(stay) !== null : false;
  const on = wayOn({ ...context, ...takeRates(context, output) }, PLAIN_STEPS);
  if (!isRoomLeft && context.asksLeadOnly) return on;
  if (asksForMember(context)) return 'login';
  return isRoomLeft ? 'nextRoom' : on;
}

/** From a plain step, on or back. */
export function wayFromPlainStep(step: PlainStep) {
  const place = PLAIN_STEPS.indexOf(step);
  return ({ context, event: { output } }: Answered<WayOn>) =>
    output.type === 'back'
      ? wayBack(context, PLAIN_STEPS.slice(0, place))
      : wayOn(context, PLAIN_STEPS.slice(place + 1));
}

/** Passes over the summary where the payment shows the whole booking (D-481). */
export function wayFromDetails({ context, event: { output } }: Answered<DetailsOutput>) {
  if (output.type === 'back') return wayBack(context, PLAIN_STEPS);
  if (asksForMember({ ...context, profile: output.profile })) return 'login';
  return passesSummary(context) ? 'payment' : 'summary';
}

/** The plain steps that the flow may pass over, and when. */
const PASSED: Partial<Record<PlainStep, (context: BookingContext) => boolean>> = {
  guests: ({ asksLeadOnly }) => asksLeadOnly,
  itinerary: passesItinerary,
  addons: (context) => !hasAddOnsToOffer(context),
};

const isOpen = (context: BookingContext) => (step: PlainStep) => PASSED[step]?.(context) !== true;

/** To the next step that is not passed over, or on the way back to the next with something new (D-646). */
function wayOn(context: BookingContext, after: readonly PlainStep[]) {
  const unseen = unseenSteps(context);
  const steps = [...after.filter(isOpen(context)), 'details' as const];
  return steps.find((step) => unseen?.includes(step) ?? true) ?? 'review';
}

/** Back passes over the steps that the way on passed over. */
function wayBack(context: BookingContext, before: readonly PlainStep[]) {
  return before.findLast(isOpen(context)) ?? 'rooms';
}

/** Where a way on may lead: a guest who has seen the summary passes over any step that has nothing new (D-646). */
export function placesOn(after: readonly PlainStep[]): (PlainStep | 'details')[] {
  return [...after, 'details'];
}

/** Where a way back may lead: no further than to the first step that is never passed over. */
export function placesBack(before: readonly PlainStep[]): (PlainStep | 'rooms')[] {
  const places = [...before.toReversed(), 'rooms' as const];
  return places.slice(0, places.findIndex((place) => !(place in PASSED)) + 1);
}
