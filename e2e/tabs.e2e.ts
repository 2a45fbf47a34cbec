import { expect, type BrowserContext, type Page } from '@playwright/test';
import { TODAY } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { ONE_TAB_IN_WEBKIT } from './models/webkit-limits.ts';

function keptSession(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('staychart.draft') ?? '{}') as { draft?: object };
    return kept.draft && 'sessionId' in kept.draft ? kept.draft.sessionId : null;
  });
}

function keptIn(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => Object.entries({ ...sessionStorage }) as [string, string][]);
}

/** Opens a tab with another tab's session storage, as browsers do for a duplicate and for a restored tab. */
async function tabWith(context: BrowserContext, kept: [string, string][]): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await tab.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  return tab;
}

test(
  'T16, D-162 a duplicated tab starts its own session with the same search; the first tab goes on',
  { tag: '@core' },
  async ({ page, context, demo, browserName, openAt }) => {
    test.skip(browserName === 'webkit', ONE_TAB_IN_WEBKIT);
    const booking = await openAt('guests');
    await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);

    const copy = await tabWith(context, await keptIn(page));
    await copy.goto(page.url());
    await expect(seen(copy, /^Your booking is open in another tab/)).toBeVisible();
    await expect(copy.getByRole('button', { name: /^Arrival date/ })).toContainText('17/01/2027');
    await expect(copy.getByLabel('Nights')).toHaveValue('1');

    await booking.button('Next Step').click();
    await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
    await page.reload();
    await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
    const sent = demo.estate.state.ledger;
    expect(sent.filter(({ path }) => path.endsWith('/booking'))).toHaveLength(1);
    expect(sent.filter(({ path }) => path === '/api/stay/ignore')).toEqual([]);
    const sessions = await Promise.all([page, copy].map(keptSession));
    expect(new Set(sessions).size).toBe(2);
  },
);

test('T17 a tab whose page crashed returns to the same step and session, with what was typed', async ({
  page,
  context,
  demo,
  browserName,
  openAt,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium crashes a page on command, over CDP');
  const booking = await openAt('guests');
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  const [url, session] = [page.url(), await keptSession(page)];
  const again = await tabWith(context, await keptIn(page));
  const before = demo.estate.state.ledger.length;

  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await again.goto(url);
  await expect(again.getByRole('heading', { name: 'Guest names' })).toBeVisible();
  await expect(again.getByLabel('First Name').first()).toHaveValue('Tom');
  await expect(again.getByLabel('Last Name').last()).toHaveValue('Fell');
  expect(await keptSession(again)).toBe(session);
  const sent = demo.estate.state.ledger.slice(before).map(({ path }) => path);
  expect(sent.filter((path) => /\/booking$|\/ignore$|\/begin\//.test(path))).toEqual([]);
});
