import type { Page } from '@playwright/test';

/** Waits until the page's booking has drawn its first screen itself (D-290). */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await customElements.whenDefined('stay-booking');
    await (document.querySelector('stay-booking') as HTMLElement & { ready: Promise<void> }).ready;
  });
}
