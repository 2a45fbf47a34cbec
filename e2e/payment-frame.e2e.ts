import { expect } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import { TODAY } from './models/demo.ts';
import { forgetFailedCalls, ledgerOf, payInFrame, provider, sessionOf } from './models/payments.ts';
import { test } from './models/test.ts';

const BOOKED = 'Your stay is booked!';
const COMPLETE = '**/booking/complete';
const ONCE = { bookings: 1, charges: 1 };

/** How often a booking was staged: each staging opens a page of the provider. */
function stagings(demo: Demo): number {
  return demo.estate.state.ledger.filter(({ path }) => path.endsWith('/booking/stage')).length;
}

test("E-04 after the provider's page has taken the money, an answer of 404 counts as no refusal and opens no second page", async ({
  page,
  demo,
  watch,
  openFrame,
}) => {
  await page.clock.install({ time: `${TODAY}T10:00:00Z` });
  const booking = await openFrame();
  const session = sessionOf(page);
  // The clock stands still from here on, so no pause ends by itself: only a press asks the estate.
  await page.clock.pauseAt(`${TODAY}T10:02:00Z`);
  // An answer in the host's name. The estate never gets the payment.
  await page.route(COMPLETE, (route) =>
    route.fulfill({
      status: 404,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: '{"Message":"No."}',
    }),
  );
  await payInFrame(page);
  await expect(booking.heading('Checking your booking')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(ledgerOf(demo, session)).toMatchObject({ bookings: 0, charges: 1 });
  await page.unroute(COMPLETE);
  await booking.button('Check again').click();
  await expect(booking.heading(BOOKED)).toBeVisible();
  expect(stagings(demo)).toBe(1);
  expect(ledgerOf(demo, session)).toMatchObject(ONCE);
  forgetFailedCalls(watch.complaints);
});

test(
  'E-04 a reload between the payment and its report opens the same page, and stages nothing',
  { tag: '@core' },
  async ({ page, demo, openFrame }) => {
    const booking = await openFrame('frame-slow');
    const session = sessionOf(page);
    await payInFrame(page);
    await expect(provider(page).getByRole('button', { name: 'Return to the hotel' })).toBeVisible();
    expect(ledgerOf(demo, session)).toMatchObject({ bookings: 0, charges: 1 });
    await page.reload();
    await expect(booking.heading(BOOKED)).toBeVisible();
    expect(stagings(demo)).toBe(1);
    expect(ledgerOf(demo, session)).toMatchObject(ONCE);
  },
);

test(
  'D-375 our Back after the page has taken the money makes the booking, and stages nothing more',
  { tag: '@core' },
  async ({ page, demo, openFrame }) => {
    const booking = await openFrame('frame-slow');
    const session = sessionOf(page);
    await payInFrame(page);
    await expect(provider(page).getByRole('button', { name: 'Return to the hotel' })).toBeVisible();
    await booking.button('Back').click();
    await expect(booking.heading(BOOKED)).toBeVisible();
    expect([stagings(demo), ledgerOf(demo, session)]).toEqual([1, { ...ONCE, completes: 1 }]);
  },
);

test('D-375 after the page has taken the money and the tab has lost what it kept, a reload makes the booking', async ({
  page,
  demo,
  openFrame,
}) => {
  const booking = await openFrame('frame-slow');
  const session = sessionOf(page);
  await payInFrame(page);
  await expect(provider(page).getByRole('button', { name: 'Return to the hotel' })).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.reload();
  await expect(booking.heading(BOOKED)).toBeVisible();
  expect([stagings(demo), ledgerOf(demo, session)]).toEqual([1, { ...ONCE, completes: 1 }]);
});

test('D-375 a page that has taken no money opens again after the guest leaves it by an address', async ({
  page,
  demo,
  watch,
  openFrame,
}) => {
  const booking = await openFrame();
  const session = sessionOf(page);
  await page.evaluate(() => {
    location.hash = location.hash.replace('/payment', '/summary');
  });
  await expect(booking.heading('Check your booking details')).toBeVisible();
  expect(ledgerOf(demo, session)).toEqual({ bookings: 0, charges: 0, completes: 1 });
  await booking.button('Payment').click();
  await payInFrame(page);
  await expect(booking.heading(BOOKED)).toBeVisible();
  expect(ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 2 });
  forgetFailedCalls(watch.complaints);
});

test('D-526 a wallet on the provider’s page pays once, also after a reload', async ({
  page,
  demo,
  openFrame,
}) => {
  const wallet = provider(page).getByRole('button', { name: 'Pay with Apple Pay (pretended)' });
  const booking = await openFrame('frame-wallets');
  const session = sessionOf(page);
  const frame = page.locator('iframe[title="Secure payment page"]');
  await expect(frame).toHaveAttribute('allow', 'payment');
  await expect(wallet).toBeVisible();
  await page.reload();
  await expect(frame).toHaveAttribute('allow', 'payment');
  await wallet.click();
  await expect(booking.heading(BOOKED)).toBeVisible();
  expect(ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 1 });
});
