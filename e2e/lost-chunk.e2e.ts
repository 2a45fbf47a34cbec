import { expect, type Locator, type Page } from '@playwright/test';
import { startDemo } from '../demo/start-demo.ts';
import { PATIENCE } from '../tests/support/patience.ts';
import { AccountPage } from './models/account-page.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { manifest, pathOf } from './models/bundle.ts';
import { TODAY } from './models/demo.ts';
import { test as base } from './models/test.ts';
import { typeDate } from './models/typing.ts';

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

const test = base.extend<{ draft: string }, { line: Line }>({
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
  /** The kept state of a booking that was begun in another browser. */
  draft: async ({ demo, visit }, use) => {
    const draft = await visit(demo.siteUrl, async (page) => {
      await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
      await page.goto('/booking/');
      await new BookingPage(page).startWithoutAccount();
      return page.evaluate(() => sessionStorage.getItem('staychart.draft'));
    });
    await use(draft ?? '');
  },
});

const fileOf = (module: string) => pathOf(module).replace('/staychart/', '');
const early = ['widget/wiring/sign-in.ts', 'widget/wiring/start-login.ts'];
const kept = ['src/draft/load-kept.ts', 'widget/wiring/session.ts'];

/** These modules' files and everything that they import. */
function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set(modules.map(fileOf));
  for (const file of files)
    for (const imported of manifest.files.find((one) => one.file === file)?.imports ?? [])
      files.add(imported);
  return files;
}

/** The files of a first screen come in one import, so that all are got again: the first stands for them, and the last. */
const ends = (files: readonly string[]) =>
  [files.at(0), files.at(-1)].map((file, index): [string, string] => [
    index === 0 ? 'the first of its files' : 'the last of its files',
    file ?? '',
  ]);
/** Each module's own file, and one that they import. */
const each = (modules: readonly string[]): [string, string][] => [
  ...modules.map((module): [string, string] => [module, fileOf(module)]),
  [
    `what ${modules.join(' or ')} imports`,
    [...filesOf(modules)].findLast((file) => !booking.includes(file)) ?? '',
  ],
];

for (const [what, file] of [...ends(booking), ...each(early)]) {
  test(`T22 the booking starts although ${what} is lost once`, async ({ page, watch, line }) => {
    line.lose((asked) => asked === file);
    await page.goto('/booking/', { waitUntil: 'commit' });
    await new BookingPage(page).startWithoutAccount();
    expect(line.asked.get(file)).toBeGreaterThan(1);
    watch.complaints.length = 0;
  });
}

for (const [what, file] of ends(account)) {
  test(`T22 the account opens although ${what} is lost once`, async ({ page, watch, line }) => {
    line.lose((asked) => asked === file);
    await page.goto('/account/');
    await expect(page.getByLabel('Email address')).toBeVisible();
    expect(line.asked.get(file)).toBeGreaterThan(1);
    watch.complaints.length = 0;
  });
}

for (const [what, file] of each([...kept, 'widget/wiring/page-client.ts'])) {
  test(`T22 a kept booking goes on although ${what} is lost once`, async ({ page, watch, line, draft }) => {
    line.lose((asked) => asked === file);
    await page.addInitScript((text) => {
      sessionStorage.setItem('staychart.draft', text);
    }, draft);
    await page.goto('/booking/');
    await see(page, new BookingPage(page).button('Check Availability'));
    expect(line.asked.get(file)).toBeGreaterThan(1);
    watch.complaints.length = 0;
  });
}

/** Waits for `wanted`, at most `timeout` milliseconds if it is not 0, and presses 'Try again' wherever the widget offers it. */
async function see(page: Page, wanted: Locator, timeout = 0): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout });
}

test('T22 D-466 whichever later file is lost, a guest who tries again completes the booking and loses nothing', async ({
  page,
  demo,
  watch,
  line,
}) => {
  const guest = new BookingPage(page);
  const known = new Set([...booking, ...filesOf([...early, ...kept])]);
  line.lose((file) => file.startsWith('chunks/') && !known.has(file));
  await guest.open();
  await guest.button('Start Booking').click();
  await see(page, guest.button('Check Availability'));
  // The calendar's code is lost, too: the browser's own field stands in its place (D-500).
  await guest.button(/^Arrival date/).click();
  const dates = page.getByRole('dialog', { name: 'Arrival date' });
  await typeDate(dates.getByLabel('Arrival date'), { month: '01', day: '17', year: '2027' });
  await dates.getByRole('button', { name: 'Done' }).click();
  await expect(guest.button(/^Arrival date/)).toContainText('17/01/2027');
  await page.getByLabel('Nights').selectOption('2');
  await guest.button('Check Availability').click();
  await see(page, guest.heading('Room 1: Select Room'));
  // The page may load anew to get the filters' code; they are closed then.
  const filters = guest.button('Filter and sort');
  await expect(async () => {
    if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
    await see(page, guest.button('Lowest price first'), 5000);
  }).toPass();
  await guest.chooseRoom(1, 'Park Room');
  await see(page, guest.heading('Room 1: Select Rate'));
  await guest.chooseRate(1, /^Room only - Pay later/);
  await see(page, guest.heading('Guest names'));
  await guest.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await guest.button('Next Step').click();
  await see(page, guest.heading('Set your itinerary'));
  await guest.button('Next Step').click();
  await see(page, guest.heading('Can we make your stay even more special?'));
  await guest.button('Continue').click();
  await see(page, guest.heading('Lead booker details'));
  await page.getByRole('radio', { name: 'Tom Fell' }).check();
  await guest.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await guest.agreeToTerms();
  await guest.button('Check your booking').click();
  await see(page, guest.heading('Check your booking details'));
  await guest.button('Payment').click();
  await see(page, guest.button('PAY TO COMPLETE'));
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
