import type { Page } from 'playwright';
import { settle, timeFrom } from './browser.ts';

/** The first such element of the booking, and a part of its text. */
export interface Shown {
  selector: string;
  text: RegExp;
}

/** Times in ms of the page's clock. */
export interface Timed {
  /** Of the press, or of the move in the history. */
  begun: number;
  painted: number;
}

/** Acts on the idle page. Times the paint of what it then shows; without `shown`, that of the next frame. */
export async function timePaint(page: Page, act: () => Promise<void>, shown: Shown | null): Promise<Timed> {
  await settle(page);
  await page.evaluate(notePaint, shown && { selector: shown.selector, text: shown.text.source });
  await act();
  return { painted: await timeFrom(page, 'paintedAt'), begun: await timeFrom(page, 'begunAt') };
}

/** Moves in the browser's history, as its own buttons do. */
export async function move(page: Page, way: 'back' | 'forward'): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { begunAt: performance.now() });
    history[to]();
  }, way);
}

/** Runs in the page. A frame is painted in the first task after it. */
function notePaint(shown: { selector: string; text: string } | null): void {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  if (!root) throw new Error('there is no booking on the page');
  Object.assign(window, { begunAt: undefined, paintedAt: undefined });
  const waitForPaint = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { paintedAt: performance.now() });
      port2.postMessage(null);
    });
  const press = ({ timeStamp }: Event) => {
    Object.assign(window, { begunAt: timeStamp });
    if (!shown) waitForPaint();
  };
  addEventListener('click', press, { capture: true, once: true });
  if (!shown) return;
  const isShown = () => {
    const first = root.querySelector(shown.selector);
    return first !== null && new RegExp(shown.text).test(first.textContent);
  };
  if (isShown()) throw new Error(`${shown.text} is there already`);
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    waitForPaint();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
