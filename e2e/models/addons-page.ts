import type { Locator, Page } from '@playwright/test';

/** The add-ons and their modals, found by visible names. */
export class AddOnsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The panel of the add-on with this name. */
  panel(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** Opens the times of an add-on with the button of this name: 'Add for room 2'. */
  async open(name: string, button: string): Promise<Locator> {
    await this.panel(name).getByRole('button', { name: button }).click();
    return this.page.getByRole('dialog');
  }

  /** The bookings that an add-on's panel lists. */
  booked(name: string): Locator {
    return this.panel(name).locator('.addons-booked li');
  }

  async press(name: 'Continue' | 'Done'): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }
}
