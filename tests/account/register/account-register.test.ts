import { describe, expect, it } from 'vitest';
import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { registerMachine } from '../../../machines/account/register/register.machine.ts';
import * as selectors from '../../../machines/account/register/register.selectors.ts';
import type { FieldValue } from '../../../machines/shared/form.ts';
import { CallError } from '../../../src/api/failure.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { startStep } from '../../steps/start-step.ts';
import {
  answeredRegistration as answered,
  freshRegistration as fresh,
  lostAnswer,
  migratedMember as member,
  registerWorld,
  updateRegistration as update,
} from './register.world.ts';
import { reach } from '../../support/reach.ts';

const refusal = (endpoint: string, message: string, status = 400) =>
  new CallError({ kind: 'http', endpoint, status, message });
const refused = refusal('register', 'There is an account.', 409);

interface Answers {
  email?: () => Promise<string>;
  telephone?: () => Promise<string>;
  register?: () => Promise<undefined>;
  validate?: () => Promise<typeof member>;
  initiate?: () => Promise<undefined>;
}

/** A registration whose calls succeed, unless `answers` says otherwise. */
function started(input: typeof fresh | typeof update, answers: Answers = {}) {
  const asked: [string, unknown][] = [];
  const {
    email = () => Promise.resolve('valid'),
    telephone = () => Promise.resolve('live'),
    register = () => Promise.resolve(undefined),
    validate = () => Promise.resolve(member),
    initiate = () => Promise.resolve(undefined),
  } = answers;
  const recorded = <Input extends NonReducibleUnknown, Output>(name: string, answer: () => Promise<Output>) =>
    fromPromise<Output, Input>(({ input: question }) => {
      asked.push([name, question]);
      return answer();
    });
  const machine = registerMachine.provide({
    actors: {
      verifyEmail: recorded('verifyEmail', email),
      verifyTelephone: recorded('verifyTelephone', telephone),
      createAccount: recorded('createAccount', register),
      initiateMigration: recorded('initiateMigration', initiate),
      validateMigration: recorded('validateMigration', validate),
    },
  });
  const { actor, told, emitted } = startStep(machine, input);
  const enter = (entries: [string, FieldValue][]) => {
    for (const [name, value] of entries) actor.send({ type: 'field.changed', name, value });
  };
  const submit = () => {
    actor.send({ type: 'form.submitted' });
  };
  return { actor, told, emitted, asked, enter, submit };
}

