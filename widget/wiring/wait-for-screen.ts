import { waitFor } from 'xstate';
import { selectHasScreen, selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from './booking.ts';
import { waitForCode, type LazyStepRef } from './lazy-step.ts';

/** Until the guest has a screen: a step whose code is there, or the word that one cannot be had. Rejects when the booking breaks. */
export async function waitForScreen(actor: BookingActor): Promise<void> {
  const step = selectStepActor(await waitFor(actor, selectHasScreen));
  if (step) await waitForCode(step as LazyStepRef);
}
