import { AddOnsPage } from './models/addons-page.ts';
import { expect } from '@playwright/test';
import { test } from './models/test.ts';

test(
  'D-38, A §2.2 Back, Forward and reload at guests, add-ons and details lose nothing; Cancel asks, releases the rooms and leads to the start',
  { tag: '@core' },
  async ({ page, demo, openAt }) => {
    const booking = await openAt('guests');
    await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);

    await page.reload();
    await expect(booking.heading('Guest names')).toBeVisible();
    await expect(page.getByLabel('First Name').first()).toHaveValue('Tom');
    await booking.button('Next Step').click();
    await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();

    await page.goBack();
    await expect(booking.heading('Guest names')).toBeVisible();
    await expect(page.getByLabel('First Name').last()).toHaveValue('Ivy');
    await page.goForward();
    await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();

    const flowers = page.getByRole('listitem').filter({ has: booking.heading('Flowers in your room') });
    await new AddOnsPage(page).add('Flowers in your room', 1);
    await page.reload();
    await expect(flowers.getByRole('checkbox', { name: 'Add to Room 1' })).toBeChecked();
    await booking.button('Continue').click();

    await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
    await page.reload();
    await expect(booking.heading('Lead booker details')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('tom@example.com');
    await expect(page.getByLabel('First line of address')).toHaveValue('1 Mill Lane');
    await page.goBack();
    await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('tom@example.com');

    const bookings = demo.estate.state.ledger.filter((entry) => entry.path.endsWith('/booking'));
    expect(bookings).toHaveLength(1);

    await booking.button('Cancel').click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText('You will have to start over!');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/stay\/details$/);
    await booking.button('Cancel').click();
    await dialog.getByRole('button', { name: 'Continue booking' }).click();
    await expect(booking.heading('Lead booker details')).toBeVisible();
    await booking.button('Cancel').click();
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/withenmere\/$/);
    const session = demo.estate.state.ledger
      .find(({ path }) => path.endsWith('/booking'))
      ?.path.split('/')[3];
    const lastWrites = () =>
      demo.estate.state.ledger
        .filter(({ method }) => method === 'POST')
        .slice(-2)
        .map(({ path, status }) => [path, status]);
    await expect.poll(lastWrites).toEqual([
      ['/api/stay/ignore', 200],
      [`/api/session/${session}/end`, 200],
    ]);
  },
);
