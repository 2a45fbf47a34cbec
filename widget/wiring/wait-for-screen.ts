import { waitFor } from 'xstate';
import {
  selectHasScreen,
  selectIsAskingAboutLink,
  selectStepActor,
} from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { waitForCode, type LazyStepRef } from '../lazy/lazy-step.ts';

/**
 * Resolves when the guest has a screen: a step with its code, the message that the code is lost, or the question about
 * a link, which a kept booking shows before its step. Rejects when the booking breaks.
 */
export async function waitForScreen(actor: BookingActor): Promise<void> {
  const snapshot = await waitFor(actor, (now) => selectIsAskingAboutLink(now) || selectHasScreen(now));
  const step = selectStepActor(snapshot);
  if (step && !selectIsAskingAboutLink(snapshot)) await waitForCode(step as LazyStepRef);
}
