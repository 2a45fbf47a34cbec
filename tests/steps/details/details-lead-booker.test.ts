import { describe, expect, it } from 'vitest';
import { profile } from '../../support/checkout-stay.ts';
import { answeredBooking, detailsInput, startDetails } from './start-details.ts';

describe('the lead booker of the details', () => {
  it('B §2.2 has agreed to the terms once for a booking', () => {
    const agreed = (agreesToTerms: boolean) => {
      const { actor, told } = startDetails({
        ...detailsInput,
        booking: { ...answeredBooking, agreesToTerms },
      });
      const before = actor.getSnapshot().context.form.values.terms;
      actor.send({ type: 'field.changed', name: 'terms', value: !before });
      return [before, told];
    };
    expect([agreed(true), agreed(false)]).toEqual([
      [true, [expect.objectContaining({ patch: expect.objectContaining({ agreesToTerms: false }) })]],
      [false, [expect.objectContaining({ patch: expect.objectContaining({ agreesToTerms: true }) })]],
    ]);
  });

  it('D-546 fills what is missing from the profile after a login', () => {
    const { leadGuest } = answeredBooking;
    if (!leadGuest) throw new Error('no lead booker');
    const nobody = { title: '', firstName: '', lastName: '', emailAddress: '' };
    const booking = { ...answeredBooking, selectedGuest: null, leadGuest: { ...leadGuest, ...nobody } };
    const { values } = startDetails({ ...detailsInput, booking, profile }).actor.getSnapshot().context.form;
    expect(values).toMatchObject({
      leadBooker: 'member',
      firstName: profile.firstName,
      lastName: profile.lastName,
      emailAddress: profile.emailAddress,
      telephone: leadGuest.telephone,
      address: { line1: leadGuest.address.line1, city: leadGuest.address.city },
    });
  });

  it('is the first adult, also where the one chosen before has gone', () => {
    const gone = { ...detailsInput.booking, selectedGuest: { legIndex: 7, guestIndex: 0 } };
    const leads = [detailsInput.booking, gone].map((booking) => {
      const { values } = startDetails({ ...detailsInput, booking }).actor.getSnapshot().context.form;
      return [values.leadBooker, values.title, values.lastName];
    });
    expect(leads).toEqual([
      ['0.0', 'MS', 'Lovelace'],
      ['0.0', 'MS', 'Lovelace'],
    ]);
  });
});
