import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startDemo } from '../demo/start-demo.ts';
import type { Manifest } from '../widget/build.ts';
import { BookingPage } from './models/booking-page.ts';
import { test as base, TODAY } from './models/demo.ts';

const { elements } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/manifest.json'), 'utf8'),
) as Manifest;

/** The way from the site to the browser, on which a file is lost the first time that it is asked for. */
interface Line {
  lost: string | null;
  asked: number;
}

const test = base.extend<object, { line: Line }>({
  line: [
    async ({}, use) => {
      await use({ lost: null, asked: 0 });
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({ line }, use) => {
      const isLost = (file: string) => file === line.lost && ++line.asked === 1;
      const demo = await startDemo({ port: 0, today: TODAY, isLost });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
});

for (const [index, file] of (elements['stay-booking'] ?? []).entries()) {
  test(`T22 the booking begins all the same where file ${index + 1} of its first screen is lost`, async ({
    page,
    watch,
    line,
  }) => {
    Object.assign(line, { lost: file, asked: 0 });
    await page.goto('/booking/', { waitUntil: 'commit' });
    await new BookingPage(page).startWithoutAccount();
    expect(line.asked).toBeGreaterThan(1);
    watch.complaints.length = 0;
  });
}

for (const [index, file] of (elements['stay-account'] ?? []).entries()) {
  test(`T22 the account opens all the same where file ${index + 1} of its first screen is lost`, async ({
    page,
    watch,
    line,
  }) => {
    Object.assign(line, { lost: file, asked: 0 });
    await page.goto('/account/');
    await expect(page.getByLabel('Email address')).toBeVisible();
    expect(line.asked).toBeGreaterThan(1);
    watch.complaints.length = 0;
  });
}
