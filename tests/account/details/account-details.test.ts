import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { ProfileChange } from '../../../machines/account/shared/ports.ts';
import { accountDetailsMachine } from '../../../machines/account/details/details.machine.ts';
import { selectIsSaved } from '../../../machines/account/details/details.selectors.ts';
import {
  selectLookup,
  selectShowsAddressLines,
} from '../../../machines/account/details/details.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { registeredMember } from '../account-fixtures.ts';
import { profile } from '../../support/fixtures.ts';
import { twoHouses } from '../../steps/details/start-details.ts';
import { startStep } from '../../steps/start-step.ts';
import { accountDetailsWorld, registeredDetails as registered } from './account-details.world.ts';
import { reach } from '../../support/reach.ts';

const unregistered = { ...registered, profile };
const homeless = { ...registered, profile: { ...registeredMember, address: null } };

function started(input: typeof registered) {
  const sent: ProfileChange[] = [];
  const started = startStep(
    accountDetailsMachine.provide({
      actors: {
        lookupAddress: fromPromise(({ input: { postalCode } }) =>
          Promise.resolve(postalCode === 'BA1 1AA' ? twoHouses : []),
        ),
        updateProfile: fromPromise<undefined, ProfileChange>(({ input: change }) => {
          sent.push(change);
          return Promise.resolve(undefined);
        }),
      },
    }),
    input,
  );
  return { ...started, sent };
}

