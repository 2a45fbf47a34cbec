import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import {
  selectBooking,
  selectDraft,
  selectPlace,
  selectSearch,
  selectSession,
  type BookingSnapshot,
} from '../../machines/booking/booking.selectors.ts';
import { withoutMember } from '../../src/domain/booking-member.ts';
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
function isSettled(snapshot: BookingSnapshot): boolean {
  return (
    selectDraft(snapshot) === null && (selectSession(snapshot) === null || selectPlace(snapshot) !== null)
  );
}

function draftOf(snapshot: BookingSnapshot, hasMemberLeft: boolean): Draft | null {
  const session = selectSession(snapshot);
  const booking = selectBooking(snapshot);
  const place = selectPlace(snapshot);
  if (!session || !place) return null;
  return {
    sessionId: session.id,
    businessDate: session.businessDate,
    place,
    booking: booking && hasMemberLeft ? withoutMember(booking) : booking,
    search: selectSearch(snapshot),
  };
}
