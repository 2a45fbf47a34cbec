import { expect, type Page } from '@playwright/test';
import { type } from './typing.ts';

export const MEMBER = {
  username: 'idris.bevan@example.com',
  password: 'lakeside-walk-2',
  firstName: 'Idris',
};

/** The simulated identity provider's own login page, in the page itself or in its window. */
export class ProviderPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async logIn({ username, password }: { username: string; password: string } = MEMBER): Promise<void> {
    await type(this.page.getByLabel('Username'), username);
    await type(this.page.getByLabel('Password'), password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel' }).click();
  }

  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(new URL(this.page.url()).pathname).toMatch(/^\/idp\//);
  }
}
