import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import { withoutMember } from '../../src/domain/booking/booking-member.ts';
import { asNewSearch } from '../../src/domain/search/occupancy.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { clearDraft, saveDraft, type Draft } from '../../src/draft/draft.ts';

/**
 * Writes the booking to the storage at every change, and removes it when the guest gives it up (T17). A completed
 * booking stays until another begins, so that its confirmation can be read again. `hasMemberLeft`: leaves out the
 * member's data, which the booking may still hold.
 */
export function keepDraft(
  actor: BookingActor,
  storage: PageStorage,
  hasMemberLeft: () => boolean = () => false,
): () => void {
  let kept = '';
  const subscription = actor.subscribe((snapshot) => {
    if (!isSettled(snapshot)) return;
    const draft = draftOf(snapshot, hasMemberLeft());
    const text = JSON.stringify(draft);
    if (text === kept) return;
    kept = text;
    if (draft) saveDraft(storage, draft);
    else clearDraft(storage);
  });
  return () => {
    subscription.unsubscribe();
  };
}

/**
 * Whether the draft may be written. Before the first screen and between two screens the stored draft stays, in case the
 * page is left now.
 */
function isSettled(snapshot: selectors.BookingSnapshot): boolean {
  return (
    selectors.selectDraft(snapshot) === null &&
    (selectors.selectSession(snapshot) === null || selectors.selectPlace(snapshot) !== null)
  );
}

function draftOf(snapshot: selectors.BookingSnapshot, hasMemberLeft: boolean): Draft | null {
  const session = selectors.selectSession(snapshot);
  const booking = selectors.selectBooking(snapshot);
  const place = selectors.selectPlace(snapshot);
  const search = selectors.selectSearch(snapshot);
  const endedAmendment = selectors.selectEndedAmendment(snapshot);
  if (!session || !place) return null;
  return {
    ...(endedAmendment ? { endedAmendment } : {}),
    ...selectors.selectReview(snapshot),
    sessionId: session.id,
    businessDate: session.businessDate,
    place,
    booking: booking && hasMemberLeft ? withoutMember(booking) : booking,
    search: search && hasMemberLeft ? asNewSearch(search) : search,
  };
}
