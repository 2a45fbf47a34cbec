import type { Failure } from '../../src/api/failure.ts';
import { asNewSearch } from '../../src/domain/search/occupancy.ts';
import type { BookedRoom } from '../../src/domain/account/stay-bookings.ts';
import { isAboutAmended } from '../shared/refusals.ts';
import { bookingOf, searchOf, withBooking, type Stay } from './booking.stay.ts';
import type { AmendedRoom, BookingContext, BookingInput, Changes } from './booking.types.ts';

/** The id of the booked room that this booking replaces; null in a new booking. */
export function amendIdOf({ stay, opening, link }: BookingContext): string | null {
  const asked = link?.amendId ?? opening.amendId ?? null;
  if (stay.phase === 'none') return asked ?? stay.search?.amendId ?? null;
  const search =
    stay.phase === 'kept'
      ? (stay.draft.booking?.search ?? stay.draft.search)
      : (bookingOf(stay)?.search ?? searchOf(stay));
  return search ? search.amendId : asked;
}

/** Whether an amendment waits for the login of the member whose booking it changes (F-13). */
export function asksForMember({ canLogin, profile, stay }: BookingContext): boolean {
  return canLogin && profile === null && (searchOf(stay)?.amendId ?? null) !== null;
}

/** The page's opening values. Its address may still name a room whose change a logout has ended. */
export function openingOf({ opening, draft, destination }: BookingInput): BookingInput['opening'] {
  const isEnded = opening.amendId !== undefined && opening.amendId === draft?.endedAmendment?.id;
  return isEnded && destination?.link === undefined ? asNewSearch(opening) : opening;
}

/** The booking goes on as a new one: nothing that is sent from now on names the booked room. */
export function endAmendment({ stay, opening, link, lost }: BookingContext) {
  return {
    stay: asNewStay(withBooking(stay, (booking) => ({ ...booking, search: asNewSearch(booking.search) }))),
    opening: asNewSearch(opening),
    link: link && asNewSearch(link),
    lost: lost && { ...lost, search: asNewSearch(lost.search) },
    amended: null,
  } satisfies Changes;
}

/** The answer about the booked room. It may change while it is not cancelled. */
export function keepAmended(context: BookingContext, room: BookedRoom | null): Changes {
  const state = room === null ? 'notFound' : room.isCancelled ? 'gone' : 'known';
  const number = room?.confirmationNumber ?? null;
  return { amended: context.amended && { ...context.amended, state, number } };
}

/** Whether the booked room has to be looked up. Only a member's can be. After a payment it is replaced. */
export function mustAskForAmended(context: BookingContext): boolean {
  const { profile, payment, amended } = context;
  const id = amendIdOf(context);
  return id !== null && profile !== null && payment === null && amended?.id !== id;
}

/** After a refusal the booked room is looked up again. Where it cannot be, a refusal that is about it tells. */
export function doubtAmended(context: BookingContext, failure: Failure): Changes {
  if (context.profile !== null) return { amended: null };
  const id = amendIdOf(context);
  return id !== null && isAboutAmended(failure) ? { amended: { id, state: 'gone', number: null } } : {};
}

/** What is known of the booked room that is being changed. */
export function amendedState(context: BookingContext): AmendedRoom['state'] {
  const { amended } = context;
  return amended !== null && amended.id === amendIdOf(context) ? amended.state : 'unknown';
}

/** Whether the booked room cannot be changed: it is not there any more, or not the member's. */
export function isAmendedGone(context: BookingContext): boolean {
  return ['gone', 'notFound'].includes(amendedState(context));
}

function asNewStay(stay: Stay): Stay {
  switch (stay.phase) {
    case 'none':
    case 'session':
      return { ...stay, search: stay.search && asNewSearch(stay.search) };
    case 'searched':
      return { ...stay, search: asNewSearch(stay.search) };
    case 'kept': {
      const { search } = stay.draft;
      return { ...stay, draft: { ...stay.draft, search: search && asNewSearch(search) } };
    }
    case 'booking':
      return stay;
  }
}
