import type { CDPSession, Page } from '@playwright/test';

/** A phone in the hand: its window, and fingers instead of a mouse. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Why the tests on a phone run in one engine. */
export const ONLY_CHROMIUM = 'fingers, notches and the zoom of a page are emulated by Chromium alone';

const SWIPE_STEPS = 10;

/** Moves a finger over the page from one point to another, and waits until the page has followed it. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  await touch(fingers, 'touchStart', [from]);
  for (let step = 1; step <= SWIPE_STEPS; step++) {
    const part = step / SWIPE_STEPS;
    await touch(fingers, 'touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  }
  await touch(fingers, 'touchEnd', []);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

async function touch(
  fingers: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: { x: number; y: number }[],
): Promise<void> {
  await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Half of the window is seen, while it stays as large as it was: as where a phone shows its letters to type on. */
export async function showHalf(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
}

/** What of the window lies behind the camera, round corners and the line to swipe home by: `env(safe-area-inset-…)`. */
export async function setSafeArea(
  page: Page,
  insets: { top: number; right: number; bottom: number; left: number },
): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets });
}
