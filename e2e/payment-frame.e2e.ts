import { expect, type Route } from '@playwright/test';
import { test } from './models/at-payment.ts';
import type { BookingPage } from './models/booking-page.ts';
import { TODAY } from './models/demo.ts';
import { forgetFailedCalls, ledgerOf, payInFrame, provider, sessionOf } from './models/payments.ts';

const BOOKED = 'Your stay is booked!';
const COMPLETE = '**/booking/complete';
const ONCE = { bookings: 1, charges: 1 };

/** Answers the page with this status, in the host's name. The estate never gets the payment. */
function refuseWith(status: number) {
  return (route: Route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: '{"Message":"No."}',
    });
}

for (const status of [401, 404, 429, 502]) {
  test(`E-04 after the provider's page has taken the money, an answer of ${status} counts as no refusal and opens no second page`, async ({
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
    await page.route(COMPLETE, refuseWith(status));
    await payInFrame(page);
    await expect(booking.heading('Checking your booking')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(ledgerOf(demo, session)).toMatchObject({ bookings: 0, charges: 1 });
    await page.unroute(COMPLETE);
    await booking.button('Check again').click();
    await expect(booking.heading(BOOKED)).toBeVisible();
    const stagings = demo.estate.state.ledger.filter(({ path }) => path.endsWith('/booking/stage'));
    expect([stagings.length, ledgerOf(demo, session)]).toMatchObject([1, ONCE]);
    forgetFailedCalls(watch.complaints);
  });
}

test('E-04 eight minutes on the provider’s page do not count as idle: the rooms stay held', async ({
  page,
  demo,
  openFrame,
}) => {
  await page.clock.install({ time: `${TODAY}T10:00:00Z` });
  const booking = await openFrame();
  const session = sessionOf(page);
  const callsOf = (path: string) => demo.estate.state.ledger.filter((call) => call.path === path).length;
  await page.clock.runFor(8 * 60_000);
  // The answers come in real time while the page's clock runs ahead, and each pause starts only after an
  // answer.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(60_000);
        return callsOf('/api/stay/keep-alive');
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(callsOf('/api/stay/ignore')).toBe(0);
  await payInFrame(page);
  await expect(booking.heading(BOOKED)).toBeVisible();
  expect(ledgerOf(demo, session)).toMatchObject(ONCE);
});

test('E-04 a reload between the payment and its report opens the same page, and stages nothing', async ({
  page,
  demo,
  openFrame,
}) => {
  const booking = await openFrame('frame-slow');
  const session = sessionOf(page);
  await payInFrame(page);
  await expect(provider(page).getByRole('button', { name: 'Return to the hotel' })).toBeVisible();
  expect(ledgerOf(demo, session)).toMatchObject({ bookings: 0, charges: 1 });
  await page.reload();
  await expect(booking.heading(BOOKED)).toBeVisible();
  const stagings = demo.estate.state.ledger.filter(({ path }) => path.endsWith('/booking/stage'));
  expect([stagings.length, ledgerOf(demo, session)]).toMatchObject([1, ONCE]);
});

for (const [way, leave] of [
  ['our Back', (booking: BookingPage) => booking.button('Back').click()],
  [
    'an address',
    (booking: BookingPage) =>
      booking.page.evaluate(() => {
        location.hash = location.hash.replace('/payment', '/summary');
      }),
  ],
] as const) {
  test(`D-375 leaving by ${way} after the page has taken the money makes the booking, and stages nothing more`, async ({
    page,
    demo,
    openFrame,
  }) => {
    const booking = await openFrame('frame-slow');
    const session = sessionOf(page);
    await payInFrame(page);
    await expect(provider(page).getByRole('button', { name: 'Return to the hotel' })).toBeVisible();
    await leave(booking);
    await expect(booking.heading(BOOKED)).toBeVisible();
    const stagings = demo.estate.state.ledger.filter(({ path }) => path.endsWith('/booking/stage'));
    expect([stagings.length, ledgerOf(demo, session)]).toEqual([1, { ...ONCE, completes: 1 }]);
  });

  test(`D-375 a page that has taken no money opens again after the guest leaves it by ${way}`, async ({
    page,
    demo,
    watch,
    openFrame,
  }) => {
    const booking = await openFrame();
    const session = sessionOf(page);
    await leave(booking);
    await expect(booking.heading('Check your booking details')).toBeVisible();
    expect(ledgerOf(demo, session)).toEqual({ bookings: 0, charges: 0, completes: 1 });
    await booking.button('Payment').click();
    await payInFrame(page);
    await expect(booking.heading(BOOKED)).toBeVisible();
    expect(ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 2 });
    forgetFailedCalls(watch.complaints);
  });
}

test('D-375 a reload during a voucher lookup, after the page has taken the money, makes the booking and stages nothing more', async ({
  page,
  demo,
  openFrame,
}) => {
  const booking = await openFrame('frame-slow');
  const session = sessionOf(page);
  // This lookup never gets an answer.
  await page.route('**/api/voucher/status/**', () => undefined);
  await booking.redeem('GIFT-250');
  await expect(page.getByText('Checking your voucher...')).toBeVisible();
  await payInFrame(page);
  await expect(provider(page).getByRole('button', { name: 'Return to the hotel' })).toBeVisible();
  await page.reload();
  await expect(booking.heading(BOOKED)).toBeVisible();
  const stagings = demo.estate.state.ledger.filter(({ path }) => path.endsWith('/booking/stage'));
  expect([stagings.length, ledgerOf(demo, session)]).toEqual([1, { ...ONCE, completes: 1 }]);
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
