import { describe, expect, it } from 'vitest';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { selectProblem } from '../../../machines/steps/details/details.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { httpError } from '../../support/http-error.ts';
import { leadGuest } from '../../support/checkout-stay.ts';
import { agree, answeredBooking, detailsInput, startDetails } from './start-details.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';

const failing = () => Promise.reject(new CallError({ kind: 'timeout', endpoint: 'verify' }));
const good = { email: () => Promise.resolve('valid'), telephone: () => Promise.resolve('live') };

describe('submitting the details', () => {
  it.each<[string, Parameters<typeof startDetails>[1], string]>([
    ...['Undeliverable', 'illegitimate', 'unreachable'].map((status): [string, typeof good, string] => [
      `is refused for an e-mail that is ${status}, before the telephone is checked`,
      { email: () => Promise.resolve(status), telephone: failing },
      'emailNotValid',
    ]),
    ...['unverified', 'dead'].map((status): [string, typeof good, string] => [
      `is refused for a telephone that is ${status}`,
      { ...good, telephone: () => Promise.resolve(status) },
      'telephoneNotValid',
    ]),
    ['D-25 reports a failed check of the e-mail', { email: failing }, 'emailCheckFailed'],
    ['D-25 reports a failed check of the telephone', { ...good, telephone: failing }, 'telephoneCheckFailed'],
  ])('A §5.6, §8.6 %s, and keeps the form', async (_, answers, problem) => {
    const { actor, emitted } = startDetails({ ...detailsInput, booking: answeredBooking }, answers);
    agree(actor);
    actor.send({ type: 'form.submitted' });
    const returned = await reach(actor, (snapshot) => snapshot.matches('editing'));
    const { firstName } = returned.context.form.values;
    expect([selectProblem(returned), emitted, firstName]).toEqual([problem, ['form.returned'], 'Ada']);
    const failure = problem.endsWith('Failed') ? { kind: 'timeout', endpoint: 'verify' } : null;
    expect(selectFailure(returned)).toEqual(failure);
  });

  it('takes and tells the change of an e-mail that was refused', async () => {
    const { actor, told } = startDetails(
      { ...detailsInput, booking: answeredBooking },
      { email: () => Promise.resolve('unreachable') },
    );
    agree(actor);
    actor.send({ type: 'form.submitted' });
    await reach(actor, (snapshot) => selectProblem(snapshot) === 'emailNotValid');
    actor.send({ type: 'field.changed', name: 'emailAddress', value: 'ada@example.org' });
    expect(actor.getSnapshot().context.form.values.emailAddress).toBe('ada@example.org');
    expect(told.at(-1)).toMatchObject({ patch: { leadGuest: { emailAddress: 'ada@example.org' } } });
  });

  it('tells the details that it sends, also where nothing was typed', () => {
    const { actor, told } = startDetails({
      ...detailsInput,
      booking: { ...answeredBooking, agreesToTerms: true },
    });
    actor.send({ type: 'form.submitted' });
    expect(told).toMatchObject([{ type: 'booking.updated', patch: { leadGuest } }]);
  });

  it('B §4 registers no account without a password', async () => {
    const { actor, told } = startDetails({ ...detailsInput, booking: answeredBooking }, good);
    agree(actor);
    actor.send({ type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'next', profile: null });
    expect(told.at(-2)).toMatchObject({
      patch: { leadGuest, selectedGuest: { legIndex: 0, guestIndex: 0 } },
    });
    expect(told.at(-1)).toEqual({
      type: 'booking.updated',
      patch: { account: null, accountCreateStatus: 'notAttempted' },
    });
  });

  const refused = httpError('register', 409, 'There is an account.');
  it.each([
    ['failed after a refusal', refused, 'notAttempted', 'failed'],
    [
      'unknown without an answer (F-12)',
      new CallError({ kind: 'offline', endpoint: 'register' }),
      'notAttempted',
      'unknown',
    ],
    ['unknown after a refusal that follows no answer', refused, 'unknown', 'unknown'],
  ] as const)('B §4 goes on without an account, and records it as %s', async (_, error, before, after) => {
    const { actor, told } = startDetails(
      { ...detailsInput, booking: { ...answeredBooking, accountCreateStatus: before } },
      { ...good, register: () => Promise.reject(error) },
    );
    agree(actor);
    actor.send({ type: 'password.typed', password: 'filled', isRepeated: true });
    actor.send({ type: 'field.changed', name: 'account.joinsMailingList', value: false });
    sendAll(actor, { type: 'interest.toggled', id: 3507983 }, { type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'next', profile: null });
    expect(told.at(-1)).toEqual({
      type: 'booking.updated',
      patch: {
        account: { emailAddress: 'ada@example.com', addressBooks: [] },
        accountCreateStatus: after,
      },
    });
  });
});
