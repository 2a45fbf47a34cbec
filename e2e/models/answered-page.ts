import { test as base } from './demo.ts';

/**
 * For tests that answer page requests themselves. The browser counts such a page as public, and would block
 * its calls to this machine.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
      }),
    { scope: 'worker' },
  ],
});
