import { bookingOf, hasHold, holdsRooms } from './booking.rules.ts';
import type { BookingContext, News } from './booking.types.ts';
import { amendIdOf, mustAskForAmended } from './member/amending.rules.ts';

/** The idle session is watched while a room is held, but not during or after a payment. */
function isHoldWatched(context: BookingContext): boolean {
  const { payment } = context;
  return hasHold(context) && (payment === null || payment.state === 'framed');
}

/** A link to a new search would give back held rooms, so the guest is asked (D-52). */
function isLinkWaiting(context: BookingContext): boolean {
  return context.link !== null && context.payment === null && holdsRooms(bookingOf(context));
}

/** What a change of the context means to the regions beside the flow. */
export function newsOf(before: BookingContext, after: BookingContext): News['type'][] {
  const turns = (is: (context: BookingContext) => boolean) => is(before) !== is(after);
  const begins = (is: (context: BookingContext) => boolean) => turns(is) && is(after);
  const news: News['type'][] = [];
  if (turns(isHoldWatched)) news.push(isHoldWatched(after) ? 'hold.begun' : 'hold.ended');
  if (turns(isLinkWaiting)) news.push(isLinkWaiting(after) ? 'link.waits' : 'link.settled');
  if (begins(({ payment }) => payment !== null)) news.push('payment.begun');
  if (begins(({ profile }) => profile !== null)) news.push('member.known');
  if (begins(mustAskForAmended) || (mustAskForAmended(after) && amendIdOf(before) !== amendIdOf(after)))
    news.push('amended.wanted');
  return news;
}
