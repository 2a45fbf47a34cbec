import base from '../../e2e/playwright.config.ts';

const { use = {} } = base;

/**
 * As for the demo's tests, but one after the other: each finds the site as the one before left it. The
 * browser resolves no other host, since WordPress's pages ask for avatars elsewhere.
 */
export default {
  ...base,
  use: {
    ...use,
    launchOptions: {
      ...use.launchOptions,
      args: [...(use.launchOptions?.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  testDir: '.',
  testMatch: '*.wordpress.ts',
  outputDir: '../../test-results',
  workers: 1,
};
