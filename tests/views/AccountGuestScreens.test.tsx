import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AccountScreen, LoginNote } from '../../machines/account/account.types.ts';
import { AccountFrame } from '../../widget/account/AccountFrame.tsx';
import { expectAccessible, renderInWidget } from './ui/render.tsx';
import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import { CallError } from '../../src/api/failure.ts';
import { accountLoginMachine } from '../../machines/account/login/login.machine.ts';
import { LoginScreen } from '../../widget/account/login/LoginScreen.tsx';
import type { Links } from '../../widget/ui/links.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { lookupAllowed } from '../worlds/account-login.world.ts';
import { expectFields } from './fields.ts';
import { showHeld } from './show-held.tsx';
import { registerMachine } from '../../machines/account/register/register.machine.ts';
import { RegisterScreen } from '../../widget/account/register/RegisterScreen.tsx';
import { freshRegistration, migratedMember, updateRegistration } from '../worlds/register.world.ts';
import { textsOf } from '../support/texts-of.ts';
import { DEFAULT_LINKS } from '../../widget/ui/assets-context.tsx';

function showFrame(firstName: string | null, at: AccountScreen) {
  const pressed: string[] = [];
  renderInWidget(
    <AccountFrame firstName={firstName} screen={at} onLogout={() => pressed.push('logout')}>
      <h2>The screen</h2>
    </AccountFrame>,
  );
  return pressed;
}

describe('B §2.7 the frame of the account area', () => {
  it('welcomes the member, with a menu of four, and is accessible', async () => {
    const pressed = showFrame('Rosalind', 'stayBookings');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Rosalind!');
    const menu = screen.getByRole('navigation', { name: 'Your account' });
    expect(textsOf(within(menu).getAllByRole('listitem'))).toEqual([
      'Your Bookings',
      'Account Details',
      'Preferences',
      'Logout',
    ]);
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split('#')[1]),
    ).toEqual(['/bookings/stay', '/details', '/preferences']);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(pressed).toEqual(['logout']);
    await expectAccessible();
  });

  it.each<[AccountScreen, string]>([
    ['stayBookings', 'Your Bookings'],
    ['bookingDetails', 'Your Bookings'],
    ['spaBookings', 'Your Bookings'],
    ['spaBooking', 'Your Bookings'],
    ['details', 'Account Details'],
    ['changePassword', 'Account Details'],
    ['preferences', 'Preferences'],
  ])('on %s the active item is %s', (at, name) => {
    showFrame('Rosalind', at);
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(textsOf(current)).toEqual([name]);
  });

  it('a guest who is not signed in sees the screen alone', () => {
    showFrame(null, 'login');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
  });
});

function show(
  note: LoginNote = null,
  links: Partial<Links> = {},
  configuration: AccountConfiguration | null = null,
) {
  const settings = { brand: 'Estate', links: { ...DEFAULT_LINKS, ...links } };
  return showHeld(accountLoginMachine, { route: { screen: 'login', note }, configuration }, LoginScreen, {
    settings,
    real: ['login'],
  });
}

