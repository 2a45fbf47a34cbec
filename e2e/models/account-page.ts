import { expect, type Locator, type Page } from '@playwright/test';
import { type } from './typing.ts';

/** The demo's account page, as a guest uses it. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`/standard/account/${hash}`);
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  password(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async menu(name: string): Promise<void> {
    const link = this.page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  async login(emailAddress: string, password: string): Promise<void> {
    await type(this.field('Email address'), emailAddress);
    await type(this.password('Password'), password);
    await this.press('Login');
  }

  /** Fills in the form that looks up a booking, and sends it. */
  async findBooking(number: string, emailAddress: string): Promise<void> {
    await type(this.field('Confirmation number'), number);
    await type(this.field('Email'), emailAddress);
    await this.press('Find booking');
  }

  async expectWelcome(firstName: string): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: `Welcome back, ${firstName}!`, exact: true }),
    ).toBeVisible();
  }

  /** The panel of the booking that arrives on this date: '17th January 2027'. */
  panel(date: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: date, exact: true }) });
  }

  async openDetails(date: string): Promise<void> {
    await this.panel(date).getByRole('link', { name: 'Details' }).click();
  }

  /** Shows what can be added to the open booking. */
  async unfoldExtras(): Promise<void> {
    await this.page.getByRole('button', { name: /^Show \d+ extras$/ }).click();
  }

  /** A room of the open booking. */
  room(leg: number): Locator {
    return this.page.getByRole('region', { name: `Room ${leg}:`, exact: true });
  }

  async expectHeading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible();
  }

  /** Types the emailed code. Once the code's field is shown, the estate has sent the mail. */
  async enterCode(emailAddress: string): Promise<void> {
    const field = this.field('Code');
    await expect(field).toBeVisible();
    await type(field, await this.#codeFor(emailAddress));
  }

  /** The code in the latest mail to an address, read from the outbox page. */
  async #codeFor(emailAddress: string): Promise<string> {
    const outbox = await this.page.request.get('/outbox/');
    const mails = (await outbox.text()).split('<article');
    return /\b\d{6}\b/.exec(mails.find((mail) => mail.includes(emailAddress)) ?? '')?.[0] ?? '';
  }
}
