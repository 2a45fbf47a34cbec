import { selectSession } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { TabLock } from './tab-lock.ts';

/**
 * Claims the booking's session for this tab, as long as the booking has one. Returns a function that releases it.
 */
export function holdTab(actor: BookingActor, tab: TabLock): () => void {
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
