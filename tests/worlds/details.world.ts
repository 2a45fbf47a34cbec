import { isValid } from '../../machines/shared/form.ts';
import { detailsSchema, isListedGuest } from '../../machines/steps/details/details.form.ts';
import { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { worldOf } from '../paths/world.ts';
import { profile } from '../support/checkout-stay.ts';
import { detailsInput, answeredBooking, twoHouses } from '../support/start-details.ts';

export const detailsWorld = worldOf(
  detailsMachine,
  {
    inputs: [
      { ...detailsInput, booking: answeredBooking },
      { ...detailsInput, booking: { ...answeredBooking, accountCreateStatus: 'created' }, profile },
    ],
    events: {
      'leadBooker.chosen': [{ leadBooker: '0.0' }],
      'field.changed': [
        { name: 'terms', value: true },
        { name: 'address.searchedPostcode', value: 'BA1 1AA' },
      ],
      'field.left': [{ name: 'emailAddress' }],
      'country.chosen': [{ country: 'GB' }],
      'address.searched': [{}],
      'address.chosen': [{ index: '1' }],
      'room.opened': [{ index: 1 }],
      'password.typed': [{ isFilled: true, isRepeated: true }],
      'interest.toggled': [{ id: 3507983 }],
    },
    actors: {
      verifyEmail: { done: ['valid', 'undeliverable'] },
      verifyTelephone: { done: ['live', 'dead'] },
      lookupAddress: { done: [twoHouses, []] },
      registerAccount: { done: [profile] },
    },
    project: ({ form, profile: member, booking: { accountCreateStatus } }) => [
      isValid(form, detailsSchema),
      member !== null,
      accountCreateStatus,
      isListedGuest(form.values.leadBooker),
      form.values.account.hasPassword,
      form.values.address.searchedPostcode,
    ],
  },
  {
    invariants: {
      'no contact check of an incomplete form': (snapshot) =>
        !snapshot.hasTag('busy') || isValid(snapshot.context.form, detailsSchema),
      'an account only for a guest who stays': (snapshot) =>
        !snapshot.matches('registering') || isListedGuest(snapshot.context.form.values.leadBooker),
    },
  },
);
