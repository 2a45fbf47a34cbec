import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AccountScreen, LoginNote } from '../../machines/account/account.types.ts';
import { AccountFrame } from '../../widget/account/AccountFrame.tsx';
import { expectAccessible, renderInWidget } from '../ui/render.tsx';
import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import { CallError } from '../../src/api/failure.ts';
import { accountLoginMachine } from '../../machines/account/login/login.machine.ts';
import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { asPort } from '../../machines/shared/port.ts';
import { LoginScreen } from '../../widget/account/login/LoginScreen.tsx';
import type { Links } from '../../widget/ui/media/links.ts';
import { accountConfiguration } from './account-fixtures.ts';
import { lookupAllowed } from './login/account-login.world.ts';
import { expectFields } from '../views/fields.ts';
import { showHeld } from '../views/show-held.tsx';
import { registerMachine } from '../../machines/account/register/register.machine.ts';
import { RegisterScreen } from '../../widget/account/register/RegisterScreen.tsx';
import {
  answeredRegistration,
  freshRegistration,
  lostAnswer,
  migratedMember,
  updateRegistration,
} from './register/register.world.ts';
import { httpError } from '../support/http-error.ts';
import { marksOf, VENDORS } from '../support/recorders.ts';
import { textsAt, textsOf } from '../support/texts-of.ts';
import { DEFAULT_LINKS, type Assets } from '../../widget/ui/media/assets-context.tsx';

function showFrame(firstName: string | null, at: AccountScreen, settings: Partial<Assets> = {}) {
  const pressed: string[] = [];
  renderInWidget(
    <AccountFrame firstName={firstName} screen={at} onLogout={() => pressed.push('logout')}>
      <h2>The screen</h2>
    </AccountFrame>,
    settings,
  );
  return pressed;
}

