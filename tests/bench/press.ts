import type { Locator, Page } from 'playwright';
import { numberFrom, settle } from './slow-machine.ts';

export interface PressTiming {
  /** From the press to the paint that follows, a number per press. */
  paints: number[];
  /** Of that, all listeners of the click, and with them React's render and commit. */
  scripts: number[];
}

/** Presses the first so many of the controls, one after the other, each in a page that has nothing else to do. */
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
 * Runs in the page: notes how long after the next press the page is painted, and how long its listeners take. React
 * commits what a press changes before the next listener runs, so the last of them knows.
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
