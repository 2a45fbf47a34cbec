import { expect, test as base, type Page } from '@playwright/test';
import { startEstate, type RunningEstate } from '../../demo/estate/program/start-estate.ts';
import { startWordPress, type Role, type WordPress } from './start-wordpress.ts';

/** The date of the estate and of the guest's browser. */
const TODAY = '2027-01-04';

/** Tests with one WordPress and one estate that its pages may call. Relative addresses are WordPress's. */
export const test = base.extend<object, { site: WordPress; estate: RunningEstate }>({
  site: [
    async ({}, use) => {
      const site = await startWordPress();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  estate: [
    async ({ site }, use) => {
      const estate = await startEstate({
        port: 0,
        host: undefined,
        site: site.url,
        scenario: '',
        today: TODAY,
        seed: undefined,
        worldFile: null,
        stateFile: null,
      });
      await use(estate);
      await estate.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/**
 * Logs in a user whose password is their name. It does without the login page, whose script takes the focus a
 * moment after loading, so that typing before can be lost.
 */
export async function logIn(page: Page, role: Role): Promise<void> {
  const answer = await page.request.post('/wp-login.php', {
    form: { log: role, pwd: role },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** Sets the browser's date to the estate's. */
export async function comeAsGuest(page: Page): Promise<void> {
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
}