describe('the registration', () => {
  it('B §2.9 paths take every transition', () => {
    const { paths } = expectWorld(registerWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('B §2.9, §3 sends the form and leads to the login with created=true', async () => {
    const { actor, asked, enter, submit } = started(fresh);
    enter([...answered, ['telephone', '+441539000000'], ['birthday', '1971-05-09'], ['mailinglist', true]]);
    actor.send({ type: 'interest.toggled', id: 3507983 });
    actor.send({ type: 'interest.toggled', id: 3508013 });
    actor.send({ type: 'interest.toggled', id: 3507983 });
    submit();
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ route: { screen: 'login', note: 'accountCreated' } });
    expect(asked).toEqual([
      ['verifyEmail', { emailAddress: 'ada@example.test' }],
      ['verifyTelephone', { telephone: '+441539000000' }],
      [
        'createAccount',
        {
          title: 'MR',
          firstName: 'Ada',
          lastName: 'Moss',
          emailAddress: 'ada@example.test',
          telephone: '+441539000000',
          birthday: '1971-05-09',
          mailinglist: true,
          addressBooks: [3508013],
        },
      ],
    ]);
  });

  it('B §3, A §5.7 does not check an empty telephone, and sends null for hidden interests', async () => {
    const { actor, asked, enter, submit } = started(fresh);
    enter([...answered, ['mailinglist', true]]);
    actor.send({ type: 'interest.toggled', id: 3507983 });
    enter([['mailinglist', false]]);
    submit();
    await reach(actor, ({ status }) => status === 'done');
    expect(asked.map(([name]) => name)).toEqual(['verifyEmail', 'createAccount']);
    expect(asked[1]?.[1]).toMatchObject({
      telephone: '',
      birthday: null,
      mailinglist: false,
      addressBooks: null,
    });
  });

  it('B §5, D-170 requires title, names, e-mail, terms and a password of 8 characters', () => {
    const { actor, enter, submit } = started(fresh);
    submit();
    expect(actor.getSnapshot().context.form.errors).toEqual({
      title: 'required',
      firstName: 'required',
      lastName: 'required',
      emailAddress: 'required',
      password: 'required',
      terms: 'termsRequired',
    });
    enter([
      ['password', 'short'],
      ['emailAddress', 'ada'],
    ]);
    expect(actor.getSnapshot().context.form.errors).toMatchObject({
      password: 'passwordTooShort',
      emailAddress: 'emailInvalid',
    });
  });

  it.each<[string, Answers, string, string]>([
    ['a wrong e-mail', { email: () => Promise.resolve('illegitimate') }, 'emailNotValid', ''],
    ['a failed e-mail check', { email: () => Promise.reject(new Error('no')) }, 'registrationFailed', ''],
    ['a dead telephone', { telephone: () => Promise.resolve('dead') }, 'telephoneNotValid', ''],
    [
      'a failed telephone check',
      { telephone: () => Promise.reject(new Error('no')) },
      'telephoneCheckFailed',
      '',
    ],
    [
      'a refusal by the server',
      { register: () => Promise.reject(refused) },
      'registrationFailed',
      'There is an account.',
    ],
    ['no answer', { register: () => Promise.reject(lostAnswer) }, 'unsure', ''],
  ])(
    'A §5.7, §8.6, B §8 reports %s until the next try, and keeps the form',
    async (_, answers, problem, serverText) => {
      const { actor, emitted, enter, submit } = started(fresh, answers);
      enter([...answered, ['telephone', '+441539000000']]);
      submit();
      const snapshot = await reach(actor, (now) => !now.hasTag('busy'));
      expect(emitted).toEqual(['form.returned']);
      expect([
        selectors.selectProblem(snapshot),
        selectors.selectServerText(snapshot),
        snapshot.matches('editing'),
      ]).toEqual([problem, serverText, true]);
      expect(snapshot.context.form.values.firstName).toBe(' Ada ');
      enter([['firstName', '']]);
      submit();
      const next = actor.getSnapshot();
      expect([selectors.selectProblem(next), selectors.selectServerText(next)]).toEqual([null, '']);
    },
  );

  it('F-12 after a lost answer takes a refusal as clear for another address only', async () => {
    const failures = [lostAnswer, refused, refused];
    const { actor, enter, submit } = started(fresh, { register: () => Promise.reject(failures.shift()) });
    const problems: unknown[] = [];
    const addresses = ['ada@example.test', ' ada@example.test ', 'ida@example.test'];
    for (const address of addresses) {
      enter([...answered, ['emailAddress', address]]);
      submit();
      problems.push(selectors.selectProblem(await reach(actor, (now) => !now.hasTag('busy'))));
    }
    expect(problems).toEqual(['unsure', 'unsure', 'registrationFailed']);
  });
});

describe('B §4 a member of the old system', () => {
  it('proves the e-mail address with a code, and then finds e-mail and names filled in', async () => {
    const { actor, asked, enter, submit } = started(update);
    expect(actor.getSnapshot().value).toEqual({ enteringCode: 'untried' });
    submit();
    expect(actor.getSnapshot().context.codeForm.errors).toEqual({ code: 'sixDigits' });
    enter([['code', true]]);
    submit();
    const { context } = await reach(actor, (snapshot) => snapshot.matches('editing'));
    expect(asked).toEqual([['validateMigration', { emailAddress: 'edith@example.test' }]]);
    expect(context.form.values).toMatchObject({
      firstName: 'Edith',
      lastName: 'Marlow',
      emailAddress: 'edith@example.test',
    });
  });

  it.each([
    ['notFound', refusal('validateMigration', 'not_found')],
    ['other', refusal('validateMigration', '', 503)],
    ['other', new CallError({ kind: 'offline', endpoint: 'validateMigration' })],
  ])('B §8 sees the problem %s and may try again', async (problem, error) => {
    const { actor, emitted, enter, submit } = started(update, { validate: () => Promise.reject(error) });
    enter([['code', true]]);
    submit();
    const { value } = await reach(actor, (now) => !now.hasTag('busy'));
    expect(emitted).toEqual(['form.returned']);
    expect(value).toEqual({ enteringCode: problem });
  });

  it('gets another code on request, and sees a note of it until the next try', async () => {
    const { actor, emitted, asked, enter, submit } = started(update, {
      validate: () => Promise.reject(refusal('validateMigration', 'not_found')),
    });
    actor.send({ type: 'code.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await reach(actor, (snapshot) => snapshot.matches('enteringCode'));
    expect([
      asked,
      selectors.selectIsResent(actor.getSnapshot()),
      selectors.selectAsksForCode(actor.getSnapshot()),
    ]).toEqual([[['initiateMigration', { emailAddress: 'edith@example.test' }]], true, true]);
    enter([['code', true]]);
    submit();
    await reach(actor, (now) => !now.hasTag('busy'));
    expect(emitted).toEqual(['form.returned']);
    expect(selectors.selectIsResent(actor.getSnapshot())).toBe(false);
  });

  it('D-310 has unsaved changes after filling in the form, but not after entering the code', async () => {
    const { actor, told, enter, submit } = started(update);
    enter([['code', true]]);
    submit();
    await reach(actor, (snapshot) => snapshot.matches('editing'));
    expect(told).toEqual([]);
    actor.send({ type: 'interest.toggled', id: 3507983 });
    expect(told).toEqual([{ type: 'changes.told', areUnsaved: true }]);
    enter([['title', 'MR']]);
    expect(told).toHaveLength(2);
  });
});

it('keeps what is typed for a reload, and takes it up first', async () => {
  const done: string[] = [];
  const noting = registerMachine.provide({
    actions: { keepEntries: () => done.push('kept'), recallEntries: () => done.push('recalled') },
  });
  const { actor } = startStep(noting, fresh);
  expect(done).toEqual(['recalled']);
  actor.send({ type: 'field.changed', name: 'firstName', value: 'Ada' });
  actor.send({ type: 'interest.toggled', id: 3507983 });
  expect(done).toEqual(['recalled', 'kept', 'kept']);
});
