import { type FrameLocator, type Page } from '@playwright/test';
import type { Demo } from '../../demo/start-demo.ts';
import { GOOD_CARD } from './booking-page.ts';
import { type } from './typing.ts';

export const DECLINED_CARD = { ...GOOD_CARD, number: '4000000000000002' };

/** The id of the session in the page's address. */
export function sessionOf(page: Page): string {
  return new URL(page.url()).hash.split('/')[1] ?? 'none';
}

/** The estate's record of a session: bookings, charges and calls of complete. */
export function ledgerOf(demo: Demo, session: string) {
  const { bookings, charges, ledger } = demo.estate.state;
  return {
    bookings: bookings.filter(({ sessionId }) => sessionId === session).length,
    charges: charges.filter(({ sessionId }) => sessionId === session).length,
    completes: ledger.filter(({ path }) => path === `/api/stay/${session}/booking/complete`).length,
  };
}

/**
 * Removes the browser's own reports of failed calls: Chromium reports every one, Firefox those without an
 * answer.
 */
export function forgetFailedCalls(complaints: string[]): void {
  const others = complaints.filter(
    (text) => !/Failed to load resource|CORS request did not succeed/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}

/** Answers yes to the warning before the guest leaves a page that is paying. */
export function leaveAnyway(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

/** The payment provider's page in its frame. */
export function provider(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment page"]');
}

/** Pays on the provider's page, and waits for its message that the money is taken. */
export async function payInFrame(page: Page): Promise<void> {
  const frame = provider(page);
  await type(frame.getByLabel('Name on card'), GOOD_CARD.name);
  await type(frame.getByLabel('Card number'), GOOD_CARD.number);
  await type(frame.getByLabel('Month (MM)'), '12');
  await type(frame.getByLabel('Year (YY)'), '30');
  await frame.getByRole('button', { name: 'Pay', exact: true }).click();
  await type(frame.getByLabel('Code'), '123456');
  await frame.getByRole('button', { name: 'Confirm' }).click();
}
