import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import * as finding from '../../machines/account/find-booking/find-booking.selectors.ts';
import { cancelRoomMachine } from '../../machines/account/cancel-room/cancel-room.machine.ts';
import { findBookingMachine } from '../../machines/account/find-booking/find-booking.machine.ts';
import type { passwordResetMachine } from '../../machines/account/password-reset/password-reset.machine.ts';
import * as resetting from '../../machines/account/password-reset/password-reset.selectors.ts';
import type { registerMachine } from '../../machines/account/register/register.machine.ts';
import * as registering from '../../machines/account/register/register.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import type { LoginContext, LoginRef } from '../../machines/shared/login/login.machine.ts';
import { FindBookingScreen } from '../../widget/account/find-booking/FindBookingScreen.tsx';
import { PasswordResetScreen } from '../../widget/account/password-reset/PasswordResetScreen.tsx';
import { RegisterScreen } from '../../widget/account/register/RegisterScreen.tsx';
import { LoginForm } from '../../widget/shared/login/LoginForm.tsx';
import { holdMachine } from '../support/held-calls.ts';
import { expectText, fill, isBusy, shows, withoutTouched } from '../support/form-hands.ts';
import { findBookingWorld } from '../account/find-booking/find-booking.world.ts';
import { loginWorld } from '../shared/login.world.ts';
import { passwordResetWorld } from '../account/password-reset/password-reset.world.ts';
import { registerWorld } from '../account/register/register.world.ts';
import { button, press, replayScreen } from './replay.tsx';

function Login({ actor }: { actor: LoginRef }) {
  const more = { failure: { title: 'Error', text: 'Other' }, usernameLabel: 'Email address', reset: null };
  return <LoginForm {...{ actor, ...more }} heading={{ title: 'Login', level: 2 }} />;
}

/** The fields that a form shows, of these. */
const fieldsOf = (...labels: string[]) => labels.filter((label) => screen.queryByLabelText(label));

replayScreen('B §2.8, A §5.1 the login', {
  world: loginWorld,
  View: Login,
  ways: {
    'field.changed': {
      by: ({ name }) =>
        name === 'username' ? fill('Email address', 'ada@example.test') : fill('Password', 'secret'),
      when: (_, snapshot) => !snapshot.hasTag('busy'),
    },
    'form.submitted': button('Login'),
  },
  expectShown: (planned) => {
    const { form } = planned.context as LoginContext;
    const lacksName = form.submitted && form.values.username === '';
    expectText(
      'Sorry, an account cannot be found with the details entered.',
      planned.matches({ typing: 'refused' }),
    );
    expectText('Other', planned.matches({ typing: 'unanswered' }));
    expectText('Email address is a required field', lacksName);
    expect(isBusy('Login')).toBe(planned.hasTag('busy'));
    if (lacksName) expect(screen.getByLabelText('Email address')).toHaveFocus();
  },
});

const RESET: Record<string, [label: string, text: string]> = {
  emailAddress: ['Email address', 'ada@example.test'],
  code: ['Code', '246810'],
  newPassword: ['New Password', 'boathouse'],
  passwordAgain: ['Confirm Password', 'boathouse'],
};

replayScreen('B §2.10 the password reset', {
  world: passwordResetWorld,
  View: PasswordResetScreen,
  ways: {
    'field.changed': {
      by: ({ name }) => fill(...(RESET[name as string] ?? ['', ''])),
      // The guest types field by field, and each one tells whether the passwords match.
      when: ({ name }, snapshot: SnapshotFrom<typeof passwordResetMachine>) => {
        if (snapshot.hasTag('busy')) return false;
        const step = resetting.selectStep(snapshot);
        if (step !== 'password') return name === (step === 'email' ? 'emailAddress' : 'code');
        const { newPassword } = resetting.selectForm(snapshot).values;
        return name === (newPassword === 'empty' ? 'newPassword' : 'passwordAgain');
      },
    },
    'form.submitted': button('Continue'),
    'code.requested': button('Send a new code'),
  },
  expectShown: (snapshot: SnapshotFrom<typeof passwordResetMachine>) => {
    const step = resetting.selectStep(snapshot);
    const failure = selectFailure(snapshot);
    const labels = { email: 'Email address', code: 'Code', password: 'New Password' };
    expect(fieldsOf(...Object.values(labels))).toEqual([labels[step]]);
    expect(screen.queryByRole('alert') !== null).toBe(failure !== null || resetting.selectIsUnsure(snapshot));
    expectText(/^We do not know whether your password is changed/, resetting.selectIsUnsure(snapshot));
    expectText('The code is not right.', resetting.selectCodeRefusal(snapshot) !== null);
    expectText(/^If an account has been found .* another email/, resetting.selectIsResent(snapshot));
    expectText('Send a new code', step === 'code');
    expect(isBusy('Continue')).toBe(snapshot.hasTag('busy'));
  },
});

