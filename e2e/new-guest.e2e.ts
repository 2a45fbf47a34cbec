import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { GOOD_CARD } from './models/booking-page.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

test(
  'B §2.2, §2.6 a new guest creates an account with the booking, and finds the booking there',
  { tag: '@core' },
  async ({ page, openAt }) => {
    const booking = await openAt('details');
    await booking.fillLeadBooker({ email: 'tom.fell@example.com', telephone: '07700 900123' });
    await booking.button('Create an account (optional)').click();
    await type(page.getByLabel('Password', { exact: true }), 'heather-and-ling');
    await type(page.getByLabel('Re-enter password'), 'heather-and-ling');
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await booking.button('Payment').click();
    await booking.pay(GOOD_CARD);
    await expect(seen(page, 'Your Withenmere account was created successfully.')).toBeVisible();
    await page.getByRole('link', { name: 'Account', exact: true }).last().click();

    const account = new AccountPage(page);
    await account.expectWelcome('Tom');
    await expect(account.panel('17th January 2027')).toContainText('Total £115');
  },
);
