import { waitFor } from 'xstate';
import {
  selectHasScreen,
  selectIsAsking,
  selectStepActor,
} from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from './booking.ts';
import { waitForCode, type LazyStepRef } from './lazy-step.ts';

/**
 * Until the guest has a screen: a step whose code is there, a question, or the word that a step cannot be had. Rejects
 * when the booking breaks.
 */
export async function waitForScreen(actor: BookingActor): Promise<void> {
  const step = selectStepActor(await waitFor(actor, selectHasScreen));
  if (!step) return;
  const isThere = new AbortController();
  const question = waitFor(actor, selectIsAsking, { signal: isThere.signal });
  await Promise.race([waitForCode(step as LazyStepRef), question]);
  isThere.abort();
}
