import { describe, expect, it } from 'vitest';
import { selectProblem } from '../../machines/steps/details/details.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import type { Registration } from '../../machines/shared/ports.ts';
import { leadGuest, profile } from '../support/checkout-stay.ts';
import { agree, answeredBooking, detailsInput, startDetails } from '../support/start-details.ts';
import { reach } from '../support/reach.ts';

const good = { email: () => Promise.resolve('valid'), telephone: () => Promise.resolve('live') };

describe('submitting the details', () => {
  it.each([
    ['Undeliverable', 'emailNotValid'],
    ['illegitimate', 'emailNotValid'],
    ['unreachable', 'emailNotValid'],
  ])('A §5.6 refuses an e-mail that is %s before it checks the telephone', async (status, problem) => {
    const { actor, emitted } = startDetails(
      { ...detailsInput, booking: answeredBooking },
      { email: () => Promise.resolve(status) },
    );
    agree(actor);
    actor.send({ type: 'form.submitted' });
    const returned = await reach(actor, (snapshot) => snapshot.matches('editing'));
    expect([selectProblem(returned), emitted]).toEqual([problem, ['form.returned']]);
  });

  it.each(['unverified', 'dead'])('A §5.6 refuses a telephone that is %s', async (status) => {
    const telephone = () => Promise.resolve(status);
    const { actor } = startDetails({ ...detailsInput, booking: answeredBooking }, { ...good, telephone });
    agree(actor);
    actor.send({ type: 'form.submitted' });
    const returned = await reach(actor, (snapshot) => snapshot.matches('editing'));
    expect(selectProblem(returned)).toBe('telephoneNotValid');
  });

  it('A §5.6, §8.6, D-25 reports which check failed, and keeps the form', async () => {
    const failing = () => Promise.reject(new CallError({ kind: 'timeout', endpoint: 'verify' }));
    const emailDown = startDetails({ ...detailsInput, booking: answeredBooking }, { email: failing }).actor;
    agree(emailDown);
    emailDown.send({ type: 'form.submitted' });
    const first = await reach(emailDown, (snapshot) => snapshot.matches('editing'));
    expect([selectProblem(first), first.context.form.values.firstName]).toEqual(['emailCheckFailed', 'Ada']);

    const telephoneDown = startDetails(
      { ...detailsInput, booking: answeredBooking },
      { ...good, telephone: failing },
    ).actor;
    agree(telephoneDown);
    telephoneDown.send({ type: 'form.submitted' });
    const second = await reach(telephoneDown, (snapshot) => snapshot.matches('editing'));
    expect(selectProblem(second)).toBe('telephoneCheckFailed');
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

  it('B §4, D-05, D-45 registers an account with a password, and signs the guest in', async () => {
    const asked: Registration[] = [];
    const register = (registration: Registration) => {
      asked.push(registration);
      return Promise.resolve(profile);
    };
    const { actor, told } = startDetails(
      { ...detailsInput, booking: answeredBooking },
      { ...good, register },
    );
    agree(actor);
    actor.send({ type: 'password.typed', password: 'filled', isRepeated: true });
    actor.send({ type: 'field.changed', name: 'account.joinsMailingList', value: true });
    actor.send({ type: 'interest.toggled', id: 3507983 });
    actor.send({ type: 'interest.toggled', id: 3508013 });
    actor.send({ type: 'interest.toggled', id: 3507983 });
    actor.send({ type: 'interest.toggled', id: 21980355 });
    actor.send({ type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'next', profile });
    expect(asked).toEqual([{ ...leadGuest, addressBooks: [3508013, 21980355] }]);
    expect(told.at(-1)).toEqual({
      type: 'booking.updated',
      patch: {
        account: { emailAddress: 'ada@example.com', addressBooks: [3508013, 21980355] },
        accountCreateStatus: 'created',
      },
    });
  });

  it('B §4 goes on when the registration fails, and records it as failed', async () => {
    const register = () => Promise.reject(new CallError({ kind: 'offline', endpoint: 'register' }));
    const { actor, told } = startDetails(
      { ...detailsInput, booking: answeredBooking },
      { ...good, register },
    );
    agree(actor);
    actor.send({ type: 'password.typed', password: 'filled', isRepeated: true });
    actor.send({ type: 'field.changed', name: 'account.joinsMailingList', value: false });
    actor.send({ type: 'interest.toggled', id: 3507983 });
    actor.send({ type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'next', profile: null });
    expect(told.at(-1)).toEqual({
      type: 'booking.updated',
      patch: {
        account: { emailAddress: 'ada@example.com', addressBooks: [] },
        accountCreateStatus: 'failed',
      },
    });
  });
});
