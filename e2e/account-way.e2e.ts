import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { expectAccessible } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { type, typeDate } from './models/typing.ts';

test('B §2.8–2.13 a new guest registers, resets the password, changes details, preferences and password, and logs out', async ({
  page,
  demo,
  watch,
}) => {
  const account = new AccountPage(page);
  const emailAddress = 'wilf.garth@example.com';
  const member = () =>
    demo.estate.state.accounts.find(({ profile }) => profile.EmailAddress === emailAddress);

  // The booking links to this page.
  await account.open('#/register');
  await account.expectHeading('Create a Withenmere account');
  await account.press('Register');
  await expect(page.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Please check these answers' })).toContainText(
    'Last Name is a required field',
  );
  await expectAccessible(page);
  await page.getByLabel('Title', { exact: true }).selectOption({ label: 'Mr' });
  await type(account.field('First Name'), 'Wilf');
  await type(account.field('Last Name'), 'Garth');
  await type(account.field('Email'), 'nobody@example.com');
  await type(account.password('Set a password'), 'heather-and-ling');
  await page.getByLabel('Join the mailing list (optional)').check();
  await page.getByLabel('Golf', { exact: true }).check();
  await page.getByLabel('I agree to the').check();
  await account.press('Register');
  await expect(page.getByRole('alert')).toHaveText('ErrorEmail is not valid');
  await type(account.field('Email'), emailAddress);
  await account.press('Register');
  await expect(page).toHaveURL(/#\/login\?created=true$/);
  await expect(seen(page, 'Your account has been created successfully. Please login below.')).toBeVisible();
  expect(member()?.addressBooks).toEqual([3508013]);

  await page.getByRole('link', { name: 'Get Reminder' }).click();
  await expect(page).toHaveURL(/#\/password-reset$/);
  await type(account.field('Email address'), emailAddress);
  await account.press('Continue');
  await expect(
    seen(page, 'If an account has been found for that email address, we will send an email.'),
  ).toBeFocused();
  await type(account.field('Code'), '12345');
  await account.press('Continue');
  await expect(seen(page, 'Must be exactly 6 digits')).toBeVisible();
  await account.enterCode(emailAddress);
  await account.press('Continue');
  await type(account.password('New Password'), 'boathouse-lane');
  await type(account.password('Confirm Password'), 'boathouse-lane');
  await expectAccessible(page);
  await account.press('Continue');
  await expect(page).toHaveURL(/#\/login\?reset=true$/);
  await expect(seen(page, 'Your password has been changed successfully. Please login below.')).toBeVisible();

  await account.login(emailAddress, 'boathouse-lane');
  await account.expectWelcome('Wilf');
  await expect(page).toHaveURL(/#\/bookings\/stay$/);

  await account.menu('Account Details');
  await type(account.field('First Name'), 'Wilfred');
  await type(account.field('Telephone'), '07700 900123');
  await typeDate(page.getByLabel('Birthday (optional)'), { month: '02', day: '03', year: '1980' });
  await expectAccessible(page);
  await account.press('Update');
  await expect(seen(page, 'Your details have been updated.')).toBeVisible();
  await account.expectWelcome('Wilfred');
  expect(member()?.profile).toMatchObject({
    FirstName: 'Wilfred',
    Telephone: '+447700900123',
    Birthdate: '1980-02-03',
    Address: null,
  });

  await account.menu('Preferences');
  await expect(page.getByLabel('Golf', { exact: true })).toBeChecked();
  await page.getByLabel('Golf', { exact: true }).uncheck();
  await page.getByLabel('Spa', { exact: true }).check();
  await expectAccessible(page);
  await account.press('Update Preferences');
  await expect(seen(page, 'Your preferences have been updated.')).toBeVisible();
  expect([...(demo.estate.state.subscriptions.get(emailAddress) ?? [])]).toEqual([3507983]);
  const changes = demo.estate.state.ledger.map(({ path }) => path).filter((path) => /subscribe$/.test(path));
  expect(changes.map((path) => path.split('/').at(-1))).toEqual(['unsubscribe', 'subscribe']);

  await account.menu('Account Details');
  await page.getByRole('link', { name: 'Change your password' }).click();
  await account.expectHeading('Change Password');
  await type(account.password('Current Password'), 'not-the-one');
  await type(account.password('New Password'), 'lantern-on-the-jetty');
  await type(account.password('Confirm Password'), 'lantern-on-the-jetty');
  await account.press('Update');
  const current = account.password('Current Password');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('The current password is not right.');
  await expect(current).toHaveValue('');
  await type(current, 'boathouse-lane');
  await account.press('Update');
  await expect(seen(page, 'Your password has been changed successfully.')).toBeVisible();
  await expectAccessible(page);

  await account.press('Logout');
  await expect(page).toHaveURL(/#\/login$/);
  await account.login(emailAddress, 'lantern-on-the-jetty');
  await account.expectWelcome('Wilfred');
  expect(watch.complaints.splice(0).every((text) => text.includes('400'))).toBe(true);
});
