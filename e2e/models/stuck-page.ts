import type { Page } from '@playwright/test';

/** How long a page may take to answer before it counts as stuck. Milliseconds. */
const PATIENCE_MS = 5000;

/** What a page still does: answers script, draws frames, shows a dialog of the browser. For a test that ran out of time. */
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
