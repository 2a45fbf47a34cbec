import { expect } from '@playwright/test';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';

test(
  'D-487 an expired booking is given back, restored in a new session, and goes on at the names',
  { tag: '@core' },
  async ({ page, demo, openAt }) => {
    const booking = await openAt('addons');
    // The laptop wakes: the clock jumps, and the window gets the focus.
    await page.clock.setFixedTime('2027-01-04T10:15:00Z');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await booking.button('Restore your booking').dblclick();
    await expect(seen(page, 'Everything is held for you again, just as it was.')).toBeVisible();
    await booking.button('Continue').click();
    await expect(booking.heading('Guest names')).toBeVisible();
    await expect(page.getByLabel('First Name').first()).toHaveValue('Tom');
    await booking.button('Next Step').click();
    await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();

    const { ledger } = demo.estate.state;
    const held = ledger.flatMap(({ path }) => /^\/api\/stay\/([^/]+)\/booking$/.exec(path)?.[1] ?? []);
    expect(new Set(held).size).toBe(2);
    expect(held).toHaveLength(2);
    const given = ledger.filter(({ path }) => path === '/api/stay/ignore');
    expect(given.map(({ body }) => body)).toEqual([{ sessionId: held[0] }]);
  },
);
