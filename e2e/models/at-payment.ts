import { expect, type Page } from '@playwright/test';
import type { Demo } from '../../demo/start-demo.ts';
import type { KeptState, State } from '../../demo/estate/rules/state.ts';
import { bookTo, BookingPage, goToSummary } from './booking-page.ts';
import { test as base, TODAY } from './demo.ts';
import { provider } from './payments.ts';

const DRAFT = 'staychart.draft';
const SUMMARY = 'Check your booking details';

/** A booking that waits at its summary. */
interface Waiting {
  /** The summary's route. */
  hash: string;
  /** What the tab keeps. */
  draft: string;
  /** The estate with the booking's session, without its world, which is the same for every test. */
  estate: Partial<KeptState>;
}

interface ToPayment {
  /**
   * Brings a guest without account to the payment of one night in the Park Room, at the cheapest rate. `opens` is
   * false where the payment does not open.
   */
  openPayment: (scenario?: string, options?: { opens?: boolean }) => Promise<BookingPage>;
  /** Brings the same guest to the payment in the payment provider's frame. */
  openFrame: (scenario?: string) => Promise<BookingPage>;
}

/**
 * Tests that begin at the payment. A guest walks to the summary once per worker; each test reloads that summary, with
 * the estate as it was then.
 */
export const test = base.extend<ToPayment, { waiting: { booking?: Waiting } }>({
  waiting: [async ({}, use) => use({}), { scope: 'worker' }],
  openPayment: async ({ page, demo, visit, waiting }, use) => {
    await use(async (scenario, { opens = true } = {}) => {
      waiting.booking ??= await visit(demo.siteUrl, (other) => walkToSummary(other, demo));
      const booking = await reloadSummary(page, demo, waiting.booking, scenario);
      await booking.button('Payment').click();
      if (opens) await expect(booking.button('PAY TO COMPLETE')).toBeVisible();
      return booking;
    });
  },
  openFrame: async ({ page, openPayment }, use) => {
    await use(async (scenario = 'frame') => {
      const booking = await openPayment(scenario, { opens: false });
      await expect(provider(page).getByRole('heading', { name: 'Card payment' })).toBeVisible();
      return booking;
    });
  },
});

async function walkToSummary(page: Page, { estate }: Demo): Promise<Waiting> {
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  const booking = await bookTo(page, 'rooms');
  await goToSummary(booking);
  await expect(booking.heading(SUMMARY)).toBeVisible();
  const draft = await page.evaluate((key) => sessionStorage.getItem(key), DRAFT);
  const held: Partial<State> = { ...estate.state };
  delete held.world;
  delete held.now;
  return { hash: new URL(page.url()).hash, draft: draft ?? '', estate: structuredClone(held) };
}

async function reloadSummary(
  page: Page,
  { estate, siteUrl }: Demo,
  { hash, draft, estate: held }: Waiting,
  scenario: string | undefined,
): Promise<BookingPage> {
  Object.assign(estate.state, structuredClone(held));
  for (const session of estate.state.sessions.values()) session.lastUsedAt = estate.state.now();
  // A page without the widget, whose storage the booking's page shares.
  await page.goto('/contact');
  // Another path of the CMS keeps its bookings under another key (D-506).
  const key = scenario === undefined ? DRAFT : `${DRAFT}:${new URL(siteUrl).origin}/s/${scenario}/cms`;
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [key, draft] as const);
  const booking = new BookingPage(page);
  await booking.open({ ...(scenario === undefined ? {} : { scenario }), hash });
  await expect(booking.heading(SUMMARY)).toBeVisible();
  return booking;
}
