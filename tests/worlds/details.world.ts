import { isValid } from '../../machines/shared/form.ts';
import { canLookUpInstead, detailsSchema, isListedGuest } from '../../machines/steps/details/details.form.ts';
import { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { profile } from '../support/checkout-stay.ts';
import { detailsInput, answeredBooking, twoHouses } from '../support/start-details.ts';
import { busyWhile } from './always.ts';

export const detailsWorld = worldOf(
  detailsMachine,
  {
    inputs: [
      named('a guest with everything filled in', { ...detailsInput, booking: answeredBooking }),
      named('a member', {
        ...detailsInput,
        booking: { ...answeredBooking, accountCreateStatus: 'created' },
        profile,
      }),
    ],
    events: {
      'leadBooker.chosen': [named('Choose the first guest as lead booker', { leadBooker: '0.0' })],
      'field.changed': [
        named('Tick the terms', { name: 'terms', value: true }),
        named('Fill in the postcode to search for: BA1 1AA', {
          name: 'address.searchedPostcode',
          value: 'BA1 1AA',
        }),
      ],
      'field.left': [{ name: 'emailAddress' }],
      'country.chosen': [named('Choose the country: United Kingdom', { country: 'GB' })],
      'address.searched': [named('Search for the address', {})],
      'address.chosen': [named('Choose the second address of those found', { index: '1' })],
      'address.lookedUpInstead': [named('Look the address up after all', {})],
      'room.opened': [named('Open the second room', { index: 1 })],
      'password.typed': [
        named('Type a password, and again', { password: 'filled' as const, isRepeated: true }),
      ],
      'interest.toggled': [named('Tick or clear the interest in the spa', { id: 3507983 })],
    },
    actors: {
      verifyEmail: { done: ['valid', 'undeliverable'] },
      verifyTelephone: { done: ['live', 'dead'] },
      lookupAddress: { done: [named('two addresses', twoHouses), named('no address', [])] },
      registerAccount: { done: [named('the new member', profile)] },
    },
    project: ({ form, profile: member, booking: { accountCreateStatus } }) => [
      isValid(form, detailsSchema),
      member !== null,
      accountCreateStatus,
      isListedGuest(form.values.leadBooker),
      form.values.account.password,
      form.values.address.searchedPostcode,
      canLookUpInstead(form.values.address),
    ],
  },
  {
    invariants: {
      ...busyWhile('verifyEmail', 'verifyTelephone', 'registerAccount'),
      'no contact check of an incomplete form': (snapshot) =>
        !snapshot.hasTag('busy') || isValid(snapshot.context.form, detailsSchema),
      'an account only for a guest who stays': (snapshot) =>
        !snapshot.matches('registering') || isListedGuest(snapshot.context.form.values.leadBooker),
    },
  },
);
