import { expect, type Page } from '@playwright/test';
import { test } from './models/test.ts';

/**
 * Fills the field with this `autocomplete` token as browsers and password managers do: without key events.
 */
async function autofill(page: Page, token: string, value: string): Promise<void> {
  await page.locator(`[autocomplete="${token}"]`).evaluate((element, filled) => {
    // The prototype's setter, since the page's script may have replaced the property of the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, filled);
    for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
  }, value);
}

/** Copies a text to the clipboard from a field of the page, and pastes it into the labelled field. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.evaluate((value) => {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = value;
    source.select();
    document.execCommand('copy');
    source.remove();
  }, text);
  await page.getByLabel(label).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test('T29 a password manager logs a member in', async ({ page }) => {
  await page.goto('/standard/booking/');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await autofill(page, 'username', 'rosalind.hart@example.com');
  await autofill(page, 'current-password', 'moorland-house-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Check Availability' })).toBeVisible();
});

test(
  'T29 the browser fills in the card, and a number with spaces can be pasted',
  { tag: '@core' },
  async ({ page, demo, openPayment }) => {
    const booking = await openPayment();
    await autofill(page, 'cc-name', 'Tom Fell');
    await autofill(page, 'cc-exp', '12/2030');
    await paste(page, 'Card Number', '4242 4242 4242 4242');
    await booking.payButton.click();
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    expect(demo.estate.state.bookings.at(-1)?.cardEnding).toBe('4242');
  },
);
