import type { BookingRecord } from '../world/types.ts';
import { findStayOfGuest, isOfGuest } from './find-stay.ts';
import type { State } from './state.ts';
import { bookedRoom, findOwnStay, findStay, roomIsGone, stayDetail } from './stays.ts';

/** Who asks about a stay. */
export interface Asker {
  memberId: string | null;
  /** The network address that the question comes from. */
  caller: string;
}

/** What everybody may know of a stay: that it stands, and its sums. Nothing personal, and no id that a change needs. */
export interface PublicStay {
  items: Pick<BookingRecord['items'][number], 'IsCancelled' | 'Total'>[];
  hasVoucher: boolean;
}

/** The whole of a stay for its member, and for everybody else whether it exists (E-05). Throws 404 where it does not. */
export function stayFor(state: State, confirmationNumber: string, { memberId }: Asker): PublicStay {
  const stay = findStay(state, confirmationNumber);
  if (memberId !== null && stay.memberId === memberId) return stayDetail(stay);
  return {
    items: stay.items.map(({ IsCancelled, Total }) => ({ IsCancelled, Total })),
    hasVoucher: stay.hasVoucher,
  };
}

/**
 * The stay whose confirmation is sent. Its member, and the guest of the session that booked it, may send it to anybody;
 * everybody else only to the e-mail address that it was booked with. Throws 404 or 429.
 */
export function stayToSend(
  state: State,
  { memberId, caller }: Asker,
  to: { confirmation: string; emailAddress: string; sessionId?: string | undefined },
): BookingRecord {
  const wasBookedThere = state.bookings.some(
    ({ sessionId, rooms }) =>
      sessionId === to.sessionId && rooms.some((room) => room.confirmationNumber === to.confirmation),
  );
  if (wasBookedThere) return findStay(state, to.confirmation);
  if (memberId !== null) return findOwnStay(state, to.confirmation, memberId);
  return findStayOfGuest(state, caller, to.confirmation, to.emailAddress);
}

/**
 * Checks who may replace a booked room (F-13): the member whose stay it is, and of a stay without a member whoever gives
 * the e-mail address that it was booked with. To everybody else there is no such room. Throws 422 or 429.
 */
export function checkOwnRoom(
  state: State,
  internalIdentifier: string,
  { memberId, caller }: Asker,
  emailAddress: string,
): void {
  const { stay } = bookedRoom(state, internalIdentifier);
  const isTheirs =
    stay.memberId === null ? isOfGuest(state, caller, stay, emailAddress) : stay.memberId === memberId;
  if (!isTheirs) throw roomIsGone();
}
