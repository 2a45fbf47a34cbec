import base from '../../e2e/playwright.config.ts';

const { use = {} } = base;

/**
 * As the tests of the demo, one after the other: each finds the site as the one before left it. The browser finds no
 * other host: WordPress's pages ask for pictures of people elsewhere.
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
