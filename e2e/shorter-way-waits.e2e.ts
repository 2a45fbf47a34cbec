import { expect } from '@playwright/test';
import { pathOf } from './models/bundle.ts';
import { test } from './models/test.ts';

test('performance.md: on the shorter way nothing else waits for the largest file', async ({ page }) => {
  await page.route('**/staychart/chunks/first-*', () => undefined);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/booking/', { waitUntil: 'commit' });
  const files = ['widget/wiring/session.ts', 'widget/languages/en-GB-x-plain.json'];
  const wanted = [...files.map(pathOf), '/api/session/begin/stay'];
  await expect.poll(() => wanted.filter((path) => !asked.has(path))).toEqual([]);
});
