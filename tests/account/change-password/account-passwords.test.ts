import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate';
import { changePasswordMachine } from '../../../machines/account/change-password/change-password.machine.ts';
import {
  selectOutcome,
  selectReason,
} from '../../../machines/account/change-password/change-password.selectors.ts';
import { passwordResetMachine } from '../../../machines/account/password-reset/password-reset.machine.ts';
import {
  selectCodeRefusal,
  selectIsResent,
} from '../../../machines/account/password-reset/password-reset.selectors.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { startStep } from '../../steps/start-step.ts';
import {
  changePasswordInput,
  changePasswordWorld,
  lostAnswer,
  refused,
  wrongPassword,
} from './change-password.world.ts';
import { passwordResetWorld, resetRoute, wrongCode } from '../password-reset/password-reset.world.ts';
import { reach } from '../../support/reach.ts';

const change = (name: string, value: string | boolean) => ({ type: 'field.changed', name, value }) as const;

describe('the password reset', () => {
  it('B §2.10 paths take every transition', () => {
    const { paths } = expectWorld(passwordResetWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  /** A reset that records the input of each call. `confirm` answers the code. */
  function started(confirm: () => Promise<undefined> = () => Promise.resolve(undefined)) {
    const asked: unknown[] = [];
    const resets = ['r1', 'r2'];
    const recorded = <Input extends NonReducibleUnknown, Output>(answer: () => Promise<Output>) =>
      fromPromise<Output, Input>(({ input }) => {
        asked.push(input);
        return answer();
      });
    const machine = passwordResetMachine.provide({
      actors: {
        initiateReset: recorded(() => Promise.resolve({ resetId: resets.shift() ?? '' })),
        confirmReset: recorded(confirm),
        changeResetPassword: recorded(() => Promise.resolve(undefined)),
      },
    });
    const actor = createActor(machine, { input: { route: resetRoute } }).start();
    return { actor, asked };
  }

  it('B §2.10 goes from e-mail to code to new password, and then to the login with reset=true', async () => {
    const { actor, asked } = started();
    actor.send(change('emailAddress', ' ada@example.test '));
    actor.send({ type: 'form.submitted' });
    await reach(actor, (snapshot) => snapshot.matches('enteringCode'));
    actor.send(change('code', true));
    actor.send({ type: 'form.submitted' });
    await reach(actor, (snapshot) => snapshot.matches('enteringPassword'));
    actor.send(change('newPassword', 'filled'));
    actor.send(change('passwordAgain', true));
    actor.send({ type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ route: { screen: 'login', note: 'passwordReset' } });
    expect(asked).toEqual([{ emailAddress: 'ada@example.test' }, { resetId: 'r1' }, { resetId: 'r1' }]);
  });

  it('sends another code for a new reset, and says so until the next try', async () => {
    const { actor, asked } = started(() => Promise.reject(wrongCode));
    actor.send(change('emailAddress', 'ada@example.test'));
    actor.send({ type: 'form.submitted' });
    await reach(actor, (snapshot) => snapshot.matches('enteringCode'));
    expect(selectIsResent(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'code.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await reach(actor, (snapshot) => snapshot.matches('enteringCode'));
    expect(selectIsResent(actor.getSnapshot())).toBe(true);
    actor.send(change('code', true));
    actor.send({ type: 'form.submitted' });
    await reach(actor, (snapshot) => selectCodeRefusal(snapshot) !== null);
    expect(selectIsResent(actor.getSnapshot())).toBe(false);
    expect(asked).toEqual([
      { emailAddress: 'ada@example.test' },
      { emailAddress: 'ada@example.test' },
      { resetId: 'r2' },
    ]);
  });

  it('B §5 reports the errors of each step, and only after it is submitted', async () => {
    const { actor } = started();
    const saidOf = (name: string) => visibleError(actor.getSnapshot().context.form, name);
    const errors = () => {
      actor.send({ type: 'form.submitted' });
      return actor.getSnapshot().context.form.errors;
    };
    expect(errors()).toEqual({ emailAddress: 'required' });
    actor.send(change('emailAddress', 'ada'));
    expect(errors()).toEqual({ emailAddress: 'emailInvalid' });
    actor.send(change('emailAddress', 'ada@example.test'));
    actor.send({ type: 'form.submitted' });
    await reach(actor, (snapshot) => snapshot.matches('enteringCode'));
    actor.send(change('code', false));
    expect(saidOf('code')).toBe(null);
    expect(errors()).toEqual({ code: 'sixDigits' });
    expect(saidOf('code')).toBe('sixDigits');
    actor.send(change('code', true));
    actor.send({ type: 'form.submitted' });
    await reach(actor, (snapshot) => snapshot.matches('enteringPassword'));
    actor.send(change('newPassword', 'short'));
    actor.send(change('newPassword', 'empty'));
    expect(saidOf('newPassword')).toBe(null);
    expect(errors()).toEqual({ newPassword: 'required' });
    actor.send(change('newPassword', 'short'));
    expect(errors()).toEqual({ newPassword: 'passwordTooShort', passwordAgain: 'passwordsDiffer' });
  });
});

describe('changing the password', () => {
  it('B §2.12 paths take every transition', () => {
    const { paths } = expectWorld(changePasswordWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each([
    ['changed', () => Promise.resolve(undefined)],
    ['unsure', () => Promise.reject(lostAnswer)],
  ] as const)('B §2.12 reports %s and empties the form', async (outcome, answer) => {
    const machine = changePasswordMachine.provide({ actors: { changePassword: fromPromise(answer) } });
    const { actor, told, emitted } = startStep(machine, changePasswordInput);
    actor.send(change('oldPassword', true));
    expect(told).toEqual([{ type: 'changes.told', areUnsaved: true }]);
    actor.send(change('newPassword', 'filled'));
    actor.send(change('passwordAgain', true));
    actor.send({ type: 'form.submitted' });
    const snapshot = await reach(actor, (now) => selectOutcome(now) !== null);
    expect([selectOutcome(snapshot), emitted]).toEqual([outcome, ['form.returned']]);
    expect(snapshot.context).toEqual({
      isUnsure: outcome === 'unsure',
      reason: null,
      form: {
        values: { oldPassword: false, newPassword: 'empty', passwordAgain: false },
        touched: [],
        errors: {},
        submitted: false,
        reported: [],
        submissions: 0,
      },
    });
    expect(told.at(-1)).toEqual({ type: 'changes.told', areUnsaved: false });
    actor.send({ type: 'field.left', name: 'passwordAgain' });
    expect(actor.getSnapshot().context.form.touched).toEqual([]);
  });

  const filled = { oldPassword: true, newPassword: 'filled', passwordAgain: true };

  it.each([
    ['wrong', wrongPassword, 'The password is not right.', { ...filled, oldPassword: false }],
    ['failed', refused, 'Choose another.', filled],
  ])(
    'D-650 %s: keeps what is not known to be wrong, and the reason',
    async (outcome, error, reason, kept) => {
      const machine = changePasswordMachine.provide({
        actors: { changePassword: fromPromise(() => Promise.reject(error)) },
      });
      const { actor, told, emitted } = startStep(machine, changePasswordInput);
      for (const [name, value] of Object.entries(filled)) actor.send(change(name, value));
      actor.send({ type: 'form.submitted' });
      const snapshot = await reach(actor, (now) => selectOutcome(now) !== null);
      expect([selectOutcome(snapshot), selectReason(snapshot), emitted]).toEqual([
        outcome,
        reason,
        ['form.returned'],
      ]);
      expect(snapshot.context.form.values).toEqual(kept);
      expect(told.at(-1)).toEqual({ type: 'changes.told', areUnsaved: true });
      actor.send(change('newPassword', 'short'));
      expect(selectOutcome(actor.getSnapshot()), 'the wrong field is not mended yet').toBe(outcome);
      actor.send(change('oldPassword', true));
      expect(selectOutcome(actor.getSnapshot())).toBe(outcome === 'wrong' ? null : 'failed');
    },
  );

  it('F-12 does not know after a lost answer and a refusal, until a try is answered', async () => {
    const answers = [lostAnswer, wrongPassword, null, wrongPassword];
    const machine = changePasswordMachine.provide({
      actors: {
        changePassword: fromPromise(() => {
          const error = answers.shift();
          return error ? Promise.reject(error) : Promise.resolve(undefined);
        }),
      },
    });
    const { actor } = startStep(machine, changePasswordInput);
    const outcomes: unknown[] = [];
    while (answers.length > 0) {
      actor.send(change('oldPassword', true));
      actor.send(change('newPassword', 'filled'));
      actor.send(change('passwordAgain', true));
      actor.send({ type: 'form.submitted' });
      outcomes.push(selectOutcome(await reach(actor, (now) => selectOutcome(now) !== null)));
    }
    expect(outcomes).toEqual(['unsure', 'unsure', 'changed', 'wrong']);
  });

  it('B §5 requires the old password, at least eight characters and the same password again', () => {
    const { actor } = startStep(changePasswordMachine, changePasswordInput);
    actor.send(change('newPassword', 'short'));
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'untried' });
    expect(actor.getSnapshot().context.form.errors).toEqual({
      oldPassword: 'required',
      newPassword: 'passwordTooShort',
      passwordAgain: 'passwordsDiffer',
    });
    actor.send(change('newPassword', 'empty'));
    expect(actor.getSnapshot().context.form.errors).toEqual({
      oldPassword: 'required',
      newPassword: 'required',
    });
  });
});
