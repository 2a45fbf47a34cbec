import { expect } from '@playwright/test';
import { test } from './models/test.ts';
import { hindrances } from './models/usable.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('WCAG 2.4.11 the foot of the details covers no field that has the focus', async ({ page, openAt }) => {
  await openAt('details');
  expect(await hindrances(page)).toEqual([]);
});
