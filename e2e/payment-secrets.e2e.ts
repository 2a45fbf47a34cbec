import { expect, type Page } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { leaveOutPart } from './models/in-part.ts';
import { DECLINED_CARD, forgetFailedCalls } from './models/payments.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

/** Those of the texts that are anywhere in the page's script memory after garbage collection. */
async function foundInHeap(page: Page, texts: readonly string[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const memory = chunks.join('');
  return texts.filter((text) => memory.includes(text));
}

/** Proves that `foundInHeap` finds texts which the page's script holds. */
async function expectFindable(page: Page, texts: string[]): Promise<void> {
  await page.evaluate((held) => Object.assign(window, { typed: { held } }), texts);
  expect(await foundInHeap(page, texts)).toEqual(texts);
  await page.evaluate(() => Reflect.deleteProperty(window, 'typed'));
}

/** What the browser stores for the site, and the current history entry. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { href } = location;
    const state: unknown = history.state;
    return JSON.stringify([{ ...sessionStorage }, { ...localStorage }, href, state]);
  });
}

const ENDS = [
  ['booked', undefined, 'Your stay is booked!'],
  ['asked about', 'complete-unmade-500', 'Checking your booking'],
  ['of a session that is gone', 'complete-unmade-404', 'Payment'],
] as const;

for (const [end, scenario, heading] of ENDS) {
  test(`T8 a payment that is ${end} leaves no card in memory, storage or history`, async ({
    page,
    watch,
    browserName,
    openPayment,
  }) => {
    const tellsItsMemory = browserName === 'chromium';
    if (!tellsItsMemory) leaveOutPart('only Chromium exposes its memory, over CDP');
    const booking = await openPayment(scenario);
    // The card as it is sent, and as the field shows it.
    const written = [GOOD_CARD.number, '4242 4242 4242 4242'];
    await type(page.getByLabel('Card Number'), GOOD_CARD.number);
    if (tellsItsMemory) await expectFindable(page, written);
    await booking.pay(GOOD_CARD);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByLabel('Card Number')).toHaveCount(0);
    const kept = await keptBy(page);
    expect(written.filter((number) => kept.includes(number))).toEqual([]);
    // Each check collects the garbage and reads the whole memory.
    if (tellsItsMemory) await expect.poll(() => foundInHeap(page, written), { timeout: 60_000 }).toEqual([]);
    // An unknown outcome makes the page ask the estate again and again: closing the page ends that.
    await page.close();
    forgetFailedCalls(watch.complaints);
  });
}

test('T8 after a refused payment the card is in its fields only', async ({ page, watch, openPayment }) => {
  const booking = await openPayment();
  await booking.pay(DECLINED_CARD);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByLabel('Card Number')).toHaveValue('4000 0000 0000 0002');
  for (const written of [DECLINED_CARD.number, '4000 0000 0000 0002'])
    expect(await keptBy(page)).not.toContain(written);
  forgetFailedCalls(watch.complaints);
});