describe('B §2.8 the login', () => {
  it('has fields, the reminder and the link to register, and is accessible', async () => {
    show();
    expect(screen.getByLabelText('Email address')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expectFields('accountLogin');
    expect(screen.getByText(/Forgot your password\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Reminder' }).getAttribute('href')).toMatch(
      /#\/password-reset$/,
    );
    expect(screen.getByRole('heading', { name: "Don't have a Estate Account?" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toMatch(/#\/register$/);
    await expectAccessible();
  });

  it.each<[LoginNote, string]>([
    ['passwordReset', 'Your password has been changed successfully. Please login below.'],
    ['accountCreated', 'Your account has been created successfully. Please login below.'],
  ])('says what was done before: %s', (note, text) => {
    show(note);
    expect(screen.getByText(text)).toBeVisible();
  });

  const LOOKUP = 'Find a booking without an account';

  it('D-497 links to the lookup of a booking once the configuration offers one', async () => {
    show().answer('loadAccountConfiguration', lookupAllowed);
    const link = await screen.findByRole('link', { name: LOOKUP });
    expect(link.getAttribute('href')).toMatch(/#\/find$/);
    await expectAccessible();
  });

  it('D-497 links to it at once where the area knows the configuration, and asks for none', () => {
    const { calls } = show(null, {}, lookupAllowed);
    expect(screen.getByRole('link', { name: LOOKUP })).toBeVisible();
    expect(calls.loadAccountConfiguration).toEqual([]);
  });

  it.each(['forbids it', 'does not come'])(
    'D-497 where the configuration %s, the login works without that link',
    async (how) => {
      const { actor, answer, refuse } = show();
      if (how === 'forbids it') answer('loadAccountConfiguration', accountConfiguration);
      else
        refuse(
          'loadAccountConfiguration',
          new CallError({ kind: 'offline', endpoint: 'accountConfiguration' }),
        );
      const isAsking = () =>
        actor.getSnapshot().children.loadAccountConfiguration?.getSnapshot().status === 'active';
      await expect.poll(isAsking).toBe(false);
      expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
      expect(screen.queryByText(LOOKUP)).toBeNull();
    },
  );

  it('D-41 leads golf members to their own login, where the host has one', () => {
    show(null, { golfMembers: 'https://golf.example/' });
    expect(screen.getByRole('link', { name: /^Golf Member Login/ })).toHaveAttribute(
      'href',
      'https://golf.example/',
    );
  });

  it('D-41 has no such link where the host has no login for them', () => {
    show();
    expect(screen.queryByText(/Golf Member Login/)).toBeNull();
  });
});

const register = (input: typeof freshRegistration | typeof updateRegistration) =>
  showHeld(registerMachine, input, RegisterScreen);

describe('B §2.9 the registration', () => {
  it('of a new guest has the benefits, the link to the login and every field, and is accessible', () => {
    register(freshRegistration);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create a The Estate account');
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
      'View all bookings in one place',
      'Easily amend a booking',
      'Upgrade a stay',
    ]);
    expect(screen.getByText(/Already registered\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login Now' }).getAttribute('href')).toMatch(/#\/login$/);
    const titles = within(screen.getByLabelText('Title')).getAllByRole('option');
    expect(textsOf(titles)).toEqual(['Please select...', 'Mr', 'Mrs']);
    for (const label of ['First Name', 'Last Name', 'Email', 'When is your birthday? (optional)']) {
      expect(screen.getByLabelText(label), label).toBeVisible();
    }
    expect(screen.getByLabelText('Set a password')).toHaveAccessibleDescription('Minimum 8 characters');
  });

  it('shows the six interests only with the mailing list', async () => {
    register(freshRegistration);
    expect(screen.queryByLabelText('Spa')).toBeNull();
    await userEvent.click(screen.getByLabelText('Join the mailing list (optional)'));
    const group = screen.getByRole('group', { name: 'What would you like to hear about?' });
    expect(
      within(group)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(['Spa', 'Golf', 'Dining', 'Events', 'Rooms', 'Offers']);
    await expectAccessible();
  });

  it('lists what is missing, and moves the focus to the list', async () => {
    register(freshRegistration);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const alert = screen.getByRole('group', { name: 'Please check these answers' });
    expect(alert).toHaveFocus();
    expect(textsOf(within(alert).getAllByRole('listitem'))).toEqual([
      'Title is a required field',
      'First Name is a required field',
      'Last Name is a required field',
      'Email address is a required field',
      'Set a password is a required field',
      'Privacy notice and terms and conditions is a required field',
    ]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Last Name is a required field' }));
    expect(screen.getByLabelText('Last Name')).toHaveFocus();
  });

  it('B §8 tells the server’s refusal and moves the focus to it; the password is in the vault only', async () => {
    const { vault, actor, calls, answer, refuse } = register(freshRegistration);
    await userEvent.selectOptions(screen.getByLabelText('Title'), 'Mrs');
    await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Last Name'), 'Moss');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test');
    await userEvent.type(screen.getByLabelText('Set a password'), 'secret-of-ada');
    await userEvent.click(screen.getByLabelText(/I agree to the/));
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    answer('verifyEmail', 'valid');
    await expect.poll(() => calls.createAccount.length).toBe(1);
    const message = 'Already there.';
    refuse('createAccount', new CallError({ kind: 'http', endpoint: 'register', status: 409, message }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('ErrorAlready there.');
    expect(alert).toHaveFocus();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('secret-of-ada');
    expect(vault.take('newPassword')).toBe('secret-of-ada');
  });

  it('of a member of the old system asks for the code first, then has the names and the email filled in', async () => {
    const { vault, answer } = register(updateRegistration);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Update your The Estate account');
    expect(screen.queryByText(/Already registered/)).toBeNull();
    expect(
      screen.getByText('Please enter the 6-digit code that we sent to your email address.'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '24681{Enter}');
    expect(screen.getByText('Must be exactly 6 digits')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '0{Enter}');
    answer('validateMigration', migratedMember);
    expect(await screen.findByLabelText('First Name')).toHaveValue('Edith');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Marlow');
    expect(screen.getByLabelText('Email')).toHaveValue('edith@example.test');
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
    expect(vault.take('code')).toBe('246810');
  });
});
