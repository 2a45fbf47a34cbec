import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { registerMachine } from '../../machines/account/register/register.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { RegisterScreen } from '../../widget/account/register/RegisterScreen.tsx';
import { freshRegistration, migratedMember, updateRegistration } from '../worlds/register.world.ts';
import { startStep } from '../support/start-step.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const taken = new CallError({ kind: 'http', endpoint: 'register', status: 409, message: 'Already there.' });

function show(input: typeof freshRegistration | typeof updateRegistration) {
  const machine = registerMachine.provide({
    actors: {
      verifyEmail: fromPromise(() => Promise.resolve('valid')),
      validateMigration: fromPromise(() => Promise.resolve(migratedMember)),
      createAccount: fromPromise(() => Promise.reject(taken)),
    },
  });
  const { actor } = startStep(machine, input);
  return { actor, ...renderInWidget(<RegisterScreen actor={actor} />) };
}

describe('B §2.9 the registration', () => {
  it('of a new guest has the benefits, the link to the login and every field, and is accessible', async () => {
    show(freshRegistration);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create a The Estate account');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'View all bookings in one place',
      'Easily amend a booking',
      'Upgrade a stay',
    ]);
    expect(screen.getByText(/Already registered\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login Now' }).getAttribute('href')).toMatch(/#\/login$/);
    const titles = within(screen.getByLabelText('Title')).getAllByRole('option');
    expect(titles.map((option) => option.textContent)).toEqual(['Please select...', 'Mr', 'Mrs']);
    for (const label of ['First Name', 'Last Name', 'Email', 'When is your birthday? (optional)']) {
      expect(screen.getByLabelText(label), label).toBeVisible();
    }
    expect(screen.getByLabelText('Set a password')).toHaveAccessibleDescription('Minimum 8 characters');
    await expectAccessible();
  });

  it('shows the six interests only with the mailing list', async () => {
    show(freshRegistration);
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
    show(freshRegistration);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const alert = screen.getByRole('group', { name: 'Please check these answers' });
    expect(alert).toHaveFocus();
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Title is a required field',
      'First Name is a required field',
      'Last Name is a required field',
      'Email address is a required field',
      'Set a password is a required field',
      'Privacy notice and terms and conditions is a required field',
    ]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Last Name is a required field' }));
    expect(screen.getByLabelText('Last Name')).toHaveFocus();
    await expectAccessible();
  });

  it('B §8 tells the server’s refusal and moves the focus to it; the password is in the vault only', async () => {
    const { vault, actor } = show(freshRegistration);
    await userEvent.selectOptions(screen.getByLabelText('Title'), 'Mrs');
    await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Last Name'), 'Moss');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test');
    await userEvent.type(screen.getByLabelText('Set a password'), 'secret-of-ada');
    await userEvent.click(screen.getByLabelText(/I agree to the/));
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('ErrorAlready there.');
    expect(alert).toHaveFocus();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('secret-of-ada');
    expect(vault.take('newPassword')).toBe('secret-of-ada');
  });

  it('of a member of the old system asks for the code first, then has the names and the email filled in', async () => {
    const { vault } = show(updateRegistration);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Update your The Estate account');
    expect(screen.queryByText(/Already registered/)).toBeNull();
    expect(
      screen.getByText('Please enter the 6-digit code that we sent to your email address.'),
    ).toBeVisible();
    await expectAccessible();
    await userEvent.type(screen.getByLabelText('Code'), '24681{Enter}');
    expect(screen.getByText('Must be exactly 6 digits')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '0{Enter}');
    expect(await screen.findByLabelText('First Name')).toHaveValue('Edith');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Marlow');
    expect(screen.getByLabelText('Email')).toHaveValue('edith@example.test');
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
    expect(vault.take('code')).toBe('246810');
  });
});
