import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

/** Counts a guest's effort: screens, presses, and filled fields other than the card's. */
class Counter {
  readonly page: Page;
  readonly screens: string[] = [];
  presses = 0;
  fields = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Expects the next screen by its heading, and counts it. */
  async sees(heading: string | RegExp): Promise<void> {
    const shown = this.page.locator('[data-stay-heading]');
    await expect(shown).toHaveText(heading);
    this.screens.push((await shown.textContent()) ?? '');
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  async fills(field: Locator, value: string): Promise<void> {
    await type(field, value);
    this.fields += 1;
  }

  async chooses(field: Locator, label: string): Promise<void> {
    await field.selectOption({ label });
    this.fields += 1;
  }

  /** The counts as a row of the table in docs/embedding.md. */
  row(way: string): string {
    return `| ${way} | ${this.screens.length} | ${this.presses} | ${this.fields} |`;
  }
}

/** The rows of counts in docs/embedding.md, without the padding of their columns. */
function documentedRows(): string[] {
  return readFileSync(join(import.meta.dirname, '../docs/embedding.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\|.*(\| +\d+ +){3}\|$/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' '));
}

const EMAIL = 'tom@example.com';

/** Chooses one room at room only, paid on arrival, and no add-ons. */
async function choose(counter: Counter, booking: BookingPage): Promise<void> {
  await counter.sees('Room 1: Select Room');
  await counter.press(booking.button('Continue: Park Room'));
  await counter.sees('Room 1: Select Rate');
  await counter.press(counter.page.getByRole('radio', { name: /^Room only [-–] Pay later/ }));
  await counter.press(booking.button('Next Step'));
}

async function passAddOns(counter: Counter, booking: BookingPage): Promise<void> {
  await counter.sees('Can we make your stay even more special?');
  await counter.press(booking.button('Continue'));
  await counter.sees('Lead booker details');
}

async function contact(counter: Counter): Promise<void> {
  const { page } = counter;
  await counter.fills(page.getByLabel('Email', { exact: true }), EMAIL);
  await counter.fills(page.getByLabel('Telephone'), '+447700900123');
  await counter.fills(page.getByLabel('First line of address'), '1 Mill Lane');
  await counter.fills(page.getByLabel('City'), 'Kendal');
  await counter.fills(page.getByLabel('Postcode'), 'LA9 4AA');
  await counter.press(page.getByRole('checkbox', { name: /I agree/ }));
}

async function pay(counter: Counter, booking: BookingPage): Promise<void> {
  await counter.sees('Payment');
  await booking.fillCard(GOOD_CARD);
  await counter.press(booking.payButton);
  await counter.sees('Your stay is booked!');
}

test('D-479, D-481 the shortest booking takes at most 6 screens, 8 presses and 9 fields', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  const counter = new Counter(page);
  await page.goto('/themes/city/?lang=en-GB');
  await counter.chooses(page.getByLabel('Adults'), '1');
  await counter.press(page.getByRole('button', { name: /^Sunday 17 January 2027, from £/ }));
  await choose(counter, booking);
  await passAddOns(counter, booking);
  await counter.chooses(page.getByLabel('Title'), 'Mr');
  await counter.fills(page.getByLabel('First Name'), 'Tom');
  await counter.fills(page.getByLabel('Last Name'), 'Fell');
  await contact(counter);
  await counter.press(booking.button('Payment'));
  await pay(counter, booking);

  expect(demo.estate.state.outbox.at(-1)?.to).toBe(EMAIL);
  expect(counter.screens.length).toBeLessThanOrEqual(6);
  expect(counter.presses).toBeLessThanOrEqual(8);
  expect(counter.fields).toBeLessThanOrEqual(9);
  expect(documentedRows()).toContain(counter.row('`start="search"` and `guests="lead"`'));
});
