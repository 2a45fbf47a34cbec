import { expect, type Locator, type Page } from '@playwright/test';
import { type } from './typing.ts';

/** The bookings in the account area, as a member uses them. */
export class MemberBookingsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a list or a booking, as a member who is signed in. */
  async open(hash: string): Promise<void> {
    await this.page.goto(`/account/${hash}`);
  }

  /** Logs in, and waits for `heading`, the heading of the screen after the login. */
  async login(
    emailAddress: string,
    password: string,
    heading: string | RegExp = 'Your Bookings',
  ): Promise<void> {
    await type(this.page.getByRole('textbox', { name: 'Email address', exact: true }), emailAddress);
    await type(this.page.getByLabel('Password', { exact: true }), password);
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(this.page.getByRole('heading', { name: heading })).toBeVisible();
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

  /** A room of the open booking. */
  room(leg: number): Locator {
    return this.page.getByRole('region', { name: `Room ${leg}:`, exact: true });
  }

  async cancelRoom(leg: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel Booking' }).click();
    await this.page.getByRole('button', { name: `Cancel Room ${leg}:`, exact: true }).click();
    await expect(this.page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText(
      `Room ${leg} will be cancelled.`,
    );
    await this.page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async amendRoom(leg: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Amend Booking' }).click();
    await this.page.getByRole('link', { name: `Amend Room ${leg}:`, exact: true }).click();
  }
}
