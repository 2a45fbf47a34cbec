import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { changePasswordMachine } from '../../machines/account/change-password/change-password.machine.ts';
import { passwordResetMachine } from '../../machines/account/password-reset/password-reset.machine.ts';
import { ChangePasswordScreen } from '../../widget/account/change-password/ChangePasswordScreen.tsx';
import { PasswordResetScreen } from '../../widget/account/password-reset/PasswordResetScreen.tsx';
import { startStep } from '../support/start-step.ts';
import { changePasswordInput } from '../worlds/change-password.world.ts';
import { resetRoute, wrongCode } from '../worlds/password-reset.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';
import { enterText } from '../support/enter-text.ts';

describe('B §2.10 the password reset', () => {
  it('goes from email to code to new password, each with its own text and the focus', async () => {
    const answers = [() => Promise.reject(wrongCode), () => Promise.resolve(undefined)];
    const machine = passwordResetMachine.provide({
      actors: {
        initiateReset: fromPromise(() => Promise.resolve({ resetId: 'r1' })),
        confirmReset: fromPromise(() => answers.shift()?.() ?? Promise.resolve(undefined)),
        changeResetPassword: fromPromise(() => Promise.resolve(undefined)),
      },
    });
    const actor = createActor(machine, { input: { route: resetRoute } }).start();
    const { vault } = renderInWidget(<PasswordResetScreen actor={actor} />);
    expect(
      screen.getByText(
        'In order for us to send a reminder to the correct user, please enter your email address below.',
      ),
    ).toBeVisible();
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.test{Enter}');

    const note = await screen.findByText(
      'If an account has been found for that email address, we will send an email.',
    );
    expect(note).toHaveFocus();
    await expectAccessible();
    await userEvent.type(screen.getByLabelText('Code'), '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorThe code is not right.');
    enterText(screen.getByLabelText('Code'), '222222');
    await userEvent.keyboard('{Enter}');

    await userEvent.type(await screen.findByLabelText('New Password'), 'boathouse');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'boathousE{Enter}');
    expect(screen.getByText('Passwords must match')).toBeVisible();
    await expectAccessible();
    enterText(screen.getByLabelText('Confirm Password'), 'boathouse');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => actor.getSnapshot().output)
      .toEqual({
        route: { screen: 'login', note: 'passwordReset' },
      });
    expect([vault.take('code'), vault.take('newPassword')]).toEqual(['222222', 'boathouse']);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/222222|boathouse/);
  });
});

describe('B §2.12 changing the password', () => {
  it('moves the focus to the first wrong field at each attempt', async () => {
    const { actor } = startStep(changePasswordMachine, changePasswordInput);
    renderInWidget(<ChangePasswordScreen actor={actor} />);
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

  async function change(answer: () => Promise<undefined>) {
    const machine = changePasswordMachine.provide({ actors: { changePassword: fromPromise(answer) } });
    const { actor } = startStep(machine, changePasswordInput);
    const { vault } = renderInWidget(<ChangePasswordScreen actor={actor} />);
    await expectAccessible();
    await userEvent.type(screen.getByLabelText('Current Password'), 'as-it-was');
    await userEvent.type(screen.getByLabelText('New Password'), 'as-it-will-be');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'as-it-will-be{Enter}');
    return vault;
  }

  it('success is said at the button, which has the focus, and empties the fields', async () => {
    const vault = await change(() => Promise.resolve(undefined));
    expect(await screen.findByText('Your password has been changed successfully.')).toBeVisible();
    for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    expect([vault.take('password'), vault.take('newPassword')]).toEqual(['as-it-was', 'as-it-will-be']);
    await expectAccessible();
  });

  it('B §8 a failure is said, and empties the fields', async () => {
    await change(() => Promise.reject(new Error('no')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('ErrorAn error has occurred. Please try again.');
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
    expect(screen.queryByText('Passwords must match')).toBeNull();
  });
});
