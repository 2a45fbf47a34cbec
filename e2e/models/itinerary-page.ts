import { expect, type Locator, type Page } from '@playwright/test';

/** The itinerary and its modals, found by visible names. */
export class ItineraryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the modal of a section in a room: 'Dinner Times', 1. */
  async open(section: string, room: number): Promise<Locator> {
    await this.page.getByRole('button', { name: `(${section}, room ${room})` }).click();
    return this.page.getByRole('dialog');
  }

  /** The bookings that a section of a room lists. */
  booked(section: string, room: number): Locator {
    return this.page
      .getByRole('region', { name: new RegExp(`^Room ${room}:`) })
      .locator('.itinerary-section')
      .filter({ has: this.page.getByRole('heading', { name: section, exact: true }) })
      .getByRole('listitem');
  }

  /**
   * In the spa package: chooses a treatment and its minutes for the guest who is shown, and goes on to the
   * times.
   */
  async chooseTreatment(treatment: string, minutes: number): Promise<void> {
    const durations = this.page.getByRole('group', { name: `Durations of ${treatment}` });
    const duration = durations.getByRole('button', { name: new RegExp(`^${minutes} mins`) });
    await duration.click();
    await expect(duration).toHaveAttribute('aria-pressed', 'true');
    await this.press('Continue');
    await expect(this.page.getByRole('group', { name: 'Time of day' })).toBeVisible();
  }

  async chooseTreatmentTime(guest: string, half: 'AM' | 'PM', time: string): Promise<void> {
    await this.page.getByRole('button', { name: half, exact: true }).click();
    const times = this.page.getByRole('group', { name: `Select ${guest}'s treatment time` });
    await times.getByRole('button', { name: time, exact: true }).click();
  }

  /** In a dining modal: chooses a time in the row of a date, and the restaurant where there are several. */
  async chooseTable(date: string, time: string, restaurant?: string): Promise<void> {
    const row = this.page.getByRole('group', { name: date });
    if (restaurant) await row.getByLabel('Restaurant').selectOption({ label: restaurant });
    await row.getByRole('radio', { name: time, exact: true }).check();
  }

  async press(name: 'Continue' | 'Done'): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }
}
