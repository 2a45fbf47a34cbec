import { waitFor } from 'xstate';
import {
  selectHasScreen,
  selectIsAskingAboutLink,
  selectStepActor,
} from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { waitForCode, type LazyStepRef } from '../lazy/lazy-step.ts';

/**
 * Until the guest has a screen: a step whose code is there, the word that one cannot be had, or the question about a
 * link, which a kept booking brings up before its step (D-52). Rejects when the booking breaks.
 */
export async function waitForScreen(actor: BookingActor): Promise<void> {
  const snapshot = await waitFor(actor, (now) => selectIsAskingAboutLink(now) || selectHasScreen(now));
  const step = selectStepActor(snapshot);
  if (step && !selectIsAskingAboutLink(snapshot)) await waitForCode(step as LazyStepRef);
}
