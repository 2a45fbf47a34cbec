import { nearestPlace } from '../../src/domain/booking/nearest-place.ts';
import type { Place } from '../../src/domain/booking/steps.ts';
import { bookingOf } from './booking.rules.ts';
import { destinationAt, type BookingContext, type Changes, type Destination } from './booking.types.ts';
import { asksForMember } from './member/amending.rules.ts';
import type { Flow } from './transitions.ts';

/**
 * The place nearest to the wanted one that the booking allows. Without a booking that is the start or the search.
 * Members skip the start screen (A §2.3, D-38), and so does the shorter way.
 */
export function placeToGo(context: BookingContext): Place {
  const { configuration, destination, asksLeadOnly } = context;
  const booking = bookingOf(context);
  const place =
    configuration && booking
      ? nearestPlace(destination.place, { configuration, hasSession: true, booking, asksLeadOnly })
      : ({ step: destination.place.step === 'start' ? 'start' : 'search', leg: 1 } as const);
  const skipsStart = (context.isShort || context.profile !== null) && !context.notice;
  return place.step === 'start' && skipsStart ? { step: 'search', leg: 1 } : place;
}

/** The state that a settled place leads to. The confirmation is none of them: only paying leads there (D-38). */
export function wayToPlace({ context }: Flow) {
  if (asksForMember(context)) return 'login';
  const { step } = placeToGo(context);
  return step === 'confirmation' ? 'summary' : step;
}

/**
 * Settles on a place. An address that names a session leads to the start where no session is alive. The start says
 * 'Expired', but not for a confirmation, whose booking was made, nor for one that may be paid.
 */
export function arrive(context: BookingContext): Changes {
  const { destination, visit, lost, hint } = context;
  const isStranger = destination.sessionId !== null && visit === null;
  if (isStranger)
    return {
      notice: hint === 'unreadablePayment' ? null : noticeOfStranger(destination),
      destination: destinationAt({ step: 'start', leg: 1 }),
    };
  const { leg } = placeToGo({ ...context, notice: destination.notice });
  return {
    notice: destination.notice,
    lost: destination.notice && lost,
    visit: visit && { ...visit, stay: visit.stay && { ...visit.stay, leg } },
  };
}

/** What the start says for an address whose session is not alive. */
export function noticeOfStranger({ place }: Destination): Destination['notice'] {
  return place.step === 'confirmation' ? null : 'expired';
}

/** Whether the place belongs to a new booking. */
export function isNewBooking({ place }: Destination): boolean {
  return place.step === 'start' || place.step === 'search';
}
