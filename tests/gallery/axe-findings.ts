import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { ScreenId } from './screens.ts';

/** Views that are shown inside another, whose headings they go on from. */
const PARTS: readonly string[] = ['login', 'stayDates', 'weekCalendar'] satisfies ScreenId[];

export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe finds on a state as it is drawn. */
export async function axeFindings(page: Page, screen: string): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The payment provider's page is not ours.
    iframes: false,
    rules: {
      // WCAG 2.5.8 is off unless asked for.
      'target-size': { enabled: true },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: !PARTS.includes(screen) },
    },
  };
  const violations = await page.evaluate(
    async (how) => (await (globalThis as unknown as { axe: typeof axe }).axe.run(how)).violations,
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => withoutIds(`${id}: ${any[0]?.message ?? ''} ${html}`)),
  );
}

/** What is drawn, to be compared with what other states draw. */
export async function drawnMarkup(page: Page): Promise<string> {
  const markup = await page.evaluate(() => document.querySelector('#state')?.shadowRoot?.innerHTML ?? '');
  return withoutIds(markup);
}

/** React counts its ids up, so that the same view never has the same. */
function withoutIds(markup: string): string {
  return markup.replaceAll(/_r_\w+_/g, 'id');
}
