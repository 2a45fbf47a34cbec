import { expect, type Locator, type Page } from '@playwright/test';

/** The add-ons and their modals, by the names that are on the screen. */
export class AddOnsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** An add-on's panel by its name. */
  panel(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** Opens the choice of times by the words on its button: 'Add for room 2'. */
  async open(name: string, button: string): Promise<Locator> {
    await this.panel(name).getByRole('button', { name: button }).click();
    return this.page.getByRole('dialog');
  }

  /** What a panel lists as booked. */
  booked(name: string): Locator {
    return this.panel(name).locator('.addons-booked li');
  }

  async press(name: 'Continue' | 'Done'): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  async expectClosed(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}
