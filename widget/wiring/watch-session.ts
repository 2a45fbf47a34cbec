import type { Client } from '../../src/api/client.ts';
import type { DraftStorage } from '../../src/draft/draft.ts';
import type { BookingActor } from './booking.ts';
import { holdTab } from './hold-tab.ts';
import { keepDraft } from './keep-draft.ts';
import { keepPayment } from './keep-payment.ts';
import { tellKnownUser } from './known-user.ts';
import type { TabLock } from './tab-lock.ts';

/** What a session is watched with. */
interface Watching {
  client: Client;
  storage: DraftStorage;
  tab: TabLock;
  /** What is the member's may not be kept any more (E-07). */
  hasMemberLeft: () => boolean;
}

/**
 * Keeps what a booking with a session must not lose: the draft, the payment, and the tab's hold. Tells the estate where a
 * member is. Returns what stops it.
 */
export function watchSession(
  actor: BookingActor,
  { client, storage, tab, hasMemberLeft }: Watching,
): () => void {
  const ends = [
    keepDraft(actor, storage, hasMemberLeft),
    keepPayment(actor, storage),
    holdTab(actor, tab),
    tellKnownUser(actor, client),
  ];
  return () => {
    for (const end of ends) end();
  };
}
