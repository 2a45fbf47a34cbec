import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type SnapshotFrom } from 'xstate';
import type { NewAccount } from '../../machines/account/shared/ports.ts';
import { registerMachine } from '../../machines/account/register/register.machine.ts';
import {
  selectAsksForCode,
  selectCodeProblem,
  selectIsResent,
  selectProblem,
} from '../../machines/account/register/register.selectors.ts';
import type { RegisterContext } from '../../machines/account/register/register.setup.ts';
import { CallError } from '../../src/api/failure.ts';
import { RegisterScreen } from '../../widget/account/register/RegisterScreen.tsx';
import { cover } from '../paths/cover.ts';
import { environmentOf } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import { fill, isBusy, press, shows, withoutTouched } from '../support/form-hands.ts';
import { holdCalls } from '../support/held-calls.ts';
import { replayInView, titleOf } from '../support/replay-in-view.ts';
import { freshRegistration, migratedMember, updateRegistration } from '../worlds/register.world.ts';
import { startStep } from '../support/start-step.ts';
import { renderInWidget } from './ui/render.tsx';

describe('B §2.9 the registration, walked in the view', () => {
  const entries: [keyof RegisterContext['form']['values'], string | boolean][] = [
    ['title', 'MR'],
    ['firstName', 'Ada'],
    ['lastName', 'Moss'],
    ['emailAddress', 'ada@example.test'],
    ['password', 'filled'],
    ['terms', true],
    ['telephone', '+441539000000'],
  ];
  const isEntered = (value: unknown) => Boolean(value) && value !== 'empty';
  const taken = new CallError({ kind: 'http', endpoint: 'register', status: 409, message: 'Taken.' });
  const wrong = new CallError({
    kind: 'http',
    endpoint: 'validateMigration',
    status: 400,
    message: 'not_found',
  });
  const silent = new CallError({ kind: 'offline', endpoint: 'validateMigration' });
  const { paths, uncovered } = cover(
    explore(
      registerMachine,
      environmentOf(registerMachine, {
        inputs: [freshRegistration, updateRegistration],
        events: {
          'field.changed': (snapshot: SnapshotFrom<typeof registerMachine>) => {
            if (snapshot.matches('enteringCode')) return [{ name: 'code', value: true }];
            const open = entries.filter(([name]) => !isEntered(snapshot.context.form.values[name]));
            return open.slice(0, 1).map(([name, value]) => ({ name, value }));
          },
          'field.left': [],
          'interest.toggled': [],
        },
        actors: {
          verifyEmail: { done: ['valid', 'undeliverable'] },
          verifyTelephone: { done: ['live', 'dead'] },
          createAccount: { done: [undefined], error: [taken] },
          initiateMigration: { done: [undefined] },
          validateMigration: { done: [migratedMember], error: [wrong, silent] },
        },
        project: ({ route, form: { values, submitted }, codeForm }) => [
          route.emailAddress,
          codeForm.values.code,
          Object.values(values).map(isEntered),
          submitted,
        ],
      }),
    ),
  );

  test('the paths take every transition but leaving a field and the interests', () => {
    expect(uncovered.filter((id) => !/field\.left|interest\.toggled/.test(id))).toEqual([]);
  });

  test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))('%s', async (_, path) => {
    const labels: Record<string, string> = {
      firstName: 'First Name',
      lastName: 'Last Name',
      emailAddress: 'Email',
      telephone: 'Telephone (optional)',
      code: 'Code',
    };
    await replayInView(path, {
      show: (input: typeof freshRegistration) => {
        const email = holdCalls<string, { emailAddress: string }>();
        const telephone = holdCalls<string, { telephone: string }>();
        const create = holdCalls<undefined, NewAccount>();
        const initiate = holdCalls<undefined, { emailAddress: string }>();
        const validate = holdCalls<typeof migratedMember, { emailAddress: string }>();
        const machine = registerMachine.provide({
          actors: {
            verifyEmail: email.port,
            verifyTelephone: telephone.port,
            createAccount: create.port,
            initiateMigration: initiate.port,
            validateMigration: validate.port,
          },
        });
        const { actor } = startStep(machine, input);
        renderInWidget(<RegisterScreen actor={actor} />);
        return { actor, email, telephone, create, initiate, validate };
      },
      compare: (context) => withoutTouched('codeForm')(withoutTouched('form')(context)),
      hands: {
        'field.changed': ({ name, value }) => {
          if (name === 'title') return userEvent.selectOptions(screen.getByLabelText('Title'), 'Mr');
          if (name === 'password') return fill('Set a password', 'heather-and-ling');
          if (name === 'terms') return userEvent.click(screen.getByLabelText(/I agree to the/));
          return fill(labels[name as string] ?? '', name === 'code' ? '246810' : String(value));
        },
        'form.submitted': () => press(screen.queryByLabelText('Code') ? 'Continue' : 'Register'),
        'verifyEmail done': ({ output }, { email }) => email.calls.at(-1)?.resolve(output as string),
        'verifyEmail error': ({ error }, { email }) => email.calls.at(-1)?.reject(error),
        'verifyTelephone done': ({ output }, { telephone }) =>
          telephone.calls.at(-1)?.resolve(output as string),
        'verifyTelephone error': ({ error }, { telephone }) => telephone.calls.at(-1)?.reject(error),
        'createAccount done': (_event, { create }) => create.calls.at(-1)?.resolve(undefined),
        'createAccount error': ({ error }, { create }) => create.calls.at(-1)?.reject(error),
        'code.requested': () => press('Send a new code'),
        'initiateMigration done': (_event, { initiate }) => initiate.calls.at(-1)?.resolve(undefined),
        'initiateMigration error': ({ error }, { initiate }) => initiate.calls.at(-1)?.reject(error),
        'validateMigration done': (_event, { validate }) => validate.calls.at(-1)?.resolve(migratedMember),
        'validateMigration error': ({ error }, { validate }) => validate.calls.at(-1)?.reject(error),
      },
      expectShown: (planned) => {
        const snapshot = planned as SnapshotFrom<typeof registerMachine>;
        const { form } = snapshot.context;
        const problem = selectProblem(snapshot);
        const codeProblem = selectCodeProblem(snapshot);
        const asksForCode = selectAsksForCode(snapshot);
        expect(screen.queryByLabelText('Code') !== null).toBe(asksForCode);
        expect(screen.queryByLabelText('First Name') !== null).toBe(!asksForCode);
        expect(shows('Please check your details.')).toBe(codeProblem === 'notFound');
        expect(shows(/^We could not send another code/)).toBe(codeProblem === 'notSent');
        expect(shows(/^We have sent you another email/)).toBe(selectIsResent(snapshot));
        expect(shows('Email is not valid')).toBe(problem === 'emailNotValid');
        expect(shows('Telephone is not valid')).toBe(problem === 'telephoneNotValid');
        expect(shows('Telephone validation failed')).toBe(problem === 'telephoneCheckFailed');
        expect(shows('Taken.') || shows('Registration failed')).toBe(problem === 'registrationFailed');
        expect(isBusy(asksForCode ? 'Continue' : 'Register')).toBe(planned.hasTag('busy'));
        if (asksForCode) return;
        expect(screen.queryByRole('alert') !== null).toBe(problem !== null);
        expect(screen.queryByRole('group', { name: 'Please check these answers' }) !== null).toBe(
          form.reported.length > 0,
        );
      },
    });
  });
});
