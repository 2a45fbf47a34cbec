import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import { DetailsScreen } from '../../widget/account/details/DetailsScreen.tsx';
import { PreferencesScreen } from '../../widget/account/preferences/PreferencesScreen.tsx';
import { profile } from '../support/fixtures.ts';
import { twoHouses } from '../steps/details/start-details.ts';
import { registeredDetails } from './details/account-details.world.ts';
import { GOLF, preferencesInput, SPA } from './preferences/preferences.world.ts';
import { showHeld } from '../views/show-held.tsx';
import { enterText } from '../support/enter-text.ts';
import { changePasswordMachine } from '../../machines/account/change-password/change-password.machine.ts';
import { passwordResetMachine } from '../../machines/account/password-reset/password-reset.machine.ts';
import { ChangePasswordScreen } from '../../widget/account/change-password/ChangePasswordScreen.tsx';
import { PasswordResetScreen } from '../../widget/account/password-reset/PasswordResetScreen.tsx';
import {
  changePasswordInput,
  lostAnswer,
  refused,
  wrongPassword,
} from './change-password/change-password.world.ts';
import { resetRoute, wrongCode } from './password-reset/password-reset.world.ts';
import { expectVisible, textsAt } from '../support/texts-of.ts';
import { httpError } from '../support/http-error.ts';

const REFUSED = "ErrorThe hotel's system refused this request. Please try again.";
const WENT_WRONG = 'ErrorSomething went wrong at our end. Please try again.';

const withStatus = (endpoint: string, status: number) =>
  new CallError({ kind: 'http', endpoint, status, message: '' });

describe('B §2.11 the account details', () => {
  const show = (input = registeredDetails) => showHeld(accountDetailsMachine, input, DetailsScreen);

  it('show the profile with its address, which a member has whom the property system knows', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Account Details' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveDisplayValue('Mrs');
    expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Birthday (optional)')).toHaveValue('1971-05-09');
    expect(screen.getByLabelText('First line of address')).toHaveValue('4 Tanner’s Row');
    expect(screen.getByRole('link', { name: 'Change your password' }).getAttribute('href')).toMatch(
      /#\/account\/change-password$/,
    );
    cleanup();
    show({ ...registeredDetails, profile });
    expect(screen.queryByRole('heading', { name: 'Address' })).toBeNull();
  });

  it('look an address up at home, fill it in, and are updated', async () => {
    const { told, answer } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Look up address' }));
    const [search] = screen.getAllByLabelText('Postcode');
    if (!search) throw new Error('The search has no field');
    expect(search).toHaveFocus();
    await userEvent.type(search, 'ba1 1aa{Enter}');
    answer('lookupAddress', twoHouses);
    await userEvent.selectOptions(await screen.findByLabelText('Choose your address'), '1');
    expect(screen.getByLabelText('First line of address')).toHaveValue('2 The Row');
    expectVisible('2 addresses found');
    // Enter saves, and moves the focus to the button beside the message.
    await userEvent.type(screen.getByLabelText('First Name'), ' Jane{Enter}');
    answer('updateProfile', undefined);
    expect(await screen.findByText('Your details have been updated.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    expect(told.filter(({ type }) => type === 'profile.updated')).toMatchObject([
      { profile: { address: { line1: '2 The Row', postCode: 'BA1 1AA' } } },
    ]);
  });

  it.each([
    [400, REFUSED],
    [409, WENT_WRONG],
  ])('F-12 are refused only by a clear status: %s', async (status, sentence) => {
    const { refuse } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    refuse('updateProfile', withStatus('updateProfile', status));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('B §5 list what is missing', async () => {
    show();
    enterText(screen.getByLabelText('First Name'), '');
    enterText(screen.getByLabelText('City'), '');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    const box = screen.getByRole('group', { name: 'Please check these answers' });
    expect(textsAt('li', box)).toEqual(['First Name is a required field', 'City is a required field']);
    expect(box).toHaveFocus();
  });
});

describe('B §2.13 the preferences', () => {
  it('have a box for each list, and are saved', async () => {
    const { answer, calls } = showHeld(preferencesMachine, preferencesInput, PreferencesScreen);
    answer('loadSubscriptions', [SPA]);
    expect(await screen.findByRole('heading', { name: 'Email Preferences' })).toBeVisible();
    expect(await screen.findByLabelText('Spa')).toBeChecked();
    expect(textsAt('label:has([type=checkbox])')).toEqual([
      ...['Spa', 'Golf', 'Dining', 'Events', 'Rooms', 'Offers'],
    ]);
    await userEvent.click(screen.getByLabelText('Spa'));
    await userEvent.click(screen.getByLabelText('Golf'));
    await userEvent.click(screen.getByRole('button', { name: 'Update Preferences' }));
    answer('unsubscribe', undefined);
    await expect.poll(() => calls.subscribe.length).toBe(1);
    answer('subscribe', [GOLF]);
    expect(await screen.findByText('Your preferences have been updated.')).toBeVisible();
    const asked = [calls.unsubscribe, calls.subscribe].map(([call]) => call?.input.addressBooks);
    expect(asked).toEqual([[SPA], [GOLF]]);
  });

  it('F-12 are not refused by a status that is not clear', async () => {
    const { answer, refuse } = showHeld(preferencesMachine, preferencesInput, PreferencesScreen);
    answer('loadSubscriptions', []);
    await userEvent.click(await screen.findByLabelText('Golf'));
    await userEvent.click(screen.getByRole('button', { name: 'Update Preferences' }));
    refuse('subscribe', withStatus('subscribe', 409));
    expect(await screen.findByRole('alert')).toHaveTextContent(WENT_WRONG);
  });
});

describe('B §2.10 the password reset', () => {
  it('goes from email to code to new password, each with its own text and the focus', async () => {
    const input = { route: resetRoute };
    const { actor, vault, answer, refuse } = showHeld(passwordResetMachine, input, PasswordResetScreen);
    expectVisible(
      'In order for us to send a reminder to the correct user, please enter your email address below.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.test{Enter}');
    answer('initiateReset', { resetId: 'r1' });
    const note = await screen.findByText(
      'If an account has been found for that email address, we will send an email.',
    );
    expect(note).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Code'), '111111{Enter}');
    refuse('confirmReset', wrongCode);
    await expect
      .poll(() => screen.getByLabelText('Code'))
      .toHaveAccessibleDescription(/ The code is not right\.$/);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    enterText(screen.getByLabelText('Code'), '222222');
    await userEvent.keyboard('{Enter}');
    answer('confirmReset', undefined);
    await userEvent.type(await screen.findByLabelText('New Password'), 'boathouse');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'boathousE{Enter}');
    expectVisible('Passwords must match');
    enterText(screen.getByLabelText('Confirm Password'), 'boathouse');
    await userEvent.keyboard('{Enter}');
    answer('changeResetPassword', undefined);
    await expect
      .poll(() => actor.getSnapshot().output)
      .toEqual({
        route: { screen: 'login', note: 'passwordReset' },
      });
    expect([vault.take('code'), vault.take('newPassword')]).toEqual(['222222', 'boathouse']);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/222222|boathouse/);
  });
});

