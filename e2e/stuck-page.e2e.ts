import { expect } from '@playwright/test';
import { attachDebugger, describeStuckPage } from './models/stuck-page.ts';
import { test } from './models/test.ts';

test('a page that runs script and draws frames is not called stuck', async ({ page }) => {
  await page.goto('/standard/booking/');
  expect(await describeStuckPage(page, null)).toBeNull();
});

test('a page whose script never ends is named with the function in which it stands', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium tells where the script of a stuck page stands');
  const session = await attachDebugger(page);
  await page.setContent('<p>Still here</p>');
  await page.evaluate(() => {
    setTimeout(function turnForEver() {
      for (;;);
    });
  });
  expect(await describeStuckPage(page, session)).toMatch(
    /^about:blank runs no script\. It stands in: turnForEver \(:3:\d+\)/,
  );
});
