import { describe, expect, it } from 'vitest';

import {
  selectAsksWhoLeads,
  selectCanLookUp,
  selectLookup,
  selectOffersAccount,
  selectRoomQuestions,
} from '../../../machines/steps/details/details.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { legOne, profile } from '../../support/checkout-stay.ts';
import { answeredBooking, detailsInput, startDetails, twoHouses } from './start-details.ts';
import { detailsWorld } from './details.world.ts';
import { reach } from '../../support/reach.ts';

const nothingAsked = {
  dogRequests: '',
  dietaryRequirements: '',
  spaRequests: '',
  specialRequests: '',
  dinnerRequests: '',
};

describe('the details step', () => {
  it('B §2.2, §4, A §5.6 paths take every transition, and the guest can leave every check', () => {
    expectWorld(detailsWorld);
  });

  it('B §2.2, D-613 starts with the first guest as lead booker, in Great Britain', () => {
    const { actor } = startDetails(detailsInput);
    expect(actor.getSnapshot().context.form.values).toEqual({
      leadBooker: '0.0',
      title: 'MS',
      firstName: 'Ada',
      lastName: 'Lovelace',
      emailAddress: '',
      telephone: '',
      address: {
        country: 'GB',
        selectedAddress: '',
        line1: '',
        line2: '',
        city: '',
        postCode: '',
      },
      requests: [
        { hasDog: true, ...nothingAsked },
        { hasDog: false, ...nothingAsked },
      ],
      terms: false,
      account: { password: 'empty', passwordsMatch: true, joinsMailingList: false, addressBooks: [] },
    });
  });

  it('B §2.2 starts in the country that the page names, where the estate has it; only in GB with the search', () => {
    const countries = [...detailsInput.configuration.countries, { code: 'FR', displayName: 'France' }];
    const configuration = { ...detailsInput.configuration, countries };
    const address = (country: string) => {
      const started = startDetails({ ...detailsInput, configuration, country }).actor.getSnapshot();
      return [started.context.form.values.address.country, selectCanLookUp(started)];
    };
    expect([address('FR'), address('DE')]).toEqual([
      ['FR', false],
      ['GB', true],
    ]);
  });

  it('B §2.2, D-46 fills title, names, contact and address from the profile of a member', () => {
    const { values } = startDetails({ ...detailsInput, profile }).actor.getSnapshot().context.form;
    const { title, firstName, lastName, emailAddress, telephone, address } = values;
    expect({ title, firstName, lastName, emailAddress, telephone, address }).toEqual({
      title: 'DR',
      firstName: 'Grace',
      lastName: 'Hopper',
      emailAddress: 'grace@example.com',
      telephone: '020 7946 0001',
      address: {
        country: 'GB',
        selectedAddress: '',
        line1: '1 Harbour Row',
        line2: '',
        city: 'Whitby',
        postCode: 'YO21 1AA',
      },
    });
  });

  it('E-13 uses the title that the member chose at the guests', () => {
    const [first, ...others] = detailsInput.booking.legs;
    if (!first) throw new Error('no room');
    const [ada, ...rest] = first.guests;
    if (!ada) throw new Error('no guest');
    const member = { ...ada, title: 'MR', isLoggedInUser: true };
    const booking = { ...detailsInput.booking, legs: [{ ...first, guests: [member, ...rest] }, ...others] };
    const professor = { ...profile, title: 'Professor' };
    const { values } = startDetails({ ...detailsInput, booking, profile: professor }).actor.getSnapshot()
      .context.form;
    expect([values.leadBooker, values.title, values.firstName]).toEqual(['member', 'MR', 'Grace']);
  });

  it('B §2.2 restores what was entered before, not the profile', () => {
    const answered = { ...detailsInput, booking: answeredBooking };
    const { values } = startDetails(answered).actor.getSnapshot().context.form;
    expect(values).toMatchObject({ leadBooker: '0.0', firstName: 'Ada', address: { line1: '12 Square' } });
    expect(values.requests[0]?.dogRequests).toBe('Rex, a beagle');
    const member = startDetails({ ...answered, profile }).actor.getSnapshot().context.form.values;
    expect(member).toMatchObject({ leadBooker: 'member', firstName: 'Ada', address: { city: 'London' } });
  });

  it('B §2.2 a listed guest fills title and names and becomes the lead guest; someone else leaves them as they are', () => {
    const { actor, told } = startDetails(detailsInput);
    actor.send({ type: 'leadBooker.chosen', leadBooker: '1.0' });
    const chosen = actor.getSnapshot().context.form.values;
    expect([chosen.title, chosen.firstName, chosen.lastName]).toEqual(['DR', 'Mary', 'Somerville']);
    expect(told.at(-1)).toMatchObject({
      type: 'booking.updated',
      patch: {
        selectedGuest: { legIndex: 1, guestIndex: 0 },
        legs: [
          { guests: [{ isLeadGuest: false }, { isLeadGuest: false }] },
          { guests: [{ isLeadGuest: true }, { isLeadGuest: false }, { isLeadGuest: false }] },
        ],
      },
    });

    actor.send({ type: 'leadBooker.chosen', leadBooker: 'someoneElse' });
    expect(actor.getSnapshot().context.form.values.firstName).toBe('Mary');
    expect(told.at(-1)).toMatchObject({ patch: { selectedGuest: null } });
  });

  it('B §2.2 offers an account only to a listed guest', () => {
    const { actor } = startDetails(detailsInput);
    const offers = () => selectOffersAccount(actor.getSnapshot());
    expect(offers()).toBe(true);
    actor.send({ type: 'leadBooker.chosen', leadBooker: 'someoneElse' });
    expect(offers()).toBe(false);
    expect(selectOffersAccount(startDetails({ ...detailsInput, profile }).actor.getSnapshot())).toBe(false);
  });

  it('D-613 lists who can lead on request, and while it is none of the guests', () => {
    const { actor } = startDetails(detailsInput);
    const asks = () => selectAsksWhoLeads(actor.getSnapshot());
    expect(asks()).toBe(false);
    actor.send({ type: 'leadBooker.reopened' });
    expect(asks()).toBe(true);
    const elsewhere = startDetails({ ...detailsInput, booking: { ...answeredBooking, selectedGuest: null } });
    expect(selectAsksWhoLeads(elsewhere.actor.getSnapshot())).toBe(true);
    elsewhere.actor.send({ type: 'leadBooker.chosen', leadBooker: '0.0' });
    expect(selectAsksWhoLeads(elsewhere.actor.getSnapshot())).toBe(true);
  });

  it('D-615 asks less about a stay where only the lead guest is asked for', () => {
    const asked = (asksLeadOnly: boolean) =>
      selectRoomQuestions(startDetails({ ...detailsInput, asksLeadOnly }).actor.getSnapshot())[1]?.asked;
    expect([asked(false), asked(true)]).toEqual([
      ['dietaryRequirements', 'spaRequests', 'specialRequirements'],
      ['dietaryRequirements', 'specialRequirements'],
    ]);
  });

  it('D-646 shows the room first that has something new', () => {
    const { actor } = startDetails({ ...detailsInput, openRoom: 1 });
    expect(actor.getSnapshot().context.openRoom).toBe(1);
  });

  it('B §2.2 a chosen address fills its lines, with the searched postcode in upper case', async () => {
    const { actor, told } = startDetails(detailsInput, { addresses: () => Promise.resolve(twoHouses) });
    actor.send({ type: 'field.changed', name: 'address.postCode', value: ' ba1 1aa ' });
    actor.send({ type: 'address.searched' });
    await reach(actor, (snapshot) => selectLookup(snapshot) === 'found');
    actor.send({ type: 'address.chosen', index: '1' });
    const { selectedAddress, line1, line2, city, postCode } = actor.getSnapshot().context.form.values.address;
    expect({ selectedAddress, line1, line2, city, postCode }).toEqual({
      selectedAddress: '1',
      line1: '2 The Row',
      line2: 'Old Town',
      city: 'Bath',
      postCode: 'BA1 1AA',
    });
    const address = { line1, line2, city, country: 'GB', postCode };
    expect(told.at(-1)).toMatchObject({ type: 'booking.updated', patch: { leadGuest: { address } } });
    actor.send({ type: 'address.searched' });
    const again = await reach(actor, (snapshot) => selectLookup(snapshot) === 'found');
    expect(again.context.form.values.address.selectedAddress).toBe('');
  });

  it('shows no addresses of another postcode than the one that is typed', async () => {
    const { actor } = startDetails(detailsInput, { addresses: () => Promise.resolve(twoHouses) });
    const type = (value: string) => {
      actor.send({ type: 'field.changed', name: 'address.postCode', value });
      return selectLookup(actor.getSnapshot());
    };
    type('BA1 1AA');
    actor.send({ type: 'address.searched' });
    expect([type('ba1 1aa '), type('BA1 1A'), type('BA1 1AA')]).toEqual(['finding', 'open', 'open']);
    actor.send({ type: 'address.searched' });
    await reach(actor, (snapshot) => selectLookup(snapshot) === 'found');
    expect([type('ba1 1aa'), type('ZZ9 9ZZ')]).toEqual(['found', 'open']);
  });

  it('B §5 does not submit an empty form, and reports the visible fields', () => {
    const { actor, emitted } = startDetails(detailsInput);
    actor.send({ type: 'room.opened', index: 1 });
    expect(actor.getSnapshot().context.openRoom).toBe(1);
    actor.send({ type: 'form.submitted' });
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({ editing: { lookup: 'addressOpen', contact: 'unchecked' } });
    expect(context.form.errors).toEqual({
      emailAddress: 'required',
      telephone: 'required',
      'address.line1': 'required',
      'address.city': 'required',
      'address.postCode': 'required',
      'requests.0.dogRequests': 'dogInformationRequired',
      terms: 'termsRequired',
    });
    expect([emitted, context.openRoom]).toEqual([['form.returned'], 0]);
  });

  it('F-02 requires a postcode only where every address has one', () => {
    const { actor } = startDetails(detailsInput);
    const asksFor = (country: string) => {
      actor.send({ type: 'country.chosen', country });
      return Object.hasOwn(actor.getSnapshot().context.form.errors, 'address.postCode');
    };
    expect(['FR', 'IE', 'AE', 'HK', 'QA', 'NL'].map(asksFor)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('B §5 requires every address line but the second, and the repetition of a password', () => {
    const { actor } = startDetails(detailsInput);
    actor.send({ type: 'field.changed', name: 'emailAddress', value: 'nobody' });
    actor.send({ type: 'password.typed', password: 'filled', isRepeated: false });
    expect(actor.getSnapshot().context.form.errors).toMatchObject({
      emailAddress: 'emailInvalid',
      'address.line1': 'required',
      'address.city': 'required',
      'address.postCode': 'required',
      'account.passwordsMatch': 'passwordsDiffer',
    });
    expect(actor.getSnapshot().context.form.errors).not.toHaveProperty('address.line2');
  });

  it('B §2.2 saves the requests of each room in the booking', () => {
    const { actor, told } = startDetails(detailsInput);
    actor.send({ type: 'field.changed', name: 'requests.1.dietaryRequirements', value: 'No nuts' });
    actor.send({ type: 'field.changed', name: 'requests.1.spaRequests', value: 'Pregnant' });
    actor.send({ type: 'field.changed', name: 'requests.1.specialRequests', value: 'A cot' });
    actor.send({ type: 'field.changed', name: 'requests.0.dinnerRequests', value: 'About eight' });
    expect(told.at(-1)).toMatchObject({
      patch: {
        legs: [
          { requests: { ...legOne.requests, dinnerBookingRequests: 'About eight' } },
          {
            requests: {
              dietaryRequirements: 'No nuts',
              spaRequests: 'Pregnant',
              specialRequirements: 'A cot',
              dogRequirements: '',
              dinnerBookingRequests: '',
            },
          },
        ],
      },
    });
  });

  it('B §4 Back leads to the step before', () => {
    const { actor } = startDetails(detailsInput);
    actor.send({ type: 'back.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'back' });
  });
});
