import type { BrowserContext } from '@playwright/test';

const SHORTEST_MS = 200;
const LONGEST_MS = 1000;

/**
 * Holds back each of the widget's files and each answer of the estate for 0.2 to 1 second, each for another time:
 * a test that counts on their order, or on an answer that it has not waited for, fails.
 */
export async function comeLate(context: BrowserContext): Promise<void> {
  await context.route(/\/staychart\/(chunks|again)\/|\/api\//, async (route) => {
    const delay = SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
}
