import { expect, type Page } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import { bookTo, GOOD_CARD, goToPayment, openPayment } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';

const DECLINED_CARD = { ...GOOD_CARD, number: '4000000000000002' };

function sessionOf(page: Page): string {
  return new URL(page.url()).hash.split('/')[1] ?? 'none';
}

/** The bookings that came of a session, and how often it was asked to complete. */
function outcome(demo: Demo, session: string) {
  const { bookings, ledger } = demo.estate.state;
  return {
    bookings: bookings.filter(({ sessionId }) => sessionId === session).length,
    completes: ledger.filter(({ path }) => path === `/api/stay/${session}/booking/complete`).length,
  };
}

/** The browser itself reports the calls that a test makes fail. */
function forgetFailedCalls(complaints: string[]): void {
  const others = complaints.filter((text) => !/Failed to load resource/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

test('B §8 a declined card says so, loses nothing, and another card pays', async ({ page, demo, watch }) => {
  const booking = await openPayment(page);
  const session = sessionOf(page);
  await booking.pay(DECLINED_CARD);
  await expect(page.getByRole('alert')).toContainText(
    'Sorry your booking is no longer in session, please begin your booking again.',
  );
  await expectAccessible(page);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(outcome(demo, session)).toEqual({ bookings: 1, completes: 2 });
  forgetFailedCalls(watch.complaints);
});

/** Moves the widget about the page, as the scripts of a CMS do; gives what takes it away and puts it back. */
async function shuffle(page: Page): Promise<{ takeOut: () => Promise<void>; putBack: () => Promise<void> }> {
  const element = await page.locator('stay-booking').elementHandle();
  await element?.evaluate((node) => {
    for (let time = 0; time < 100; time++) document.body[time % 2 === 0 ? 'prepend' : 'append'](node);
  });
  return {
    takeOut: async () => {
      await element?.evaluate((node) => {
        (node as Element).remove();
      });
    },
    putBack: async () => {
      await element?.evaluate((node) => {
        document.body.append(node);
      });
    },
  };
}

test('T9, T20 a burst of clicks and Enter sends one payment, which the widget moved and taken away does not lose; D-66 nobody is warned while paying', async ({
  page,
  demo,
}) => {
  const booking = await openPayment(page);
  const session = sessionOf(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/booking/complete', async (route) => {
    await held;
    await route.continue();
  });
  await booking.pay(GOOD_CARD);
  const pay = booking.button('PAY TO COMPLETE');
  await pay.click({ force: true });
  await pay.press('Enter');
  await page.goBack();
  await expect(page).toHaveURL(/\/stay\/payment$/);
  await page.clock.setFixedTime('2027-01-04T10:20:00Z');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const { takeOut, putBack } = await shuffle(page);
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await takeOut();
  release();
  await expect.poll(() => outcome(demo, session)).toEqual({ bookings: 1, completes: 1 });
  await putBack();
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(outcome(demo, session)).toEqual({ bookings: 1, completes: 1 });
});

test('T10 the estate commits and the connection is cut: one booking, and never a second payment', async ({
  page,
  demo,
  watch,
}) => {
  const booking = await openPayment(page, 'complete-lost');
  const session = sessionOf(page);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  // The widget sends one payment; Chromium repeats a call by itself when the connection it was sent on was cut.
  const { bookings, completes } = outcome(demo, session);
  expect(bookings).toBe(1);
  expect(completes).toBeLessThanOrEqual(2);
  forgetFailedCalls(watch.complaints);
});

test('T17 a reload in the middle of paying looks the booking up and sends nothing', async ({
  page,
  demo,
  watch,
}) => {
  const booking = await openPayment(page);
  const session = sessionOf(page);
  // The estate gets the payment, and its answer never arrives.
  await page.route('**/booking/complete', async (route) => {
    await route.fetch();
  });
  await booking.pay(GOOD_CARD);
  await expect.poll(() => outcome(demo, session)).toEqual({ bookings: 1, completes: 1 });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(outcome(demo, session)).toEqual({ bookings: 1, completes: 1 });
  forgetFailedCalls(watch.complaints);
});

test('T13 after a sleep the booking has expired, once, and nothing can be paid', async ({ page, demo }) => {
  const booking = await openPayment(page);
  const session = sessionOf(page);
  await page.getByLabel('Name On Card').fill(GOOD_CARD.name);
  await page.getByLabel('Card Number').fill(GOOD_CARD.number);
  await page.getByLabel('Expiry Month').selectOption(GOOD_CARD.month);
  await page.getByLabel('Expiry Year').selectOption({ label: GOOD_CARD.year });
  const pay = await booking.button('PAY TO COMPLETE').boundingBox();
  // The laptop slept for eight minutes; its timers have not run when the guest presses the button.
  await page.clock.setFixedTime('2027-01-04T10:08:00Z');
  await page.mouse.click((pay?.x ?? 0) + 20, (pay?.y ?? 0) + 10);
  await expect(booking.button('Start Booking')).toBeVisible();
  await expect(page.getByText('Your booking session expired.')).toHaveCount(1);
  expect(outcome(demo, session)).toEqual({ bookings: 0, completes: 0 });
});

test('T8, D-38 a card number is in the one body that needs it and nowhere else; once booked, the draft is gone and Back does not lead into it', async ({
  page,
  watch,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const bodies: string[] = [];
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`;
    if (text.includes(GOOD_CARD.number))
      bodies.push(new URL(request.url()).pathname.split('/').slice(-2).join('/'));
  });
  const booking = await openPayment(page);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(bodies).toEqual(['booking/complete']);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect([kept, ...said, ...watch.complaints].filter((text) => text.includes(GOOD_CARD.number))).toEqual([]);

  await page.goBack();
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expect(page).toHaveURL(/\/stay\/confirmation\/$/);
  await page.reload();
  await expect(booking.heading('Book a room').last()).toBeVisible();
  // What is left says which booking the page has been told of.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['staychart.told']);
});

test("D-30 a path that the page sets for the provider's page is the one in the frame", async ({ page }) => {
  await page.route('**/assets/settings.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.querySelector('stay-booking').settings = { endpoints: { paymentFrame: 'pay/by-card' } };",
    }),
  );
  const asked: string[] = [];
  await page.route('**/pay/by-card?*', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/html', body: '<h1>The card, please</h1>' });
  });
  const booking = await bookTo(page, 'rooms', { scenario: 'frame' });
  await goToPayment(booking, { paysHere: false });
  const provider = page.frameLocator('iframe[title="Secure payment page"]');
  await expect(provider.getByRole('heading', { name: 'The card, please' })).toBeVisible();
  expect(asked).toEqual(['/s/frame/pay/by-card']);
});
