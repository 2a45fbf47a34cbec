import { describe, expect, it } from 'vitest';

import type { Registration } from '../../../machines/shared/ports.ts';
import type { PasswordState } from '../../../src/domain/account/passwords.ts';
import { leadGuest, profile } from '../../support/checkout-stay.ts';
import { agree, answeredBooking, detailsInput, startDetails } from './start-details.ts';
import { reach } from '../../support/reach.ts';

const answered = { ...detailsInput, booking: answeredBooking };
const good = { email: () => Promise.resolve('valid'), telephone: () => Promise.resolve('live') };

describe('an account made with the booking', () => {
  it.each<[string, PasswordState, boolean, boolean, Record<string, string>]>([
    ['accepts no password at all', 'empty', true, false, {}],
    ['accepts a password and its repetition', 'filled', true, false, {}],
    ['refuses five characters', 'short', true, false, { 'account.password': 'passwordTooShort' }],
    [
      'refuses five characters without the repetition',
      'short',
      false,
      false,
      { 'account.password': 'passwordTooShort', 'account.passwordsMatch': 'passwordsDiffer' },
    ],
    [
      'refuses a password without the repetition',
      'filled',
      false,
      false,
      { 'account.passwordsMatch': 'passwordsDiffer' },
    ],
    ['refuses a repetition without the password', 'empty', false, false, { 'account.password': 'required' }],
    ['refuses the mailing list without a password', 'empty', true, true, { 'account.password': 'required' }],
    ['accepts a password and the mailing list', 'filled', true, true, {}],
  ])('B §5, §9, D-170, D-411 %s', (_, password, isRepeated, joins, errors) => {
    const { actor } = startDetails(answered);
    agree(actor);
    actor.send({ type: 'field.changed', name: 'account.joinsMailingList', value: joins });
    actor.send({ type: 'password.typed', password, isRepeated });
    expect(actor.getSnapshot().context.form.errors).toEqual(errors);
  });

  it('B §2.2 clears its answers when the account is not offered any more', () => {
    const { actor } = startDetails(answered);
    agree(actor);
    actor.send({ type: 'field.changed', name: 'account.joinsMailingList', value: true });
    actor.send({ type: 'interest.toggled', id: 3507983 });
    actor.send({ type: 'password.typed', password: 'short', isRepeated: false });
    actor.send({ type: 'leadBooker.chosen', leadBooker: 'someoneElse' });
    const { errors, values } = actor.getSnapshot().context.form;
    expect([errors, values.account]).toEqual([
      {},
      { password: 'empty', passwordsMatch: true, joinsMailingList: false, addressBooks: [] },
    ]);
  });

  it.each<[string, boolean, number[], number[] | null]>([
    ['the ticked interests', true, [3507983, 3508013, 3507983, 21980355], [3508013, 21980355]],
    ['null while the interests are hidden', false, [3508013], null],
    ['an empty list when the guest joins the mailing list without an interest', true, [], []],
  ])('B §3, D-45 registers with %s', async (_, joins, ids, registered) => {
    const asked: Registration[] = [];
    const register = (registration: Registration) => {
      asked.push(registration);
      return Promise.resolve(profile);
    };
    const { actor, told } = startDetails(answered, { ...good, register });
    agree(actor);
    actor.send({ type: 'password.typed', password: 'filled', isRepeated: true });
    actor.send({ type: 'field.changed', name: 'account.joinsMailingList', value: joins });
    for (const id of ids) actor.send({ type: 'interest.toggled', id });
    actor.send({ type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'next', profile });
    expect(asked).toEqual([{ ...leadGuest, addressBooks: registered }]);
    expect(told.at(-1)).toEqual({
      type: 'booking.updated',
      patch: {
        account: { emailAddress: 'ada@example.com', addressBooks: registered ?? [] },
        accountCreateStatus: 'created',
      },
    });
  });
});