describe('B §2.7 the frame of the account area', () => {
  it('welcomes the member, with a menu of four, and is accessible', async () => {
    const pressed = showFrame('Rosalind', 'stayBookings');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Rosalind!');
    const menu = within(screen.getByRole('navigation', { name: 'Your account' }));
    expect(textsOf(menu.getAllByRole('listitem'))).toEqual([
      ...['Your Bookings', 'Account Details', 'Preferences', 'Logout'],
    ]);
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href')?.split('#')[1]);
    expect(links).toEqual(['/bookings/stay', '/details', '/preferences']);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    cleanup();
    showFrame('Rosalind', 'stayBookings', { mailingLists: [] });
    expect(screen.queryByRole('link', { name: 'Preferences' })).toBeNull();
    expect(pressed).toEqual(['logout']);
    await expectAccessible();
  });

  it('the active item is that of the screen; a guest who is not signed in sees the screen alone', () => {
    const active = (at: AccountScreen) => {
      cleanup();
      showFrame('Rosalind', at);
      return textsAt('a[aria-current]').join();
    };
    const screens = [
      ...['stayBookings', 'bookingDetails', 'spaBookings', 'spaBooking', 'details', 'changePassword'],
    ];
    expect([...(screens as AccountScreen[]), 'preferences' as const].map(active)).toEqual([
      ...Array.from({ length: 4 }, () => 'Your Bookings'),
      ...['Account Details', 'Account Details', 'Preferences'],
    ]);
    cleanup();
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
  const machine = accountLoginMachine.provide({ actors: { login: asPort(loginMachine) } });
  return showHeld(machine, { route: { screen: 'login', note }, configuration }, LoginScreen, {
    settings,
    real: ['login'],
  });
}

describe('B §2.8 the login', () => {
  it('has fields, the reminder and the link to register, and is accessible', async () => {
    show();
    expectFields('accountLogin');
    expect(textsAt('label')).toEqual(['Email address', 'Password']);
    expect(textsOf(screen.getAllByRole('button'))).toContain('Login');
    expect(screen.getByText(/Forgot your password\?/)).toBeVisible();
    expect(screen.getByRole('heading', { name: "Don't have a Estate Account?" })).toBeVisible();
    // D-41: the host has no login for golf members.
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Get Reminder', expect.stringMatching(/#\/password-reset$/)],
      ['Register', expect.stringMatching(/#\/register$/)],
    ]);
    await expectAccessible();
  });

  it('F-11 offers neither an account nor a new password where the page takes their links away', () => {
    show(null, { register: null, passwordReset: null });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Your account',
      'Login',
    ]);
    expect(screen.queryByText(/Forgot your password/)).toBeNull();
  });

  it.each(['password has been changed', 'account has been created'])('says that your %s', (done) => {
    show(done.startsWith('password') ? 'passwordReset' : 'accountCreated', {
      golfMembers: 'https://golf.example/',
    });
    expect(screen.getByText(`Your ${done} successfully. Please login below.`)).toBeVisible();
    // D-41.
    const golf = screen.getByRole('link', { name: /^Golf Member Login/ });
    expect(golf).toHaveAttribute('href', 'https://golf.example/');
  });

  it.each([
    [
      'cancellation',
      'You were logged out after a cancellation was sent. Please log in to see whether your room is cancelled.',
    ],
    [
      'package',
      'You were logged out after a change of your booking was sent. Please log in to see whether it is made.',
    ],
  ] as const)('F-12 says that a %s was sent whose outcome is not known', async (sent, sentence) => {
    show().answer('recallLastChange', sent);
    await screen.findByText(sentence);
    await expectAccessible();
  });

  const LOOKUP = 'Find a booking without an account';

  it('D-497 links to the lookup of a booking once the configuration offers one, at once where it is known', async () => {
    show().answer('loadAccountConfiguration', lookupAllowed);
    const link = await screen.findByRole('link', { name: LOOKUP });
    expect(link.getAttribute('href')).toMatch(/#\/find$/);
    await expectAccessible();
    cleanup();
    const { calls } = show(null, {}, lookupAllowed);
    expect(screen.getByRole('link', { name: LOOKUP })).toBeVisible();
    expect(calls.loadAccountConfiguration).toEqual([]);
  });

  it.each(['forbids it', 'is lost'])(
    'D-497 where the configuration %s, there is no such link',
    async (how) => {
      const { actor, answer, refuse } = show();
      const lost = new CallError({ kind: 'offline', endpoint: 'accountConfiguration' });
      if (how === 'is lost') refuse('loadAccountConfiguration', lost);
      else answer('loadAccountConfiguration', accountConfiguration);
      const asking = () => actor.getSnapshot().children.loadAccountConfiguration?.getSnapshot().status;
      await expect.poll(asking).not.toBe('active');
      expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
      expect(screen.queryByText(LOOKUP)).toBeNull();
    },
  );
});

const register = (
  input: typeof freshRegistration | typeof updateRegistration,
  settings: Partial<Assets> = {},
) => showHeld(registerMachine, input, RegisterScreen, { settings });

describe('B §2.9 the registration', () => {
  it('of a new guest has the benefits, the link to the login and every field; interests come with the mailing list', async () => {
    register(freshRegistration);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create a The Estate account');
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
      ...['View all bookings in one place', 'Easily amend a booking', 'Upgrade a stay'],
    ]);
    expect(screen.getByText(/Already registered\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login Now' }).getAttribute('href')).toMatch(/#\/login$/);
    const titles = within(screen.getByLabelText('Title')).getAllByRole('option');
    expect(textsOf(titles)).toEqual(['Please select...', 'Mr', 'Mrs']);
    for (const label of ['First Name', 'Last Name', 'Email', 'When is your birthday? (optional)'])
      expect(screen.getByLabelText(label), label).toBeVisible();
    expect(screen.getByLabelText('Set a password')).toHaveAccessibleDescription('Minimum 8 characters');
    expect(screen.queryByLabelText('Spa')).toBeNull();
    await userEvent.click(screen.getByLabelText('Join the mailing list (optional)'));
    const group = screen.getByRole('group', { name: 'What would you like to hear about?' });
    expect(textsAt('label', group)).toEqual(['Spa', 'Golf', 'Dining', 'Events', 'Rooms', 'Offers']);
    await expectAccessible();
  });

  it('asks about no mailing list where the estate has none', () => {
    register(freshRegistration, { mailingLists: [] });
    expect(screen.getByLabelText('Set a password')).toBeVisible();
    expect(screen.queryByLabelText('Join the mailing list (optional)')).toBeNull();
  });

  it('lists what is missing, and moves the focus to the list', async () => {
    register(freshRegistration);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const alert = screen.getByRole('group', { name: 'Please check these answers' });
    expect(alert).toHaveFocus();
    expect(textsAt('li', alert)).toEqual([
      'Title is a required field',
      'First Name is a required field',
      'Last Name is a required field',
      'and 3 more, each told at its field',
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
    const { vault, answer, refuse } = register(updateRegistration);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Update your The Estate account');
    expect(screen.queryByText(/Already registered/)).toBeNull();
    screen.getByText('Please enter the 6-digit code that we sent to your email address.');
    expect(marksOf(screen.getByLabelText('Code'))).toEqual(VENDORS);
    await userEvent.type(screen.getByLabelText('Code'), '24681{Enter}');
    expect(screen.getByText('Must be exactly 6 digits')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '1{Enter}');
    refuse('validateMigration', httpError('validateMigration', 404, 'not_found'));
    await expect.poll(() => screen.getByLabelText('Code')).toBeInvalid();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please check your details.');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('{Backspace}0{Enter}');
    answer('validateMigration', migratedMember);
    await screen.findByLabelText('First Name');
    const values = ['First Name', 'Last Name', 'Email'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(['Edith', 'Marlow', 'edith@example.test']);
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
    expect(vault.take('code')).toBe('246810');
  });

  it('F-12 does not know of an account without an answer, and leads to the login', async () => {
    const { answer, refuse, calls, actor } = register(updateRegistration);
    actor.send({ type: 'field.changed', name: 'code', value: true });
    actor.send({ type: 'form.submitted' });
    answer('validateMigration', migratedMember);
    await screen.findByLabelText('First Name');
    for (const [name, value] of answeredRegistration) actor.send({ type: 'field.changed', name, value });
    actor.send({ type: 'form.submitted' });
    answer('verifyEmail', 'valid');
    await expect.poll(() => calls.createAccount.length).toBe(1);
    refuse('createAccount', lostAnswer);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We do not know whether your account was createdPlease try to log in before you register again.Login Now',
    );
    expect(screen.getByRole('link', { name: 'Login Now' }).getAttribute('href')).toMatch(/#\/login$/);
  });
});
