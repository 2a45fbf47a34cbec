import { expect, type Page } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { answerInstead } from './models/estate-answers.ts';
import { leaveOutPart } from './models/in-part.ts';
import { forgetFailedCalls, leaveAnyway, ledgerOf, provider, sessionOf } from './models/payments.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { NO_QUESTION_IN_WEBKIT } from './models/webkit-limits.ts';

/**
 * Moves the widget about the page, as the scripts of a CMS do. Returns functions that take it out and put it
 * back.
 */
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

test(
  'T9, T20 a burst of clicks and Enter sends one payment, also while the widget is moved and removed; paying shows no idle warning',
  { tag: '@core' },
  async ({ page, demo, openPayment }) => {
    const booking = await openPayment();
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
    const pay = booking.payButton;
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
    await expect.poll(() => ledgerOf(demo, session)).toEqual({ bookings: 1, charges: 1, completes: 1 });
    await putBack();
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    expect(ledgerOf(demo, session)).toEqual({ bookings: 1, charges: 1, completes: 1 });
  },
);

test('T10 when the estate commits and the connection is cut, there is one booking and no second payment', async ({
  page,
  demo,
  watch,
  openPayment,
}) => {
  const booking = await openPayment('complete-lost');
  const session = sessionOf(page);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  // The widget sends one payment. Chromium itself repeats a call whose connection was cut.
  const { bookings, completes } = ledgerOf(demo, session);
  expect(bookings).toBe(1);
  expect(completes).toBeLessThanOrEqual(2);
  forgetFailedCalls(watch.complaints);
});

test(
  'T17 a reload during a payment looks the booking up and sends nothing',
  { tag: '@core' },
  async ({ page, demo, watch, browserName, openPayment }) => {
    test.skip(browserName === 'webkit', NO_QUESTION_IN_WEBKIT);
    const booking = await openPayment();
    const session = sessionOf(page);
    // The estate gets the payment, but its answer never arrives.
    answerInstead(demo.estate, /\/booking\/complete$/, () => new Promise(() => {}));
    await booking.pay(GOOD_CARD);
    await expect.poll(() => ledgerOf(demo, session)).toEqual({ bookings: 1, charges: 1, completes: 1 });
    leaveAnyway(page);
    await page.reload();
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    expect(ledgerOf(demo, session)).toEqual({ bookings: 1, charges: 1, completes: 1 });
    forgetFailedCalls(watch.complaints);
  },
);

test(
  'T13 after a sleep the booking has expired, once, and cannot be paid',
  { tag: '@core' },
  async ({ page, demo, openPayment }) => {
    const booking = await openPayment();
    const session = sessionOf(page);
    await booking.fillCard(GOOD_CARD);
    await booking.payButton.scrollIntoViewIfNeeded();
    const pay = await booking.payButton.boundingBox();
    // The laptop slept for eight minutes. Its timers have not fired yet when the guest presses the button.
    await page.clock.setFixedTime('2027-01-04T10:08:00Z');
    await page.mouse.click((pay?.x ?? 0) + 20, (pay?.y ?? 0) + 10);
    await expect(booking.button('Start Booking')).toBeVisible();
    await expect(seen(page, 'Your booking session expired.')).toHaveCount(1);
    expect(ledgerOf(demo, session)).toEqual({ bookings: 0, charges: 0, completes: 0 });
  },
);

test(
  'T8 a card number is in the one body that needs it and nowhere else; once booked, Back does not lead into the booking',
  { tag: '@core' },
  async ({ page, demo, watch, browserName, openPayment }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const [sent, heard]: [string[], string[]] = [[], []];
    const note = (list: string[], url: string, body: string | null) => {
      if (`${url} ${body}`.includes(GOOD_CARD.number))
        list.push(new URL(url).pathname.split('/').slice(-2).join('/'));
    };
    const tellsBodies = browserName !== 'firefox';
    if (!tellsBodies) leaveOutPart('over WebDriver BiDi nobody but the estate tells what a call sends');
    page.on('request', (request) => {
      note(sent, request.url(), request.postData());
    });
    const { handle } = demo.estate;
    demo.estate.handle = async (request) => {
      note(heard, request.url, await request.clone().text());
      return handle(request);
    };
    const booking = await openPayment();
    await booking.pay(GOOD_CARD);
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    expect(heard).toEqual(['booking/complete']);
    expect(sent).toEqual(tellsBodies ? ['booking/complete'] : []);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect([kept, ...said, ...watch.complaints].filter((text) => text.includes(GOOD_CARD.number))).toEqual(
      [],
    );

    await page.goBack();
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    await expect(page).toHaveURL(/\/stay\/confirmation\/$/);
  },
);

test("D-30 the frame uses the path that the page sets for the provider's page", async ({
  page,
  openPayment,
}) => {
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
  await openPayment('frame', { opens: false });
  await expect(provider(page).getByRole('heading', { name: 'The card, please' })).toBeVisible();
  expect(asked).toEqual(['/s/frame/pay/by-card']);
});
