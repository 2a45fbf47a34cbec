import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectStep, selectStepActor } from '../../machines/booking/booking.selectors.ts';
import { STEPS, type Step } from '../../src/domain/booking/steps.ts';
import { whenIdle } from '../../src/browser/when-idle.ts';
import { waitForCode, type LazyStepRef } from '../lazy/lazy-step.ts';

/**
 * Loads code ahead, once per step: when the step's screen is drawn and the browser is idle, loads what the step needs
 * at a press, and calls `fetch` with the step that usually follows. Returns a function that stops it.
 */
export function prefetchSteps(actor: BookingActor, page: Window, fetch: (step: Step) => void): () => void {
  const opened = new Set<Step>();
  let isStopped = false;
  const subscription = actor.subscribe((snapshot) => {
    const step = selectStep(snapshot);
    const holder = selectStepActor(snapshot);
    if (!step || !holder || opened.has(step)) return;
    opened.add(step);
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next === undefined) return;
    const lazy = holder as LazyStepRef;
    void waitForCode(lazy).then(() => {
      whenIdle(() => {
        if (isStopped || opened.has(next)) return;
        lazy
          .getSnapshot()
          .context.code?.ahead?.()
          .catch(() => undefined);
        fetch(next);
      }, page);
    });
  });
  return () => {
    isStopped = true;
    subscription.unsubscribe();
  };
}
