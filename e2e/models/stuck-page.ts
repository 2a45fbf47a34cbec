import type { Page } from '@playwright/test';

/** How long a page may take to answer before it counts as stuck, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Describes what a page that timed out still does: whether it runs script, draws frames or shows a browser
 * dialog.
 */
export async function describeStuckPage(page: Page): Promise<string> {
  const answers = await within(page.evaluate(() => document.visibilityState));
  const draws = await within(
    page.evaluate(() => new Promise<string>((resolve) => requestAnimationFrame(() => resolve('yes')))),
  );
  return `${page.url()}: answers script: ${answers ?? 'no'}; draws frames: ${draws ?? 'no'}`;
}

function within(answer: Promise<string>): Promise<string | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  return Promise.race([answer.catch((error: unknown) => String(error)), tooLate]);
}
