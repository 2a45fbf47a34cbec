import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { Client } from '../../src/api/client.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { endSessions, type SessionEnds } from './end-session.ts';
import { forgetInDrafts } from './leaving-draft.ts';
import { keepDraft } from './keep-draft.ts';
import { keepPayment } from './keep-payment.ts';
import { reportKnownUser } from './known-user.ts';
import { createMemberLeaving, type MemberLeaving } from './member-leaving.ts';
import type { TabLock } from './tab-lock.ts';
import { warnOfSums } from './warnings.ts';
import { selectSession } from '../../machines/booking/booking.selectors.ts';

// The code that a booking needs from its first session on comes in this one file: the search with all around it.
export { loadProfile } from '../../src/api/account/profile.ts';
export { loadKept } from '../../src/draft/load-kept.ts';
export { SessionView } from '../booking/SessionView.tsx';
export { searchStep } from '../steps/search/step.ts';
export { pushEvent, pushFailure } from '../telemetry/data-layer.ts';
export { emitPageEvents } from '../telemetry/emit-page-events.ts';
export { createOverlay } from '../ui/dialog/overlay.ts';
export { findBookedRoom } from './old-room-ports.ts';
export { pageClient } from './page-client.ts';
export { findRooms } from './stay-ports.ts';

/** What watching a session needs. */
interface Watching {
  page: Window;
  client: Client;
  storage: PageStorage;
  tab: TabLock;
  warn: (message: string) => void;
}

/** The controls of a watched session. */
export type WatchedSession = Pick<MemberLeaving, 'leave' | 'stop'> & Pick<SessionEnds, 'whenEnded'>;

/**
 * Keeps the draft, the payment and the tab's claim of a booking with a session. Tells the estate which step a member is
 * at and when the session ends, and warns the page of differing sums.
 */
export function watchSession(
  actor: BookingActor,
  { page, client, storage, tab, warn }: Watching,
): WatchedSession {
  const member = createMemberLeaving(actor);
  const sessions = endSessions(actor, client);
  const ends = [
    member.stop,
    keepDraft(actor, storage, member.isPending),
    keepPayment(actor, storage),
    holdTab(actor, tab),
    reportKnownUser(actor, client),
    sessions.stop,
    warnOfSums(actor, warn),
  ];
  return {
    whenEnded: sessions.whenEnded,
    leave: () => {
      // The booking may not hold this draft yet.
      forgetInDrafts(page, storage);
      member.leave();
    },
    stop: () => {
      for (const end of ends) end();
    },
  };
}

/**
 * Claims the booking's session for this tab, as long as the booking has one. Returns a function that releases it.
 */
function holdTab(actor: BookingActor, tab: TabLock): () => void {
  let held = '';
  const subscription = actor.subscribe((snapshot) => {
    const id = selectSession(snapshot)?.id ?? '';
    if (id === held) return;
    held = id;
    if (id === '') tab.release();
    else void tab.claim(id);
  });
  return () => {
    subscription.unsubscribe();
    tab.release();
  };
}