const REGISTRATION: Record<string, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  emailAddress: 'Email',
  telephone: 'Telephone (optional)',
  code: 'Code',
};

replayScreen('B §2.9 the registration', {
  world: registerWorld,
  View: RegisterScreen,
  ways: {
    'field.changed': {
      by: ({ name, value }) => {
        if (name === 'title') return userEvent.selectOptions(screen.getByLabelText('Title'), 'Mr');
        if (name === 'password') return fill('Set a password', 'heather-and-ling');
        if (name === 'terms') return userEvent.click(screen.getByLabelText(/I agree to the/));
        return fill(REGISTRATION[name as string] ?? '', name === 'code' ? '246810' : String(value));
      },
      // The guest fills in the form from its first field to its last.
      when: ({ name }, snapshot: SnapshotFrom<typeof registerMachine>) => {
        if (snapshot.matches('enteringCode')) return name === 'code';
        if (snapshot.hasTag('busy')) return false;
        const { values } = snapshot.context.form;
        const open = [
          ...['title', 'firstName', 'lastName', 'emailAddress', 'password', 'terms', 'telephone'],
        ].find((one) => {
          const entered = values[one as keyof typeof values];
          return !entered || entered === 'empty';
        });
        return name === open;
      },
    },
    'form.submitted': { by: () => press(screen.queryByLabelText('Code') ? 'Continue' : 'Register') },
    'code.requested': button('Send a new code'),
  },
  elsewhere: /interest\.toggled/,
  compare: (context) => withoutTouched('codeForm')(withoutTouched('form')(context)),
  expectShown: (snapshot: SnapshotFrom<typeof registerMachine>) => {
    const problem = registering.selectProblem(snapshot);
    const codeProblem = registering.selectCodeProblem(snapshot);
    const asksForCode = registering.selectAsksForCode(snapshot);
    expect(fieldsOf('Code', 'First Name')).toEqual([asksForCode ? 'Code' : 'First Name']);
    expectText('Please check your details.', registering.selectIsCodeWrong(snapshot));
    expectText(/^We could not send another code/, codeProblem === 'notSent');
    expectText(/^We have sent you another email/, registering.selectIsResent(snapshot));
    expectText('Email is not valid', problem === 'emailNotValid');
    expectText('Telephone is not valid', problem === 'telephoneNotValid');
    expectText('Telephone validation failed', problem === 'telephoneCheckFailed');
    expect(shows('There is an account.') || shows('Registration failed')).toBe(
      problem === 'registrationFailed',
    );
    expectText(/^We do not know whether your account was created/, problem === 'unsure');
    expect(isBusy(asksForCode ? 'Continue' : 'Register')).toBe(snapshot.hasTag('busy'));
    if (asksForCode) return;
    expect(screen.queryByRole('alert') !== null).toBe(problem !== null);
    expect(screen.queryByRole('group', { name: 'Please check these answers' }) !== null).toBe(
      snapshot.context.form.reported.length > 0,
    );
  },
});

const FINDING: Record<string, string> = {
  confirmationNumber: 'Confirmation number',
  emailAddress: 'Email',
};

replayScreen('D-497 a booking without an account', {
  world: findBookingWorld,
  machine: findBookingMachine.provide({ actors: { cancelRoom: holdMachine(cancelRoomMachine).machine } }),
  // The cancellation has a replay of its own.
  inside: { cancelRoom: { done: [], error: [] } },
  elsewhere: /cancelRoom/,
  View: FindBookingScreen,
  ways: {
    'field.changed': {
      by: ({ name, value }) => fill(FINDING[name as string] ?? '', String(value)),
      when: (_, snapshot) => !snapshot.hasTag('busy'),
    },
    'form.submitted': button('Find booking'),
    'lookup.restarted': button('Find another booking'),
  },
  expectShown: (snapshot: SnapshotFrom<typeof findBookingMachine>) => {
    const { confirmationNumber, emailAddress } = finding.selectForm(snapshot).values;
    expectText('We could not find a booking with this number and email.', finding.selectIsUnknown(snapshot));
    expectText('Nothing was looked up. You can try again from 14:45.', finding.selectIsTooOften(snapshot));
    expectText('Your booking could not be looked up', selectFailure(snapshot) !== null);
    expectText('70413200', finding.selectFound(snapshot) !== null);
    const typed = ['Confirmation number', 'Email'].flatMap((label) => {
      const field = screen.queryByLabelText<HTMLInputElement>(label);
      return field ? [field.value] : [];
    });
    expect(typed).toEqual(finding.selectFound(snapshot) === null ? [confirmationNumber, emailAddress] : []);
    const find = screen.queryByRole('button', { name: 'Find booking' });
    expect(find?.getAttribute('aria-disabled') === 'true').toBe(snapshot.hasTag('busy'));
  },
});
