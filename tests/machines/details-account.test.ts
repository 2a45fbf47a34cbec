import { describe, expect, it } from 'vitest';

import type { Registration } from '../../machines/shared/ports.ts';
import type { PasswordState } from '../../src/domain/passwords.ts';
import { leadGuest, profile } from '../support/checkout-stay.ts';
import { agree, answeredBooking, detailsInput, startDetails } from '../support/start-details.ts';
import { reach } from '../support/reach.ts';

const answered = { ...detailsInput, booking: answeredBooking };
const good = { email: () => Promise.resolve('valid'), telephone: () => Promise.resolve('live') };

describe('an account on the way to a booking', () => {
  it.each<[string, PasswordState, boolean, boolean, Record<string, string>]>([
    ['nothing', 'empty', true, false, {}],
    ['a password, again', 'filled', true, false, {}],
    ['five letters', 'short', true, false, { 'account.password': 'passwordTooShort' }],
    [
      'five letters, once',
      'short',
      false,
      false,
      { 'account.password': 'passwordTooShort', 'account.passwordsMatch': 'passwordsDiffer' },
    ],
    ['a password, once', 'filled', false, false, { 'account.passwordsMatch': 'passwordsDiffer' }],
    ['the repetition alone', 'empty', false, false, { 'account.password': 'required' }],
    ['a wish for the mailing list alone', 'empty', true, true, { 'account.password': 'required' }],
    ['a password and a wish for the mailing list', 'filled', true, true, {}],
  ])('B §5, §9, D-170, D-411 %s', (_, password, isRepeated, joins, errors) => {
    const { actor } = startDetails(answered);
    agree(actor);
    actor.send({ type: 'field.changed', name: 'account.joinsMailingList', value: joins });
    actor.send({ type: 'password.typed', password, isRepeated });
    expect(actor.getSnapshot().context.form.errors).toEqual(errors);
  });

  it('B §2.2 nothing is asked of it once it is not offered', () => {
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
    ['the ticked lists', true, [3508013], [3508013]],
    ['none while their boxes are hidden', false, [3508013], null],
    ['an empty list where the mailing list is joined without an interest', true, [], []],
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
    await reach(actor, ({ status }) => status === 'done');
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
