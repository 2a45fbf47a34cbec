import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { passwordResetMachine } from '../../machines/account/password-reset/password-reset.machine.ts';
import {
  selectForm,
  selectIsResent,
  selectStep,
} from '../../machines/account/password-reset/password-reset.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import type { LoginContext } from '../../machines/shared/login/login.machine.ts';
import type { LoginResult } from '../../machines/shared/ports.ts';
import { CallError } from '../../src/api/failure.ts';
import { PasswordResetScreen } from '../../widget/account/password-reset/PasswordResetScreen.tsx';
import { LoginForm } from '../../widget/screens/login/LoginForm.tsx';
import { cover } from '../paths/cover.ts';
import { environmentOf } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import { fill, isBusy, press, shows, withoutTouched } from '../support/form-hands.ts';
import { holdCalls } from '../support/held-calls.ts';
import { replayInView, titleOf } from '../support/replay-in-view.ts';
import { profile } from '../support/fixtures.ts';
import { resetRoute, wrongCode } from '../worlds/password-reset.world.ts';
import { renderInWidget } from './ui/render.tsx';

type Enter = (event: AnyEventObject) => Promise<void> | void;

describe('B §2.8, A §5.1 the login, walked in the view', () => {
  const refused: LoginResult = { type: 'refused', reason: 'invalid_username_or_password' };
  const { paths, uncovered } = cover(
    explore(
      loginMachine,
      environmentOf(loginMachine, {
        events: {
          'field.changed': [
            { name: 'username', value: 'ada@example.test' },
            { name: 'password', value: true },
          ],
          'field.left': [],
        },
        actors: {
          login: {
            done: [
              { type: 'signedIn', profile },
              { type: 'migrating', emailAddress: 'ada@example.test' },
              refused,
            ],
            error: [new CallError({ kind: 'offline', endpoint: 'token' })],
          },
        },
        project: ({ form }: LoginContext) => [form.values, form.submitted],
      }),
    ),
  );

  test('the paths take every transition but leaving a field, which every step does', () => {
    expect(uncovered).toEqual(['login.typing|field.left|0']);
  });

  test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))('%s', async (_, path) => {
    const enter: Enter = ({ name }) =>
      name === 'username' ? fill('Email address', 'ada@example.test') : fill('Password', 'secret');
    await replayInView(path, {
      show: () => {
        const { calls, port } = holdCalls<LoginResult, { username: string }>();
        const actor = createActor(loginMachine.provide({ actors: { login: port } })).start();
        const failure = { title: 'Error', unknown: 'Unknown', other: 'Other' };
        renderInWidget(
          <LoginForm
            {...{ actor, failure }}
            heading={{ title: 'Login', level: 2 }}
            usernameLabel="Email address"
          />,
        );
        return { actor, calls };
      },
      compare: withoutTouched('form'),
      hands: {
        'field.changed': enter,
        'form.submitted': () => press('Login'),
        'login done': ({ output }, { calls }) => calls.at(-1)?.resolve(output as LoginResult),
        'login error': ({ error }, { calls }) => calls.at(-1)?.reject(error),
      },
      expectShown: (planned) => {
        const { form } = planned.context as LoginContext;
        expect(shows('Unknown')).toBe(planned.matches({ typing: 'refused' }));
        expect(shows('Other')).toBe(planned.matches({ typing: 'unanswered' }));
        expect(shows('Email address is a required field')).toBe(
          form.submitted && form.values.username === '',
        );
        expect(isBusy('Login')).toBe(planned.hasTag('busy'));
        if (form.submitted && form.values.username === '')
          expect(screen.getByLabelText('Email address')).toHaveFocus();
      },
    });
  });
});

describe('B §2.10 the password reset, walked in the view', () => {
  const { paths, uncovered } = cover(
    explore(
      passwordResetMachine,
      environmentOf(passwordResetMachine, {
        inputs: [{ route: resetRoute }],
        events: {
          'field.changed': (snapshot: SnapshotFrom<typeof passwordResetMachine>) => {
            const step = selectStep(snapshot);
            if (snapshot.hasTag('busy')) return [];
            if (step === 'email') return [{ name: 'emailAddress', value: 'ada@example.test' }];
            if (step === 'code') return [{ name: 'code', value: true }];
            return selectForm(snapshot).values.newPassword === 'empty'
              ? [{ name: 'newPassword', value: 'filled' }]
              : [{ name: 'passwordAgain', value: true }];
          },
          'field.left': [],
        },
        actors: {
          initiateReset: { done: [{ resetId: 'r1' }] },
          confirmReset: { done: [undefined], error: [wrongCode] },
          changeResetPassword: { done: [undefined] },
        },
        project: ({ form }) => form.values,
      }),
    ),
  );

  test('the paths take every transition but leaving a field, which every step does', () => {
    expect(uncovered.filter((id) => !id.includes('field.left'))).toEqual([]);
  });

  test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))('%s', async (_, path) => {
    const fields: Record<string, [string, string]> = {
      emailAddress: ['Email address', 'ada@example.test'],
      code: ['Code', '246810'],
      newPassword: ['New Password', 'boathouse'],
      passwordAgain: ['Confirm Password', 'boathouse'],
    };
    await replayInView(path, {
      show: (input: { route: typeof resetRoute }) => {
        const initiate = holdCalls<{ resetId: string }, { emailAddress: string }>();
        const confirm = holdCalls<undefined, { resetId: string }>();
        const change = holdCalls<undefined, { resetId: string }>();
        const machine = passwordResetMachine.provide({
          actors: {
            initiateReset: initiate.port,
            confirmReset: confirm.port,
            changeResetPassword: change.port,
          },
        });
        const actor = createActor(machine, { input }).start();
        renderInWidget(<PasswordResetScreen actor={actor} />);
        return { actor, initiate, confirm, change };
      },
      compare: withoutTouched('form'),
      hands: {
        'field.changed': ({ name }) => fill(...(fields[name as string] ?? ['', ''])),
        'form.submitted': () => press('Continue'),
        'code.requested': () => press('Send a new code'),
        'initiateReset done': (_event, { initiate }) => initiate.calls.at(-1)?.resolve({ resetId: 'r1' }),
        'initiateReset error': ({ error }, { initiate }) => initiate.calls.at(-1)?.reject(error),
        'confirmReset done': (_event, { confirm }) => confirm.calls.at(-1)?.resolve(undefined),
        'confirmReset error': ({ error }, { confirm }) => confirm.calls.at(-1)?.reject(error),
        'changeResetPassword done': (_event, { change }) => change.calls.at(-1)?.resolve(undefined),
        'changeResetPassword error': ({ error }, { change }) => change.calls.at(-1)?.reject(error),
      },
      expectShown: (planned) => {
        const snapshot = planned as SnapshotFrom<typeof passwordResetMachine>;
        const step = selectStep(snapshot);
        const failure = selectFailure(snapshot);
        const labels = { email: 'Email address', code: 'Code', password: 'New Password' };
        for (const [name, label] of Object.entries(labels)) {
          expect(screen.queryByLabelText(label) !== null, label).toBe(name === step);
        }
        expect(screen.queryByRole('alert') !== null).toBe(failure !== null);
        expect(shows('The code is not right.')).toBe(failure?.endpoint === 'confirmPasswordReset');
        expect(shows(/^If an account has been found .* another email/)).toBe(selectIsResent(snapshot));
        expect(screen.queryByRole('button', { name: 'Send a new code' }) !== null).toBe(step === 'code');
        expect(isBusy('Continue')).toBe(planned.hasTag('busy'));
      },
    });
  });
});
