import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DECLINED_CARD, forgetFailedCalls } from './models/payments.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

const RRWEB = join(import.meta.dirname, '../node_modules/rrweb/dist/rrweb.umd.min.cjs');

/**
 * Lets the page record itself with a recorder that hides nothing by itself, and listen at the document. Returns all
 * that its scripts have come to know so.
 */
async function record(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript({ path: RRWEB });
  await page.addInitScript(() => {
    // The recorder makes frames of its own.
    if (window !== top) return;
    const known: unknown[] = [];
    const rrweb = Reflect.get(window, 'rrweb') as { record: (options: object) => void };
    Object.assign(window, { known });
    const fields = ['keydown', 'beforeinput', 'input', 'change', 'formdata', 'submit', 'paste'];
    const widget = ['step', 'title', 'warning', 'failed', 'payment-started', 'payment-failed', 'booked'];
    for (const name of [...fields, ...widget.map((each) => `stay:${each}`)])
      document.addEventListener(name, (event) => {
        const heard = ['data', 'key', 'detail'].map((part): unknown => Reflect.get(event, part));
        known.push({ name, heard, from: (event.target as Element).localName });
      });
    addEventListener('DOMContentLoaded', () =>
      rrweb.record({
        emit: (event: unknown) => known.push(event),
        maskAllInputs: false,
        maskInputOptions: { password: false },
      }),
    );
  });
  return () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'known')));
}

/** The markup of the widget, with every attribute in it. */
const markup = (page: Page) =>
  page.locator('stay-booking, stay-account').evaluate((element) => element.shadowRoot?.innerHTML ?? '');

const found = (text: string, secrets: readonly string[]) => secrets.filter((each) => text.includes(each));

test('T8 recorders and listeners of the page get nothing of a card, and no attribute has it', async ({
  page,
  watch,
  openPayment,
}) => {
  const known = await record(page);
  const booking = await openPayment();
  await booking.fillCard({ ...DECLINED_CARD, name: 'Q Xanthippe' });
  const secrets = [DECLINED_CARD.number, '4000 0000 0000 0002', 'Xanthippe', DECLINED_CARD.expiry];
  expect(found(await markup(page), secrets)).toEqual([]);
  await booking.payButton.click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  const all = await known();
  expect(found(all, ['Your card was declined.', 'stay:payment-failed'])).toHaveLength(2);
  expect(found(all, secrets)).toEqual([]);
  forgetFailedCalls(watch.complaints);
});

test('T8 recorders and listeners of the page get nothing of a password, and no attribute has it', async ({
  page,
  watch,
}) => {
  const known = await record(page);
  await page.goto('/standard/account/#/login');
  await type(page.getByLabel('Email address'), 'ada@estate.example');
  await type(page.getByLabel('Password', { exact: true }), 'correct horse');
  expect(await markup(page)).not.toContain('correct horse');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  const all = await known();
  // What is no secret is recorded: the recorder sees into the widget.
  expect(all).toContain('ada@estate.example');
  expect(all).not.toContain('correct horse');
  forgetFailedCalls(watch.complaints);
});
