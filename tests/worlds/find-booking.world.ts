import { findBookingMachine } from '../../machines/account/find-booking/find-booking.machine.ts';
import type { FindResult, LookedUpStay } from '../../machines/account/find-booking/find-booking.types.ts';
import {
  selectForm,
  selectFound,
  selectIsTooOften,
  selectIsUnknown,
  selectTryFrom,
} from '../../machines/account/find-booking/find-booking.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { bookingsConfiguration, twoRooms } from '../support/account-rooms.ts';
import { busyWhile, canOnly, tellsFailure } from './always.ts';
import { doneBy, failedBy, isReturnedOnce, on } from './rules.ts';

/** What the lookup starts with: nobody signed in, no number in the address. */
export const input = {
  route: { screen: 'findBooking', number: null } as const,
  profile: null,
  configuration: bookingsConfiguration,
};

/** Both rooms, of which £100 has been paid. */
export const lookedUp: LookedUpStay = { ...twoRooms, paid: 10_000 };

const found: FindResult = { type: 'found', stay: lookedUp };

export const findBookingWorld = worldOf(
  findBookingMachine,
  {
    inputs: [
      named('with nothing filled in', input),
      named('with a number from the address', {
        ...input,
        route: { screen: 'findBooking', number: '70413200' } as const,
      }),
    ],
    events: {
      'field.changed': [
        { name: 'confirmationNumber', value: '70413200' },
        { name: 'emailAddress', value: 'rosalind.hart@example.com' },
      ],
      'field.left': [{ name: 'emailAddress' }],
    },
    actors: {
      findBooking: {
        done: [
          named('two rooms to come', found),
          named('no such booking', { type: 'none' } satisfies FindResult),
          named('too often, until a quarter to three', {
            type: 'tooOften',
            from: '2027-05-01T14:45:00',
          } satisfies FindResult),
        ],
      },
    },
    project: ({ form, stay, tryFrom }) => [form.values, stay !== null, tryFrom],
  },
  {
    invariants: {
      ...tellsFailure,
      ...busyWhile('findBooking'),
      'a booking is shown only when it was found, and then nothing typed is kept (D-499)': (snapshot) =>
        snapshot.matches('found') === (selectFound(snapshot) !== null) &&
        (!snapshot.matches('found') ||
          (selectForm(snapshot).values.confirmationNumber === '' &&
            selectForm(snapshot).values.emailAddress === '')),
      'one that was found can be put away, and nothing else': canOnly(
        { type: 'lookup.restarted' },
        (snapshot) => snapshot.matches('found'),
      ),
    },
    rules: {
      'the estate is asked once both are filled in, and only then (D-497)': on(
        'form.submitted',
        ({ inputs, before }) => {
          const { confirmationNumber, emailAddress } = selectForm(before).values;
          return 'findBooking' in inputs === (confirmationNumber !== '' && emailAddress !== '');
        },
      ),
      'what came of the last try is not said any more when the next begins': on(
        'form.submitted',
        ({ after }) => !selectIsUnknown(after) && !selectIsTooOften(after) && selectFailure(after) === null,
      ),
      'whatever came of it but a booking is said anew, and what was typed is kept (D-498, E-18)': on(
        [...doneBy('findBooking'), ...failedBy('findBooking')],
        ({ event, before, after, emitted }) =>
          (event['output'] as FindResult | undefined)?.type === 'found'
            ? after.matches('found') && emitted.length === 0
            : isReturnedOnce(emitted) && selectForm(after) === selectForm(before),
      ),
      'what the estate says is told: no booking, or when to try again (D-498)': on(
        doneBy('findBooking'),
        ({ event, after }) => {
          const result = event['output'] as FindResult;
          return (
            selectIsUnknown(after) === (result.type === 'none') &&
            selectIsTooOften(after) === (result.type === 'tooOften') &&
            (result.type !== 'tooOften' || selectTryFrom(after) === result.from)
          );
        },
      ),
      'nothing of a booking that was put away is left (D-499)': on(
        'lookup.restarted',
        ({ after }) => after.context.stay === null && selectFound(after) === null,
      ),
    },
    mayRest: (snapshot) => snapshot.matches('entering') || snapshot.matches('found'),
  },
);
