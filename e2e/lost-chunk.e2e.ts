import { expect, type Locator, type Page } from '@playwright/test';
import { startDemo } from '../demo/start-demo.ts';
import { PATIENCE } from '../tests/support/patience.ts';
import { AccountPage } from './models/account-page.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { manifest } from './models/bundle.ts';
import { TODAY } from './models/demo.ts';
import { test as base } from './models/test.ts';

const booking = manifest.elements['stay-booking'] ?? [];
const account = manifest.elements['stay-account'] ?? [];

/** The connection from the site to the browser, which can lose files. */
class Line {
  readonly asked = new Map<string, number>();
  #loses: (file: string) => boolean = () => false;

  /** From now on the first request for each of these files fails. */
  lose(loses: (file: string) => boolean): void {
    this.asked.clear();
    this.#loses = loses;
  }

  isLost(asked: string): boolean {
    const file = asked.replace('again/', 'chunks/');
    const times = (this.asked.get(file) ?? 0) + 1;
    this.asked.set(file, times);
    return times === 1 && this.#loses(file);
  }
}

const test = base.extend<object, { line: Line }>({
  line: [
    async ({}, use) => {
      await use(new Line());
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({ line }, use) => {
      const demo = await startDemo({ port: 0, today: TODAY, isLost: (file) => line.isLost(file) });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
});

/** The files of a first screen come in one import, so that all are got again: the first stands for them, and the last. */
const ends = (files: readonly string[]) =>
  [files.at(0), files.at(-1)].map((file, index): [string, string] => [
    index === 0 ? 'the first of its files' : 'the last of its files',
    file ?? '',
  ]);
for (const [what, file] of ends(booking)) {
  test(`T22 the booking starts although ${what} is lost once`, async ({ page, watch, line }) => {
    line.lose((asked) => asked === file);
    await page.goto('/standard/booking/', { waitUntil: 'commit' });
    await new BookingPage(page).startWithoutAccount();
    expect(line.asked.get(file)).toBeGreaterThan(1);
    watch.complaints.length = 0;
  });
}

for (const [what, file] of ends(account)) {
  test(`T22 the account opens although ${what} is lost once`, async ({ page, watch, line }) => {
    line.lose((asked) => asked === file);
    await page.goto('/standard/account/');
    await expect(page.getByLabel('Email address')).toBeVisible();
    expect(line.asked.get(file)).toBeGreaterThan(1);
    watch.complaints.length = 0;
  });
}

/** Waits for `wanted`, and presses 'Try again' wherever the widget offers it. */
async function see(page: Page, wanted: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('T22 D-466 whichever later file is lost, a guest who tries again completes the booking and loses nothing', async ({
  page,
  demo,
  watch,
  line,
}) => {
  const guest = new BookingPage(page);
  line.lose((file) => file.startsWith('chunks/') && !booking.includes(file));
  await guest.open();
  // The early screen offers the start until its login is found lost.
  await see(page, page.getByLabel('Username'));
  await guest.button('Start Booking').click();
  await see(page, guest.button('Check Availability'));
  await guest.chooseArrival('2027-01-17');
  await page.getByLabel('Nights').selectOption('2');
  await guest.button('Check Availability').click();
  await see(page, guest.heading('Room 1: Select Room'));
  await guest.chooseRoom(1, 'Park Room');
  await see(page, guest.heading('Room 1: Select Rate'));
  await guest.chooseRate(1, /^Bed & breakfast(?!,)/);
  await see(page, guest.heading('Guest names'));
  await guest.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await guest.button('Next Step').click();
  await see(page, guest.heading('Set your itinerary'));
  await guest.button('Next Step').click();
  await see(page, guest.heading('Can we make your stay even more special?'));
  await guest.button('Continue').click();
  await see(page, guest.heading('Lead booker details'));
  await guest.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await guest.agreeToTerms();
  await guest.button('Check your booking').click();
  await see(page, guest.heading('Check your booking details'));
  await guest.button('Payment').click();
  await see(page, guest.payButton);
  await guest.pay(GOOD_CARD);
  await see(page, guest.heading('Your stay is booked!'));

  const steps = manifest.files.filter(({ module }) => module?.startsWith('widget/steps/'));
  expect(steps.filter(({ file }) => line.asked.get(file) === 1)).toEqual([]);
  const session = new URL(page.url()).hash.split('/')[1] ?? 'none';
  const sent = demo.estate.state.ledger.map(({ path }) => path);
  expect(sent.filter((path) => path === `/api/stay/${session}/booking`)).toHaveLength(1);
  expect(sent.filter((path) => path === `/api/stay/${session}/booking/complete`)).toHaveLength(1);
  watch.complaints.length = 0;
});

test('T22 D-466 whichever later file is lost, a member who tries again logs in', async ({
  page,
  watch,
  line,
}) => {
  const member = new AccountPage(page);
  const welcome = page.getByRole('heading', { name: 'Welcome back, Idris!' });
  line.lose((file) => file.startsWith('chunks/') && !account.includes(file));
  await member.open();
  await see(page, member.field('Email address'));
  await expect(async () => {
    if (await member.field('Email address').isVisible())
      await member.login('idris.bevan@example.com', 'lakeside-walk-2');
    // A login that is under way must not be begun again.
    await expect(welcome).toBeVisible({ timeout: PATIENCE / 2 });
  }).toPass();
  await see(page, page.getByRole('heading', { name: 'Your Bookings' }));
  watch.complaints.length = 0;
});
