import { isAnyTimeOpen } from '../../../src/domain/addons/included-times.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import type { Step } from '../../../src/domain/booking/steps.ts';
import { questionsOf, type Question } from '../../../src/domain/booking/questions.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { isHeld } from '../../../src/domain/booking/legs.ts';
import { isNamed } from '../../../src/domain/guests/guests.ts';
import { stayOf, withStay } from '../booking.rules.ts';
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

/** The guest has gone on from the details, which have asked all that the stay asks by now. */
export function noteAsked(context: BookingContext): Changes {
  const { visit } = context;
  if (!visit?.stay) return {};
  const { questions } = visit.stay;
  const asked = askedNow(context).map((now, room) => [...new Set([...(questions[room] ?? []), ...now])]);
  return withStay(visit, { ...visit.stay, questions: asked });
}

/** The questions about each room, as its stay is now. */
function askedNow(context: BookingContext): Question[][] {
  const stay = stayOf(context);
  return stay?.booking.legs.map((leg) => questionsOf(stay.configuration, leg, context.asksLeadOnly)) ?? [];
}

/** Wants the place that shows the whole booking. */
export function wantReview(context: BookingContext): Changes {
  return { destination: destinationAt({ step: passesSummary(context) ? 'payment' : 'summary', leg: 1 }) };
}

/**
 * The steps at which a changed room has something new to choose: names, times of another rate, add-ons in place of those
 * that fell away. All but the add-ons are known once the room is held: until then
 * names and times may come along from the booking before.
 */
export function openedBy(configuration: StayConfiguration, before: Leg, after: Leg): Step[] {
  const isOtherRate = after.rate?.rateCode !== before.rate?.rateCode;
  const opened = {
    guests: isHeld(after) && !after.guests.every(isNamed),
    itinerary: isHeld(after) && isOtherRate && isAnyTimeOpen(configuration, after),
    addons: after.packages.length < before.packages.length,
  };
  return (['guests', 'itinerary', 'addons'] as const).filter((step) => opened[step]);
}

/** The steps with something new since the guest has seen the whole booking; null before they have. */
export function unseenSteps(context: BookingContext): readonly Step[] | null {
  const unseen = context.visit?.stay?.unseen ?? null;
  return unseen && newlyAsked(context) !== null ? [...unseen, 'details'] : unseen;
}

/**
 * The first thing that is new at the details, with the place of its room: a question that was not asked, or dogs that
 * nobody has described. Worked out when the guest goes on, since a question goes with the add-on it came with.
 */
export function newlyAsked(context: BookingContext): { room: number; question: Question } | null {
  const stay = context.visit?.stay;
  const anew = askedNow(context).flatMap((asked, room) => {
    const isUndescribed = stay?.booking.legs[room]?.requests.dogRequirements.trim() === '';
    return asked
      .filter(
        (question) =>
          !stay?.questions[room]?.includes(question) || (question === 'dogRequirements' && isUndescribed),
      )
      .map((question) => ({ room, question }));
  });
  return anew[0] ?? null;
}

/** The details have been passed before, so that what they ask now is news to the guest. */
export function wasAsked({ visit }: BookingContext): boolean {
  return (visit?.stay?.questions.length ?? 0) > 0;
}
