import { expect, type Locator, type Page } from '@playwright/test';
import { type } from './typing.ts';

export interface Card {
  name: string;
  number: string;
  expiry: string;
}

/** A Visa card that the estate accepts. */
export const GOOD_CARD: Card = { name: 'Tom Fell', number: '4242424242424242', expiry: '12/30' };

/** The booking wizard as a guest uses it, found by visible names. */
export class BookingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the booking page with the specification's defaults. `scenario` is the name of a scenario of the estate, `hash` a route. */
  async open({ scenario, hash = '' }: { scenario?: string; hash?: string } = {}): Promise<void> {
    await this.page.goto(`/standard/booking/${scenario ? `?scenario=${scenario}` : ''}${hash}`);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The button that completes the booking: it pays, or nothing is to be paid yet. */
  get payButton(): Locator {
    return this.button(/^(PAY TO COMPLETE|Confirm booking)$/);
  }

  async startWithoutAccount(): Promise<void> {
    await this.button('Start Booking').click();
    await expect(this.button('Check Availability')).toBeVisible();
  }

  async login(username: string, password: string): Promise<void> {
    await type(this.page.getByLabel('Username'), username);
    await type(this.page.getByLabel('Password', { exact: true }), password);
    await this.button('Login').click();
    await expect(this.button('Check Availability')).toBeVisible();
  }

  /** Chooses an arrival date in the calendar, and pages forward to its month. */
  async chooseArrival(date: string): Promise<void> {
    await this.button(/^Arrival date/).click();
    const calendar = this.page.getByRole('dialog', { name: 'Dates' });
    const day = new Date(`${date}T12:00:00Z`);
    const title = day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await expect(calendar.getByRole('grid').first()).toBeVisible();
    while (!(await calendar.getByRole('heading', { name: title }).isVisible())) {
      await calendar.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await calendar
      .getByRole('grid', { name: title })
      .getByRole('gridcell', { name: new RegExp(`\\b${day.getUTCDate()} ${title.split(' ')[0]}`) })
      .click();
    await calendar.getByRole('button', { name: /^Use / }).click();
    await expect(calendar).toBeHidden();
  }

  /** Unfolds the rooms and guests of the search, or its codes, unless they are open. */
  async unfold(part: 'guests' | 'codes'): Promise<void> {
    const fold = this.button(part === 'guests' ? /^Rooms and guests/ : 'Code or gift voucher?');
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  }

  /**
   * Fills in the search and sends it. `adults` is the number for each room in order; 2 where none is given.
   */
  async search(values: {
    arrival: string;
    nights: number;
    rooms?: number;
    adults?: number[];
    code?: string;
  }): Promise<void> {
    await this.chooseArrival(values.arrival);
    await this.page.getByLabel('Nights').selectOption(String(values.nights));
    if (values.rooms ?? values.adults) await this.unfold('guests');
    if (values.rooms) await this.page.getByRole('radio', { name: String(values.rooms), exact: true }).check();
    for (const [index, adults] of (values.adults ?? []).entries()) {
      const party = this.page.getByRole('group', { name: `Guests in Room ${index + 1}` });
      await type(party.getByRole('spinbutton', { name: 'Adults' }), String(adults));
    }
    if (values.code) {
      await this.unfold('codes');
      await type(this.page.getByLabel('Got a code?'), values.code);
    }
    await this.button('Check Availability').click();
  }

  async chooseRoom(leg: number, room: string): Promise<void> {
    await expect(this.heading(`Room ${leg}: Select Room`)).toBeVisible();
    await this.button(`Continue: ${room}`).click();
  }

  /** Chooses a rate of a room. `rate` matches the beginning of the rate's label. */
  async chooseRate(leg: number, rate: RegExp): Promise<void> {
    await expect(this.heading(`Room ${leg}: Select Rate`)).toBeVisible();
    await this.page.getByRole('radio', { name: rate }).check();
    await this.button('Next Step').click();
  }

  /** Names the guests of a room, each 'First Last', and gives each the title Mr. */
  async nameGuests(leg: number, names: string[]): Promise<void> {
    const room = this.page.getByRole('region', { name: `Room ${leg} guests:` });
    for (const [index, name] of names.entries()) {
      const [first = '', last = ''] = name.split(' ');
      await room.getByLabel('Title').nth(index).selectOption({ label: 'Mr' });
      await type(room.getByLabel('First Name').nth(index), first);
      await type(room.getByLabel('Last Name').nth(index), last);
      // The screen may still be loading: every letter must reach its field.
      await expect(room.getByLabel('First Name').nth(index)).toHaveValue(first);
    }
  }

  async fillLeadBooker(values: { email: string; telephone: string }): Promise<void> {
    await type(this.page.getByLabel('Email', { exact: true }), values.email);
    await type(this.page.getByLabel('Telephone'), values.telephone);
    await type(this.page.getByLabel('First line of address'), '1 Mill Lane');
    await type(this.page.getByLabel('City'), 'Kendal');
    await type(this.page.getByLabel('Postcode'), 'LA9 4AA');
  }

  async agreeToTerms(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /I agree/ }).check();
  }

  async pay(card: Card): Promise<void> {
    await this.fillCard(card);
    await this.payButton.click();
  }

  async fillCard(card: Card): Promise<void> {
    await type(this.page.getByLabel('Card Number'), card.number);
    await type(this.page.getByLabel('Expiry Date'), card.expiry);
    await type(this.page.getByLabel('Name On Card'), card.name);
  }

  /** Opens the folded gift vouchers on the payment screen, and looks one up. */
  async redeem(reference: string): Promise<void> {
    await this.heading('Got gift vouchers?').click();
    await type(this.page.getByLabel('Voucher reference number'), reference);
    await this.button('Redeem').click();
  }
}