describe('the account details', () => {
  it('B §2.11 paths take every transition', () => {
    const { paths } = expectWorld(accountDetailsWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('B §2.11 starts from the profile, with an address only for members the property system knows', () => {
    expect(started(registered).actor.getSnapshot().context.form.values).toEqual({
      title: 'MRS',
      firstName: 'Ada',
      lastName: 'Moss',
      emailAddress: 'ada@example.test',
      telephone: '+441539000000',
      birthday: '1971-05-09',
      address: {
        country: 'GB',
        searchedPostcode: '',
        selectedAddress: '',
        line1: '4 Tanner’s Row',
        line2: 'Overbeck',
        city: 'Kelderby',
        postCode: 'KD1 4AB',
      },
    });
    expect(started(unregistered).actor.getSnapshot().context.form.values.address).toBeNull();
  });

  it('D-30 sends the form, keeps the new profile and passes it to the frame', async () => {
    const { actor, told, sent } = started(registered);
    actor.send({ type: 'field.changed', name: 'firstName', value: ' Grace ' });
    actor.send({ type: 'field.changed', name: 'birthday', value: '' });
    actor.send({ type: 'form.submitted' });
    const { context } = await reach(actor, selectIsSaved);
    expect(sent).toEqual([
      {
        title: 'MRS',
        firstName: 'Grace',
        lastName: 'Moss',
        emailAddress: 'ada@example.test',
        telephone: '+441539000000',
        birthday: null,
        address: {
          line1: '4 Tanner’s Row',
          line2: 'Overbeck',
          city: 'Kelderby',
          country: 'GB',
          postCode: 'KD1 4AB',
        },
      },
    ]);
    const changed = { ...registeredMember, firstName: 'Grace', birthdate: null };
    expect(context.profile).toEqual(changed);
    expect(told).toContainEqual({ type: 'profile.updated', profile: changed });
  });

  it('an unknown address begins with the country of the page', () => {
    const input = { ...registered, profile: { ...registeredMember, address: null }, country: 'FR' };
    expect(started(input).actor.getSnapshot().context.form.values.address?.country).toBe('FR');
    const known = { ...registered, country: 'FR' };
    expect(started(known).actor.getSnapshot().context.form.values.address?.country).toBe('GB');
  });

  it('B §5 sends no address for members the property system does not know', async () => {
    const { actor, sent } = started(unregistered);
    actor.send({ type: 'form.submitted' });
    const { context } = await reach(actor, selectIsSaved);
    expect(sent[0]?.address).toBeNull();
    expect(context.profile).toEqual(profile);
  });

  it('B §5 requires names, e-mail, a valid telephone and every address line but the second', () => {
    const { actor, sent } = started(homeless);
    for (const name of ['title', 'firstName', 'lastName', 'emailAddress', 'telephone']) {
      actor.send({ type: 'field.changed', name, value: ' ' });
    }
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.form.errors).toEqual({
      title: 'required',
      firstName: 'required',
      lastName: 'required',
      emailAddress: 'required',
      telephone: 'required',
      'address.line1': 'required',
      'address.city': 'required',
      'address.postCode': 'required',
    });
    for (const [value, error] of [
      ['call me', 'telephoneInvalid'],
      ['12345', 'telephoneInvalid'],
      ['+44 (0)15394 00000', undefined],
    ]) {
      actor.send({ type: 'field.changed', name: 'telephone', value: value ?? '' });
      expect(actor.getSnapshot().context.form.errors['telephone'], value).toBe(error);
    }
    expect(sent).toEqual([]);
  });

  it('B §2.11 fills the address lines with the chosen result of a postcode search; a new search clears the choice', async () => {
    const { actor, told } = started(homeless);
    const shows = () => selectShowsAddressLines(actor.getSnapshot());
    expect(shows()).toBe(false);
    actor.send({ type: 'lookup.opened' });
    actor.send({ type: 'address.searched' });
    expect(selectLookup(actor.getSnapshot())).toBe('open');
    actor.send({ type: 'field.changed', name: 'address.searchedPostcode', value: ' ba1 1aa ' });
    actor.send({ type: 'address.searched' });
    await reach(actor, (snapshot) => selectLookup(snapshot) === 'found');
    expect(shows()).toBe(false);
    actor.send({ type: 'address.chosen', index: '1' });
    expect(actor.getSnapshot().context.form.values.address).toMatchObject({
      line1: '2 The Row',
      line2: 'Old Town',
      city: 'Bath',
      postCode: 'BA1 1AA',
    });
    expect(shows()).toBe(true);
    expect(told.at(-1)).toEqual({ type: 'changes.told', areUnsaved: true });
    actor.send({ type: 'field.changed', name: 'address.searchedPostcode', value: 'BA1 1AA' });
    actor.send({ type: 'address.searched' });
    const { context } = await reach(actor, (snapshot) => selectLookup(snapshot) === 'found');
    expect(context.form.values.address).toMatchObject({ selectedAddress: '', line1: '2 The Row' });
    actor.send({ type: 'field.changed', name: 'address.searchedPostcode', value: 'ZZ9 9ZZ' });
    expect(selectLookup(actor.getSnapshot())).toBe('open');
  });

  it('shows the address lines abroad and when the search finds nothing', async () => {
    const { actor } = started(homeless);
    const shows = () => selectShowsAddressLines(actor.getSnapshot());
    actor.send({ type: 'country.chosen', country: 'FR' });
    expect(shows()).toBe(true);
    actor.send({ type: 'country.chosen', country: 'GB' });
    expect(shows()).toBe(false);
    actor.send({ type: 'lookup.opened' });
    actor.send({ type: 'field.changed', name: 'address.searchedPostcode', value: 'XX1 1XX' });
    actor.send({ type: 'address.searched' });
    await reach(actor, (snapshot) => selectLookup(snapshot) === 'nothingFound');
    expect(shows()).toBe(true);
  });

  it('F-02 requires a postcode only where every address has one', () => {
    const { actor } = started(registered);
    actor.send({ type: 'field.changed', name: 'address.postCode', value: '' });
    const asksFor = (country: string) => {
      actor.send({ type: 'country.chosen', country });
      return Object.hasOwn(actor.getSnapshot().context.form.errors, 'address.postCode');
    };
    expect(['GB', 'IE', 'FR'].map(asksFor)).toEqual([true, false, true]);
  });

  it('D-310 reports whether there are unsaved changes; a postcode to search for is not one', async () => {
    const { actor, told } = started(registered);
    const enter = (name: string, value: string) => {
      actor.send({ type: 'field.changed', name, value });
      return told.at(-1);
    };
    const unsaved = { type: 'changes.told', areUnsaved: true };
    const settled = { type: 'changes.told', areUnsaved: false };
    expect(enter('firstName', 'Grace')).toEqual(unsaved);
    expect(enter('firstName', 'Ada ')).toEqual(settled);
    expect(enter('address.searchedPostcode', 'BA1 1AA')).toEqual(settled);
    actor.send({ type: 'country.chosen', country: 'FR' });
    expect(told.at(-1)).toEqual(unsaved);
    actor.send({ type: 'form.submitted' });
    await reach(actor, selectIsSaved);
    expect(told.at(-1)).toEqual(settled);
  });
});
