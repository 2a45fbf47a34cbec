import type { CDPSession, Page } from '@playwright/test';

/** A phone: a small window, and touch instead of a mouse. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The reason for which tests on a phone run in Chromium only. */
export const ONLY_CHROMIUM = 'only Chromium emulates touch, notches and page zoom';

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

/** Halves the visible part of the window and keeps its size, as an on-screen keyboard does. */
export async function showHalf(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
}

/** Sets `env(safe-area-inset-…)`: the edges behind the camera, the round corners and the home indicator. */
export async function setSafeArea(
  page: Page,
  insets: { top: number; right: number; bottom: number; left: number },
): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets });
}
