import { expect, type Page } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible, TODAY } from './models/demo.ts';
import { answerInstead } from './models/estate-answers.ts';
import { DECLINED_CARD, forgetFailedCalls, leaveAnyway, ledgerOf, sessionOf } from './models/payments.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { NO_QUESTION_IN_WEBKIT, ONE_TAB_IN_WEBKIT } from './models/webkit-limits.ts';

const BOOKED = 'Your stay is booked!';
const ONCE = { bookings: 1, charges: 1 };
const NEVER = { bookings: 0, charges: 0 };

/** Advances the page's clock past the pauses between two questions, until the screen has this heading. */
async function waitForHeading(page: Page, name: string): Promise<void> {
  const passed = async () => {
    await page.clock.runFor(30_000);
    return page.getByRole('heading', { name }).isVisible();
  };
  await expect.poll(passed, { timeout: 20_000 }).toBe(true);
}

test(
  'E-01 a refusal is told in the estate’s own words at the card; everything is kept, and another card pays',
  { tag: '@core' },
  async ({ page, demo, watch, openPayment }) => {
    const booking = await openPayment();
    const session = sessionOf(page);
    await booking.pay(DECLINED_CARD);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Your card was declined.');
    await expect(alert).toContainText('Nothing has been taken.');
    await expect(page.getByLabel('Name On Card')).toHaveValue(GOOD_CARD.name);
    await expectAccessible(page);
    expect(ledgerOf(demo, session)).toMatchObject(NEVER);
    await booking.pay(GOOD_CARD);
    await expect(booking.heading(BOOKED)).toBeVisible();
    expect(ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 2 });
    forgetFailedCalls(watch.complaints);
  },
);

test(
  'E-03 the widget asks until it is certain that no booking was made; then the guest can start anew',
  { tag: '@core' },
  async ({ page, demo, watch, openPayment }) => {
    await page.clock.install({ time: `${TODAY}T10:00:00Z` });
    const booking = await openPayment('complete-unmade-500');
    const session = sessionOf(page);
    await booking.pay(GOOD_CARD);
    await expect(booking.heading('Checking your booking')).toBeVisible();
    await expect(seen(page, /^When we last asked, at 10:00, the hotel had no booking/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(booking.heading('Checking your booking')).toBeVisible();
    await waitForHeading(page, 'We have no booking under this number');
    await expectAccessible(page);
    await booking.button('Begin a new booking').click();
    await expect(page.getByRole('button', { name: /^Arrival date/ })).toContainText('17/01/2027');
    expect(ledgerOf(demo, session)).toEqual({ ...NEVER, completes: 1 });
    expect(await page.evaluate(() => sessionStorage.getItem('staychart.payment'))).toBeNull();
    forgetFailedCalls(watch.complaints);
  },
);

test('E-02 a reload while paying, with an answer before the new page is up, leads to the confirmation, also after more reloads', async ({
  page,
  demo,
  browserName,
  openPayment,
}) => {
  test.skip(browserName === 'webkit', NO_QUESTION_IN_WEBKIT);
  leaveAnyway(page);
  const booking = await openPayment();
  const session = sessionOf(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let loadPage = () => {};
  const heldPage = new Promise<void>((resolve) => {
    loadPage = resolve;
  });
  answerInstead(demo.estate, /\/booking\/complete$/, async (own) => {
    await held;
    return own;
  });
  await booking.pay(GOOD_CARD);
  await expect.poll(() => ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 1 });
  await page.route(/\/booking\/$/, async (route) => {
    await heldPage;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/booking\/$/);
  const reloaded = page.reload();
  await asked;
  const told = page.waitForEvent('framenavigated', (frame) => frame.url().includes('/stay/confirmation/'));
  answer();
  await told;
  loadPage();
  await reloaded;
  await expect(booking.heading(BOOKED)).toBeVisible();
  await page.reload();
  await expect(booking.heading(BOOKED)).toBeVisible();
  await page.goto('/standard/booking/');
  await expect(booking.heading(BOOKED)).toBeVisible();
  expect(ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 1 });
  await booking.button('Book another stay').click();
  await expect(booking.button('Check Availability')).toBeVisible();
  await page.reload();
  await expect(booking.button('Check Availability')).toBeVisible();
});

test('E-02, D-356 a tab that is copied while the outcome is unknown shows the same outcome', async ({
  page,
  context,
  demo,
  watch,
  browserName,
  openPayment,
}) => {
  test.skip(browserName === 'webkit', ONE_TAB_IN_WEBKIT);
  await page.clock.install({ time: `${TODAY}T10:00:00Z` });
  const booking = await openPayment('complete-500');
  const session = sessionOf(page);
  await page.route('**/api/stay/retrieve/**', (route) => route.abort());
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Checking your booking')).toBeVisible();
  const kept = await page.evaluate(() => Object.entries({ ...sessionStorage }) as [string, string][]);
  const copy = await context.newPage();
  await copy.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await copy.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await copy.goto(page.url());
  await expect(copy.getByRole('heading', { name: BOOKED })).toBeVisible();
  await page.unroute('**/api/stay/retrieve/**');
  await waitForHeading(page, BOOKED);
  expect(ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 1 });
  forgetFailedCalls(watch.complaints);
});

for (const [code, chunk] of [
  ['the confirmation', '**/chunks/booking-confirmation-*'],
  ['the question what became of the payment', '**/chunks/booking-outcome-*'],
] as const)
  test(
    `E-02 nobody can pay before ${code} has loaded`,
    { tag: '@core' },
    async ({ page, demo, watch, openPayment }) => {
      await page.route(chunk, (route) => route.abort());
      const booking = await openPayment(undefined, { opens: false });
      await expect(booking.heading('Something went wrong on this page')).toBeVisible();
      await expect(booking.payButton).toHaveCount(0);
      await page.unroute(chunk);
      await booking.button('Try again').click();
      const session = sessionOf(page);
      await booking.pay(GOOD_CARD);
      await expect(booking.heading(BOOKED)).toBeVisible();
      expect(ledgerOf(demo, session)).toEqual({ ...ONCE, completes: 1 });
      forgetFailedCalls(watch.complaints);
    },
  );

test("E-02 where the page of a paid booking cannot load after a reload, the booking's number is shown", async ({
  page,
  demo,
  watch,
  openPayment,
}) => {
  const booking = await openPayment();
  const session = sessionOf(page);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading(BOOKED)).toBeVisible();
  const number = demo.estate.state.bookings.at(-1)?.confirmationNumber ?? 'none';
  await page.route('**/chunks/booking-confirmation-*', (route) => route.abort());
  await page.reload();
  await expect(booking.heading(BOOKED)).toBeVisible();
  await expect(seen(page, number)).toBeVisible();
  await expect(seen(page, /call us on/)).toBeVisible();
  await expectAccessible(page);
  expect(ledgerOf(demo, session)).toMatchObject(ONCE);
  forgetFailedCalls(watch.complaints);
});

test(
  'E-06 a booking that is staged with other sums cannot be paid',
  { tag: '@core' },
  async ({ page, demo, openPayment }) => {
    const booking = await openPayment('other-sums-staged', { opens: false });
    await expect(page.getByRole('alert')).toContainText(
      "The hotel's bill for this booking is £415, not £115",
    );
    await expect(booking.heading('Check your booking details')).toBeVisible();
    expect(demo.estate.state.bookings).toEqual([]);
  },
);
