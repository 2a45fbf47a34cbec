import { test as base } from './demo.ts';

/** Tests that answer for a page themselves: the browser takes it for one of the internet, which may not call this machine. */
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
