import type { Booking } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { OpenSearch } from '../../src/domain/occupancy.ts';
import type { PaymentRecord } from '../../src/domain/payment-record.ts';
import type { Session } from '../../src/domain/session.ts';
import type { Place } from '../../src/domain/steps.ts';
import type { BookingContext, Wanted } from './booking.types.ts';

export type Changes = Partial<BookingContext>;

/** What a booking begins without. */
export const NOTHING_CHOSEN = {
  vouchers: [],
  booking: null,
  leg: 1,
  availability: null,
  iPageSessionId: null,
  payment: null,
} satisfies Changes;

/** What the flow has by now. Throws when asked earlier. */
export function had<Value>(value: Value | null, name: string): Value {
  if (!value) throw new Error(`There is no ${name} yet`);
  return value;
}

/** The configuration, which every state after 'loading' has. Throws when asked earlier. */
export const configurationOf = (context: BookingContext): StayConfiguration =>
  had(context.configuration, 'configuration');

/** The session, which every state from the search on has. Throws when asked earlier. */
export const sessionOf = (context: BookingContext): Session => had(context.session, 'session');

/** The booking under way, which every state after the search has. Throws when asked earlier. */
export const bookingOf = (context: BookingContext): Booking => had(context.booking, 'booking');

/** The payment, which the screens after it have. Throws when asked without one. */
export const paymentOf = (context: BookingContext): PaymentRecord => had(context.payment, 'payment');

/** The search that the form shows and the booking is for, which every state from the search on has. Throws when asked earlier. */
export const searchOf = (context: BookingContext): OpenSearch => had(context.search, 'search');

/** A wish for a place that does not come from the address. */
export function at(place: Place): Wanted {
  return { place, sessionId: null, notice: null };
}
