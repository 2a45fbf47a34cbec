import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as StartDemo from '../../../demo/start-demo.ts';
import { BookingPage } from '../../../e2e/models/booking-page.ts';
import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { DRAFT_KEY } from '../../../src/draft/kept-keys.ts';
import { readRecord, walk } from '../../paths/path-record.ts';
import { BROWSER_ARGUMENTS } from '../../support/browser-arguments.ts';
import { BROWSER_CASES } from './cases.ts';
import { Copy } from './copy.ts';
import { expectAsSaid } from './expect-as-said.ts';

const MINUTES = 60_000;

/** The parts of a stored booking that these tests read. */
interface Kept {
  draft: { place: unknown; booking: object };
}

let copy: Copy;
beforeAll(() => {
  copy = new Copy();
});
afterAll(() => copy.remove());

describe('commands that need a browser', { timeout: 10 * MINUTES }, () => {
  it.each(BROWSER_CASES)('$command', (one) => {
    expectAsSaid(copy, one);
  });
});

describe('a running booking', { timeout: 2 * MINUTES }, () => {
  let demo: StartDemo.Demo;
  let browser: Browser;
  let page: Page;
  let booking: BookingPage;

  beforeAll(async () => {
    const { startDemo } = (await import(join(copy.folder, 'demo/start-demo.ts'))) as typeof StartDemo;
    demo = await startDemo({ port: 0, today: '2027-01-04', isFromSource: true });
    const executablePath = process.env['STAYCHART_CHROMIUM'];
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: BROWSER_ARGUMENTS,
    });
    const context = await browser.newContext({
      baseURL: demo.siteUrl,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    await page.clock.setFixedTime('2027-01-04T10:00:00Z');
    booking = new BookingPage(page);
    await page.goto('/booking/');
    await page.getByRole('link', { name: 'Inspect the chart' }).click();
    await booking.startWithoutAccount();
    await page.evaluate(() => {
      const heard: string[] = [];
      const inspect = ({ type }: { type: string }) => heard.push(type);
      Object.assign(document.querySelector('stay-booking') ?? {}, { inspect });
      Object.assign(window, { heard });
    });
    await booking.search({ arrival: '2027-01-17', nights: 2 });
    await booking.chooseRoom(1, 'Park Room');
    await booking.chooseRate(1, /^Room only - Pay later/);
    await booking.heading('Guest names').waitFor();
  }, 5 * MINUTES);
  afterAll(async () => {
    await browser.close();
    await demo.close();
  });

  it("'Copy path' of `<stay-booking inspect>` copies a path for `walk(bookingMachine, readRecord(json))`", async () => {
    const panel = page.getByRole('complementary', { name: 'Inspector' });
    await panel.getByRole('button', { name: 'Copy path' }).click();
    await panel.getByRole('button', { name: 'Path copied' }).waitFor();
    const json = await page.evaluate(() => navigator.clipboard.readText());
    const last = walk(bookingMachine, readRecord(json)).steps.at(-1)?.configuration.snapshot;
    expect(last?.matches({ flow: 'guests' })).toBe(true);
  });

  it('`element.inspect = …` receives the same events', async () => {
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard).toEqual(expect.arrayContaining(['@xstate.event', '@xstate.microstep', '@xstate.snapshot']));
  });

  it('npm run dev shows an edited view, style sheet and chart; the booking keeps its place', async () => {
    const name = page.getByLabel(/First name/i).first();
    await name.fill('Ada');
    const edit = (file: string, words: string, instead: string) => {
      copy.write(file, copy.read(file).replace(words, instead));
    };
    const heading = page.locator('[data-stay-heading]');
    edit('widget/screens/guests/GuestsScreen.tsx', '{texts.title}', "{'Who comes?'}");
    await expect.poll(() => heading.textContent()).toBe('Who comes?');
    edit('widget/ui/heading.css', '@layer ui {', '@layer ui { h2 { letter-spacing: 7px } ');
    await expect.poll(() => heading.evaluate((shown) => getComputedStyle(shown).letterSpacing)).toBe('7px');
    expect(await name.inputValue(), 'the page was not reloaded').toBe('Ada');
    const loaded = page.waitForEvent('load');
    edit('machines/steps/guests/guests.machine.ts', 'import', '// Edited.\nimport');
    await loaded;
    await heading.waitFor();
    expect(await heading.textContent()).toBe('Who comes?');
  });

  it('`--from draft.json` begins with the booking in `sessionStorage`', async () => {
    const draft = await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY);
    copy.write('draft.json', draft ?? '');
    expectAsSaid(copy, {
      command: 'npm run paths -- --from draft.json',
      says: ['✓ booking: N paths, …', '1 machine, …'],
    });
    const paths = JSON.parse(copy.read('paths/booking.json')) as { steps: { event: { input: Kept } }[] }[];
    const { place, booking } = (JSON.parse(draft ?? '') as Kept).draft;
    expect(place).toEqual({ step: 'guests', leg: 1 });
    expect(paths).not.toEqual([]);
    for (const { steps } of paths) expect(steps[0]?.event.input.draft).toMatchObject({ place, booking });
    expectAsSaid(copy, {
      command: 'npm run paths -- --from package.json',
      exit: 2,
      says: ['no machine can go on from package.json'],
    });
  });
});
