import base from '../../e2e/playwright.config.ts';

/** As the tests of the demo, one after the other: each finds the site as the one before left it. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.wordpress.ts',
  outputDir: '../../test-results',
  workers: 1,
};
