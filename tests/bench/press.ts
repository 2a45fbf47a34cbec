import type { Locator, Page } from 'playwright';
import { numberFrom, settle } from './slow-machine.ts';

export interface PressTiming {
  /** Milliseconds from each press to the next paint. */
  paints: number[];
  /** The share of all click listeners in them, with React's render and commit. */
  scripts: number[];
}

/** Presses the first `most` controls one after another, each while the page is idle. */
export async function pressAll(page: Page, controls: Locator, most: number): Promise<PressTiming> {
  const timing: PressTiming = { paints: [], scripts: [] };
  const count = Math.min(most, await controls.count());
  for (let n = 0; n < count; n++) {
    const control = controls.nth(n);
    await control.scrollIntoViewIfNeeded();
    await settle(page);
    await page.evaluate(watchPress);
    await control.click();
    timing.paints.push(await numberFrom(page, 'pressPainted'));
    timing.scripts.push(await numberFrom(page, 'pressHandled'));
  }
  return timing;
}

/**
 * Runs in the page: records the time from the next press to the paint, and the time of its listeners. React
 * commits the changes of a press before the next listener runs, so the last listener sees them.
 */
function watchPress(): void {
  Object.assign(window, { pressPainted: undefined, pressHandled: undefined });
  const start = (event: Event) => {
    const begun = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { pressPainted: performance.now() - event.timeStamp });
      port2.postMessage(null);
    });
    const end = () => Object.assign(window, { pressHandled: performance.now() - begun });
    addEventListener('click', end, { once: true });
  };
  addEventListener('click', start, { capture: true, once: true });
}
