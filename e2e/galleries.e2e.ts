import { expect } from '@playwright/test';
import { bookTo } from './models/stays.ts';
import { test } from './models/test.ts';

test('every gallery opens at its first picture, also in a room that is drawn only when it comes near the window', async ({
  page,
}) => {
  await bookTo(page, 'rooms');
  const galleries = page.getByRole('group', { name: /^Pictures/ });
  const rooms = page.getByRole('button', { name: /^Prices by date/ });
  for (const room of await rooms.all()) await room.scrollIntoViewIfNeeded();
  const pictures = await galleries
    .getByRole('list')
    .evaluateAll((strips) => strips.map((strip) => strip.scrollLeft));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures).toEqual(pictures.map(() => 0));
});