describe('F-12 the e-mail of a password reset', () => {
  it('is not refused by a status that is not clear', async () => {
    const { refuse } = showHeld(passwordResetMachine, { route: resetRoute }, PasswordResetScreen);
    await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.test{Enter}');
    refuse('initiateReset', withStatus('initiateReset', 409));
    expect(await screen.findByRole('alert')).toHaveTextContent(WENT_WRONG);
  });
});

describe('B §2.12 changing the password', () => {
  it('moves the focus to the first wrong field at each attempt', async () => {
    showHeld(changePasswordMachine, changePasswordInput, ChangePasswordScreen);
    const update = screen.getByRole('button', { name: 'Update' });
    await userEvent.click(update);
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(
      'Current Password is a required field',
    );
    await userEvent.keyboard('as-it-was');
    await userEvent.click(update);
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    await userEvent.keyboard('as-it-will-be');
    await userEvent.click(update);
    expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
  });

  async function change() {
    const shown = showHeld(changePasswordMachine, changePasswordInput, ChangePasswordScreen);
    await userEvent.type(screen.getByLabelText('Current Password'), 'as-it-was');
    await userEvent.type(screen.getByLabelText('New Password'), 'as-it-will-be');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'as-it-will-be{Enter}');
    return shown;
  }

  it('success is said at the button, which has the focus, and empties the fields', async () => {
    const { vault, answer } = await change();
    answer('changePassword', undefined);
    expect(await screen.findByText('Your password has been changed successfully.')).toBeVisible();
    for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    expect([vault.take('password'), vault.take('newPassword')]).toEqual(['as-it-was', 'as-it-will-be']);
  });

  it.each([
    ['the hotel’s reason', refused, 'Choose another.'],
    ['without one', httpError('changePassword', 400, ''), 'An error has occurred. Please try again.'],
  ])('B §8, F-11 a failure is said, and keeps what was typed: %s', async (_, failure, text) => {
    const { refuse } = await change();
    refuse('changePassword', failure);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Your password is not changed${text}`);
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('Current Password')).toHaveValue('as-it-was');
    expect(screen.queryByText('Passwords must match')).toBeNull();
  });

  it('F-11 a wrong current password is told at its field, which alone is emptied and has the focus', async () => {
    const { refuse, vault, answer } = await change();
    refuse('changePassword', wrongPassword);
    const old = screen.getByLabelText('Current Password');
    await expect.poll(() => old).toHaveFocus();
    expect(old).toHaveAccessibleDescription('The password is not right.');
    expect(old).toBeInvalid();
    expect(old).toHaveValue('');
    expect(screen.getByLabelText('New Password')).toHaveValue('as-it-will-be');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('as-it-is{Enter}');
    expect(old).toBeValid();
    expect([vault.take('password'), vault.take('newPassword')]).toEqual(['as-it-is', 'as-it-will-be']);
    answer('changePassword', undefined);
    expect(await screen.findByText('Your password has been changed successfully.')).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('');
  });

  it('F-12 a lost answer is not told as a failure', async () => {
    const { refuse } = await change();
    refuse('changePassword', lostAnswer);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We do not know whether your password is changedPlease log in with the new one to see.',
    );
  });
});
