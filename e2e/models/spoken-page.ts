import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../widget/texts/fill.ts';
import type { Texts } from '../../widget/texts/catalogue.ts';
import type { Card } from './booking-page.ts';
import { type } from './typing.ts';

/** The sentences of a language, as the screens use them. */
export type SpokenTexts = Omit<Texts, 'formats'>;

/** The sentences of a shipped language. */
export function textsIn(tag: string): SpokenTexts {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, `../../widget/languages/${tag}.json`), 'utf8'),
  ) as SpokenTexts;
}

/** Books one room with the sentences of any language. Texts of the estate's CMS stay as they are. */
export class SpokenPage {
  readonly page: Page;
  readonly texts: SpokenTexts;

  constructor(page: Page, texts: SpokenTexts) {
    this.page = page;
    this.texts = texts;
  }

  /** The shown root element, which has the language and direction: an early screen has one, too. */
  get root(): Locator {
    return this.page.locator('stay-booking .stay:visible');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async startWithoutAccount(): Promise<void> {
    await this.button(this.texts.start.anonymous.button).click();
    await expect(this.button(this.texts.search.submit)).toBeVisible();
  }

  /** Searches for one night from a day of the month that the calendar opens with. */
  async search(arrival: string): Promise<void> {
    const { search } = this.texts;
    await this.page.getByRole('button', { name: beginning(search.arrival) }).click();
    const calendar = this.page.getByRole('dialog', { name: search.dates, exact: true });
    await calendar.getByRole('grid').first().locator(`[data-date="${arrival}"]`).click();
    await calendar.locator('.ui-dialog-foot').getByRole('button').click();
    await expect(calendar).toBeHidden();
    await this.page.getByLabel(search.nights, { exact: true }).selectOption('1');
    await this.button(search.submit).click();
    await expect(this.heading(this.texts.rooms.titleOnly)).toBeVisible();
  }

  async chooseRoom(room: string): Promise<void> {
    const { shared, rooms } = this.texts;
    await this.button(fill(shared.about, { text: rooms.choose, about: room })).click();
    await expect(this.heading(this.texts.rates.titleOnly)).toBeVisible();
  }

  /** Chooses a rate that is paid on arrival, by its name in the CMS. */
  async chooseRate(rate: string): Promise<void> {
    const name = beginning(`${rate} ${this.texts.rates.payLater}`);
    await this.page.getByRole('radio', { name }).check();
    await this.button(this.texts.shared.nextStep).click();
    await expect(this.heading(this.texts.guests.title)).toBeVisible();
  }

  /** A field of a guest of the room; guests count from 0. */
  guestField(field: 'firstName' | 'lastName', guest: number): Locator {
    return this.page.getByLabel(this.texts.guests.fields[field], { exact: true }).nth(guest);
  }

  /** Names the guests, each 'First Last', and gives each the first title of the list. */
  async nameGuests(names: string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      const [first = '', last = ''] = name.split(' ');
      const titles = this.page.getByLabel(this.texts.guests.fields.title, { exact: true });
      await titles.nth(index).selectOption({ label: 'Mr' });
      await type(this.guestField('firstName', index), first);
      await type(this.guestField('lastName', index), last);
    }
  }

  async goToItinerary(): Promise<void> {
    await this.button(this.texts.shared.nextStep).click();
    await expect(this.heading(this.texts.itinerary.title)).toBeVisible();
  }

  async goToAddOns(): Promise<void> {
    await this.button(this.texts.shared.nextStep).click();
    await expect(this.heading(this.texts.addons.title)).toBeVisible();
  }

  async goToDetails(): Promise<void> {
    await this.button(this.texts.shared.continue).click();
    await expect(this.heading(this.texts.details.title)).toBeVisible();
  }

  get telephone(): Locator {
    return this.page.getByLabel(this.texts.details.fields.telephone, { exact: true });
  }

  get email(): Locator {
    return this.page.getByLabel(this.texts.details.fields.email, { exact: true });
  }

  async fillDetails(): Promise<void> {
    const { address, terms } = this.texts.details;
    await type(this.email, 'tom@example.com');
    await type(this.telephone, '+447700900123');
    await type(this.page.getByLabel(address.line1, { exact: true }), '1 Mill Lane');
    await type(this.page.getByLabel(address.city, { exact: true }), 'Kendal');
    await type(this.page.getByLabel(address.postCode, { exact: true }), 'LA9 4AA');
    await this.page.getByRole('checkbox', { name: beginning(terms.before.trim()) }).check();
  }

  async goToSummary(): Promise<void> {
    await this.button(this.texts.details.submit).click();
    await expect(this.heading(this.texts.summary.title)).toBeVisible();
  }

  get payButton(): Locator {
    const { submit, confirm } = this.texts.payment;
    return this.button(submit).or(this.button(confirm));
  }

  async goToPayment(): Promise<void> {
    await this.button(this.texts.summary.submit).click();
    await expect(this.payButton).toBeVisible();
  }

  cardField(field: 'cardNumber' | 'expiry' | 'cardHoldersName'): Locator {
    return this.page.getByLabel(this.texts.payment.card[field], { exact: true });
  }

  async pay(card: Card): Promise<void> {
    await type(this.cardField('cardNumber'), card.number);
    await type(this.cardField('expiry'), card.expiry);
    await type(this.cardField('cardHoldersName'), card.name);
    await this.payButton.click();
    await expect(this.heading(this.texts.confirmation.title)).toBeVisible();
  }
}

function beginning(text: string): RegExp {
  return new RegExp(`^${literally(text)}`);
}

/** Escapes a text for use in a regular expression. */
export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
