import { describe, expect, it } from 'vitest';
import { profile } from '../../support/checkout-stay.ts';
import { answeredBooking, detailsInput, startDetails } from './start-details.ts';

describe('the lead booker of the details', () => {
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

  it('is the only adult, until the guest chooses another', () => {
    const [, legTwo] = detailsInput.booking.legs;
    if (!legTwo) throw new Error('no second room');
    const booking = { ...detailsInput.booking, legs: [{ ...legTwo, leg: 1 }] };
    const { actor } = startDetails({ ...detailsInput, booking });
    const { values } = actor.getSnapshot().context.form;
    expect([values.leadBooker, values.title, values.lastName]).toEqual(['0.0', 'DR', 'Somerville']);
    expect(startDetails(detailsInput).actor.getSnapshot().context.form.values.leadBooker).toBe('');
  });
});
