import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { expectAccessible } from './models/demo.ts';
import { forgetFailedCalls } from './models/payments.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';

const ROSALIND = ['rosalind.hart@example.com', 'moorland-house-1'] as const;
/** The estate's stay of two rooms, 70413200. */
const STAY = '#/bookings/stay/70413200';

test('F-12 a cancellation whose answer and readings are lost is unknown, over a reload too, until the estate is heard', async ({
  page,
  demo,
  watch,
}) => {
  const account = new AccountPage(page);
  await account.open(STAY);
  await account.login(...ROSALIND);
  await account.press('Cancel Booking');
  await account.press('Cancel Room 2');
  // The estate cancels, and nobody hears of it.
  await page.route('**/api/stay/cancel/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/stay/retrieve/**', (route) => route.abort());
  await account.press('Cancel room 2');
  const unknown = page.getByRole('heading', { name: 'We do not know whether room 2 is cancelled' });
  await expect(unknown).toBeInViewport();
  await expect(unknown).toBeFocused();
  await expect(seen(page, 'We have no answer from the hotel yet. We keep asking.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);
  await expectAccessible(page);
  const cancelled = () =>
    demo.estate.state.stays
      .find(({ ConfirmationNumber }) => ConfirmationNumber === '70413200')
      ?.items.map(({ IsCancelled }) => IsCancelled);
  expect(cancelled()).toEqual([false, true]);

  // The estate shows the stay as it was before, as a server of many copies may.
  await page.unroute('**/api/stay/retrieve/**');
  await page.route('**/api/stay/retrieve/**', async (route) => {
    const response = await route.fetch();
    const stay = (await response.json()) as { items: { IsCancelled: boolean }[] };
    await route.fulfill({
      response,
      json: { ...stay, items: stay.items.map((room) => ({ ...room, IsCancelled: false })) },
    });
  });
  await page.reload();
  await expect(unknown).toBeVisible();
  await expect(
    seen(page, /^When we last asked, at \d\d:\d\d, the hotel had not made this/).first(),
  ).toBeVisible();

  await page.unroute('**/api/stay/retrieve/**');
  await account.press('Check again');
  await expect(unknown).toHaveCount(0);
  await expect(seen(account.room(2), 'Cancelled', { exact: true })).toBeVisible();
  await page.reload();
  await expect(seen(account.room(2), 'Cancelled', { exact: true })).toBeVisible();
  expect(cancelled()).toEqual([false, true]);
  forgetFailedCalls(watch.complaints);
});

test('F-12 the login says that a cancellation was sent, over reloads, until the hotel is heard', async ({
  page,
  watch,
}) => {
  const account = new AccountPage(page);
  const sent = seen(page, 'You were logged out after a cancellation was sent.');
  await account.open(STAY);
  await account.login(...ROSALIND);
  await expect(sent).toHaveCount(0);
  await account.press('Cancel Booking');
  await account.press('Cancel Room 2');
  await page.route('**/api/stay/cancel/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/stay/retrieve/**', (route) => route.abort());
  await account.press('Cancel room 2');
  await expect(page.getByRole('heading', { name: /^We do not know whether/ })).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('staychart.user:')) sessionStorage.removeItem(key);
  });
  await page.reload();
  await expect(sent).toBeVisible();
  await expectAccessible(page);
  await account.open('#/login');
  await page.reload();
  await expect(sent).toBeVisible();
  // Whoever comes next reads nothing else of the member.
  await expect(page.getByText(/70413200|Rosalind|Hart/)).toHaveCount(0);

  await page.unroute('**/api/stay/retrieve/**');
  await account.login(...ROSALIND);
  await account.expectWelcome('Rosalind');
  await account.open(STAY);
  await expect(seen(account.room(2), 'Cancelled', { exact: true })).toBeVisible();
  await account.press('Logout');
  await expect(account.field('Email address')).toBeVisible();
  await page.reload();
  await expect(account.field('Email address')).toBeVisible();
  await expect(sent).toHaveCount(0);
  forgetFailedCalls(watch.complaints);
});
