import type { Failure } from '../../../src/api/failure.ts';
import { asNewSearch } from '../../../src/domain/search/occupancy.ts';
import type { ReplacedRoom } from '../../../src/domain/account/found-stay.ts';
import { isAboutAmended } from '../../shared/refusals.ts';
import type { AmendedRoom, BookingContext, BookingInput, Changes } from '../booking.types.ts';
import { searchOf, searchOfDraft, withBooking } from '../booking.rules.ts';

/** The id of the booked room that this booking replaces; null in a new booking. */
export function amendIdOf(context: BookingContext): string | null {
  const { visit, draft, search, opening, link } = context;
  const asked = link?.amendId ?? opening.amendId ?? null;
  if (visit === null && draft === null) return asked ?? search?.amendId ?? null;
  const known = draft ? searchOfDraft(draft) : searchOf(context);
  return known ? known.amendId : asked;
}

/** Whether an amendment waits for the login of the member whose booking it changes (F-13). */
export function asksForMember(context: BookingContext): boolean {
  return (searchOf(context)?.amendId ?? null) !== null && isLoginOpen(context);
}

/** The same for the search form. Without a booking the page's opening values come before the search before. */
export function asksForMemberAtSearch(context: BookingContext): boolean {
  const opening = context.visit?.stay ? {} : context.opening;
  const amendId = opening.amendId ?? searchOf(context)?.amendId ?? null;
  return amendId !== null && isLoginOpen(context);
}

function isLoginOpen({ canLogin, profile }: BookingContext): boolean {
  return canLogin && profile === null;
}

/** The page's opening values. Its address may still name a room whose change a logout has ended. */
export function openingOf({ opening, draft, destination }: BookingInput): BookingInput['opening'] {
  const isEnded = opening.amendId !== undefined && opening.amendId === draft?.endedAmendment?.id;
  return isEnded && destination?.link === undefined ? asNewSearch(opening) : opening;
}

/** The booking goes on as a new one: nothing that is sent from now on names the booked room. */
export function endAmendment(context: BookingContext) {
  const { search, opening, link, lost } = context;
  const { draft, visit } = withBooking(context, (booking) => ({
    ...booking,
    search: asNewSearch(booking.search),
  }));
  return {
    draft: draft && { ...draft, search: draft.search && asNewSearch(draft.search) },
    visit,
    search: search && asNewSearch(search),
    opening: asNewSearch(opening),
    link: link && asNewSearch(link),
    lost: lost && { ...lost, search: asNewSearch(lost.search) },
    amended: null,
  } satisfies Changes;
}

/** The booked room is asked about, once more or for the first time. */
export function beginAsking(context: BookingContext): Changes {
  const id = amendIdOf(context) ?? '';
  const { number, room } = context.amended?.id === id ? context.amended : { number: null, room: null };
  return { amended: { id, state: 'unknown', number, room } };
}

/** The answer about the booked room. It may change while it is not cancelled. One that was there before has gone. */
export function keepAmended({ amended }: BookingContext, room: ReplacedRoom | null): Changes {
  if (amended === null) return {};
  const number = room?.confirmationNumber ?? amended.number;
  if (room && !room.isCancelled) return { amended: { ...amended, state: 'known', number, room } };
  return { amended: { ...amended, state: number === null ? 'notFound' : 'gone', number } };
}

/** Whether the booked room has to be looked up. Only a member's can be. After a payment it is replaced. */
export function mustAskForAmended(context: BookingContext): boolean {
  const { profile, payment, amended } = context;
  const id = amendIdOf(context);
  const isAsked = amended?.id === id && amended.state !== 'doubted';
  return id !== null && profile !== null && payment === null && !isAsked;
}

/** After a refusal the booked room is looked up again. Where it cannot be, a refusal that is about it tells. */
export function doubtAmended(context: BookingContext, { failure }: { failure: Failure }): Changes {
  if (context.profile !== null)
    return { amended: context.amended && { ...context.amended, state: 'doubted' } };
  const id = amendIdOf(context);
  return id !== null && isAboutAmended(failure)
    ? { amended: { id, state: 'gone', number: null, room: null } }
    : {};
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
