import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** Views that appear inside another view and continue its headings. */
const PARTS = ['login', 'providerLogin', 'stayDates', 'weekCalendar'];

export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** The findings of axe on the state drawn. */
export async function axeFindings(page: Page, screen: string): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The payment provider's page is not part of the widget.
    iframes: false,
    rules: {
      // WCAG 2.5.8 is off by default.
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

/** The markup drawn, for comparison with other states. */
export async function drawnMarkup(page: Page): Promise<string> {
  const markup = await page.evaluate(() => document.querySelector('#state')?.shadowRoot?.innerHTML ?? '');
  return withoutIds(markup);
}

/** React numbers its ids, so the same view has different ids each time. */
function withoutIds(markup: string): string {
  return markup.replaceAll(/_r_\w+_/g, 'id');
}
