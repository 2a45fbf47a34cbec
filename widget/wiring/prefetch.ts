import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectStep, selectStepActor } from '../../machines/booking/booking.selectors.ts';
import { STEPS, type Step } from '../../src/domain/steps.ts';
import { waitForCode, type LazyStepRef } from '../lazy/lazy-step.ts';

/** Without word from the browser that it is idle, a screen counts as drawn after this. Milliseconds. */
const DRAWN_MS = 1000;

/**
 * When a step is opened for the first time, its screen is there and the browser has nothing to do, fetches what the step
 * itself needs at a press, and gives `fetch` the step that usually follows. Returns what stops it.
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
      whenIdle(page, () => {
        if (isStopped || opened.has(next)) return;
        lazy
          .getSnapshot()
          .context.code?.ahead?.()
          .catch(() => undefined);
        fetch(next);
      });
    });
  });
  return () => {
    isStopped = true;
    subscription.unsubscribe();
  };
}

function whenIdle(page: Window, run: () => void): void {
  // Not every browser has it.
  if ('requestIdleCallback' in page) page.requestIdleCallback(run);
  else (page as Window).setTimeout(run, DRAWN_MS);
}
