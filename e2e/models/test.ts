import { expect, type Page } from '@playwright/test';
import type { KeptState, State } from '../../demo/estate/rules/state.ts';
import type { Demo } from '../../demo/start-demo.ts';
import { BookingPage } from './booking-page.ts';
import { inDemo, TODAY } from './demo.ts';
import { provider } from './payments.ts';
import { bookTo, headingOf, type KeptStep, type Stay } from './stays.ts';

const DRAFT = 'staychart.draft';

/** A booking that waits at a step. */
interface Kept {
  /** The step's route. */
  hash: string;
  /** What the tab keeps. */
  draft: string;
  /** The estate with the booking's session, without its world, which is the same for every test. */
  estate: Partial<KeptState>;
}

interface FromKept {
  /**
   * Opens a booking of a guest without account at a step. A guest walks there once per worker and stay; each test
   * loads what was kept, with the estate as it was then.
   */
  openAt: (step: KeptStep, stay?: Stay) => Promise<BookingPage>;
  /** Opens the payment of a stay. `opens` is false where the payment does not open. */
  openPayment: (scenario?: string, more?: { stay?: Stay; opens?: boolean }) => Promise<BookingPage>;
  /** Opens the payment in the payment provider's frame. */
  openFrame: (scenario?: string) => Promise<BookingPage>;
}

/** The tests of all files: all in the same demo and browser of their worker. */
export const test = inDemo.extend<FromKept, { kept: Map<string, Kept> }>({
  kept: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  openAt: async ({ page, demo, visit, kept }, use) => {
    await use(async (step, { scenario, ...stay } = {}) => {
      const name = `${step} ${JSON.stringify(stay, (_, value: unknown) => (value instanceof RegExp ? value.source : value))}`;
      const found = kept.get(name) ?? (await visit(demo.siteUrl, (other) => walkTo(other, demo, step, stay)));
      kept.set(name, found);
      const booking = await load(page, demo, found, scenario);
      await expect(booking.heading(headingOf(step))).toBeVisible();
      return booking;
    });
  },
  openPayment: async ({ openAt }, use) => {
    await use(async (scenario, { stay = {}, opens = true } = {}) => {
      const booking = await openAt('summary', scenario === undefined ? stay : { ...stay, scenario });
      await booking.button('Payment').click();
      if (opens) await expect(booking.payButton).toBeVisible();
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

async function walkTo(page: Page, { estate }: Demo, step: KeptStep, stay: Stay): Promise<Kept> {
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await bookTo(page, step, stay);
  const draft = await page.evaluate((key) => sessionStorage.getItem(key), DRAFT);
  const held: Partial<State> = { ...estate.state };
  delete held.world;
  delete held.now;
  return { hash: new URL(page.url()).hash, draft: draft ?? '', estate: structuredClone(held) };
}

async function load(
  page: Page,
  { estate, siteUrl }: Demo,
  { hash, draft, estate: held }: Kept,
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
  return booking;
}
