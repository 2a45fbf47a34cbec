import { expect, type Locator, type Page } from '@playwright/test';
import { AddOnsPage } from './models/addons-page.ts';
import { TODAY } from './models/demo.ts';
import { holdAnswers } from './models/estate-answers.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { BookingPage } from './models/booking-page.ts';
import { goOn } from './models/stays.ts';

/** The laptop wakes at this time: the clock jumps, and the window gets the focus. */
async function wakeAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(`2027-01-04T${time}Z`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test(
  'A §4.4, T13, T28 the warning opens over a modal whose call is under way; the modal stays after Yes, and closes on expiry',
  { tag: '@core' },
  async ({ page, demo, openAt }) => {
    const booking = await openAt('addons');

    const activities = holdAnswers(demo.estate, /\/api\/spa\/activities\//);
    const asked = page.waitForRequest('**/api/spa/activities/**');
    const packages = new AddOnsPage(page);
    const modal = await packages.open('Treatments at the Bath House', 'Book your treatments for room 1');
    await expect(modal).toBeVisible();
    await asked;

    await wakeAt(page, '10:05:20');
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await expect(warning).toContainText('40');
    await expect(warning.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning).toBeHidden();
    activities.letThrough();
    await expect(modal.getByRole('checkbox', { name: 'Tom' })).toBeVisible();
    await expect(modal.getByRole('checkbox', { name: 'Tom' })).toBeChecked();

    // Asleep a second time, past the warning and the expiry, with the next call under way.
    const search = holdAnswers(demo.estate, /\/api\/spa\/search$/);
    const searched = page.waitForRequest('**/api/spa/search');
    await modal.getByRole('button', { name: 'Continue' }).click();
    await modal
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Heather & Honey Massage' }) })
      .getByRole('button', { name: /60mins/ })
      .click();
    await searched;
    await wakeAt(page, '10:15:00');
    await expect(seen(page, 'Your booking session expired.')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    search.letThrough();
    await booking.startWithoutAccount();
    const paths = demo.estate.state.ledger.map(({ path }) => path);
    expect(paths.filter((path) => path === '/api/stay/keep-alive')).toHaveLength(1);
    expect(paths.filter((path) => path === '/api/stay/ignore')).toHaveLength(1);
  },
);

/** Adds a carousel to the page that moves on by itself each second, as a library moves it. */
async function addCarousel(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const carousel = document.createElement('div');
    carousel.id = 'carousel';
    carousel.style.cssText = 'position: fixed; inset: 0 0 auto; height: 80px; overflow: auto; z-index: 9';
    for (let slide = 0; slide < 1000; slide += 1) {
      const link = document.createElement('a');
      link.textContent = `Slide ${slide}`;
      link.style.cssText = 'display: block; height: 80px';
      carousel.append(link);
    }
    carousel.addEventListener('scroll', () => {
      carousel.dataset['scrolled'] = String(carousel.scrollTop);
    });
    document.body.prepend(carousel);
    setInterval(() => {
      carousel.scrollBy(0, 80);
      for (const name of ['mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart'])
        carousel.dispatchEvent(new Event(name, { bubbles: true }));
    }, 1000);
  });
  return page.locator('#carousel');
}

/** Lets half a minute pass, and expects that the carousel has moved. */
async function passHalfAMinute(page: Page, carousel: Locator): Promise<void> {
  const before = await carousel.getAttribute('data-scrolled');
  await page.clock.runFor(30_000);
  await expect(carousel).not.toHaveAttribute('data-scrolled', before ?? 'never');
}

test('A §4.4 a moving carousel under a still pointer does not count as activity, a moving mouse does', async ({
  page,
  openAt,
}) => {
  await page.clock.install({ time: `${TODAY}T10:00:00Z` });
  await openAt('guests');
  await page.clock.pauseAt(`${TODAY}T10:02:00Z`);
  const carousel = await addCarousel(page);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.mouse.move(200, 40);
  for (let half = 1; half <= 12; half += 1) {
    await passHalfAMinute(page, carousel);
    if (half % 4 === 0) await page.mouse.move(200 + half, 40);
  }
  await expect(warning).toBeHidden();
  for (let half = 1; half <= 9; half += 1) await passHalfAMinute(page, carousel);
  await expect(warning).toBeHidden();
  await passHalfAMinute(page, carousel);
  await page.clock.runFor(1000);
  await expect(warning).toBeVisible();
});

for (const [clock, today] of [
  ['a day behind', '2027-01-03'],
  ['a day ahead', '2027-01-05'],
] as const) {
  test(`T12, D-70 a member whose clock is ${clock} sees the estate's dates, stays signed in, and can pay`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${today}T10:00:00Z`);
    const booking = new BookingPage(page);
    await booking.open();
    await booking.login('rosalind.hart@example.com', 'moorland-house-1');
    await expect(booking.button(/^Arrival date/)).toContainText('04/01/2027');
    await goOn(booking, 'search', 'addons');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await booking.button('Continue').click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rosalind.hart@example.com');
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await booking.button('Payment').click();
    await expect(booking.payButton).toBeVisible();
  });
}
