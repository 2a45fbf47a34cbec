import { expect, type Locator, type Page } from '@playwright/test';

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
    await this.bring(name);
    const own = this.panel(name).getByRole('button', { name: button });
    await expect(own.or(this.adder(name))).toBeVisible();
    if (await own.isVisible()) await own.click();
    else await this.chooseRoom(name, Number(button.at(-1)));
    return this.page.getByRole('dialog');
  }

  /** Adds an add-on without times to a room. */
  async add(name: string, leg: number): Promise<void> {
    await this.bring(name);
    const own = this.panel(name).getByRole('checkbox', { name: `Add to Room ${leg}` });
    await expect(own.or(this.adder(name))).toBeVisible();
    if (await own.isVisible()) await own.check();
    else await this.chooseRoom(name, leg);
    await expect(own).toBeChecked();
  }

  /** Brings an add-on into sight that stands behind 'Show N more'. */
  async bring(name: string): Promise<void> {
    const more = this.page.getByRole('button', { name: /^Show \d+ more$/ });
    await expect(this.panel(name).or(more).first()).toBeVisible();
    if (!(await this.panel(name).isVisible())) await more.click();
  }

  /** The button of an add-on that asks which of several rooms it is for. */
  private adder(name: string): Locator {
    return this.panel(name).getByRole('button', { name: /^Add ?:/ });
  }

  private async chooseRoom(name: string, leg: number): Promise<void> {
    await this.adder(name).click();
    const asked = this.page.getByRole('group', { name: 'Which room is it for?' });
    await asked.getByRole('button', { name: `Room ${leg}:` }).click();
  }

  /** The bookings that an add-on's panel lists. */
  booked(name: string): Locator {
    return this.panel(name).locator('.addons-booked li');
  }

  async press(name: 'Continue' | 'Done'): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }
}
