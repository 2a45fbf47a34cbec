import { findBookingMachine } from '../../../machines/account/find-booking/find-booking.machine.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import type {
  CancelRoomInput,
  CancelRoomOutput,
} from '../../../machines/account/cancel-room/cancel-room.types.ts';
import type { FindResult } from '../../../machines/account/find-booking/find-booking.types.ts';
import * as selectors from '../../../machines/account/find-booking/find-booking.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { bookingsConfiguration, twoRooms } from '../account-rooms.ts';
import { firstOff, ofFirst } from '../cancel-room/cancel-room.world.ts';
import { busyWhile, canOnly, tellsFailure } from '../../worlds/always.ts';
import { doneBy, failedBy, isReturnedOnce, leavesFields, on } from '../../worlds/rules.ts';

/** The input of the lookup: nobody is signed in, the address has no number. */
export const input = {
  route: { screen: 'findBooking', number: null } as const,
  profile: null,
  configuration: {
    ...bookingsConfiguration,
    content: { account: { bookingLookup: true, bookingCancellation: false } },
  },
};

/** The same where the estate lets rooms be cancelled. */
export const cancellingInput = {
  ...input,
  configuration: {
    ...bookingsConfiguration,
    content: { account: { bookingLookup: true, bookingCancellation: true } },
  },
};

/** Both rooms, with £100 paid. */
export const lookedUp: LoadedStay = { ...twoRooms, booking: { ...twoRooms.booking, paid: 10_000 } };

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
      named('where rooms can be cancelled', cancellingInput),
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
      cancelRoom: {
        done: [
          named('the first room is cancelled', { stay: firstOff, cancelled: ofFirst }),
          named('nothing is cancelled', { stay: lookedUp, cancelled: null }),
        ],
      },
    },
    project: ({ configuration, form, stay, tryFrom, question, cancelled }) => [
      ...[configuration.content.account, form.values, stay, tryFrom, question, cancelled],
    ],
  },
  {
    invariants: {
      ...tellsFailure,
      ...busyWhile('findBooking'),
      'a booking is shown exactly when it is found, and then the form is empty': (snapshot) =>
        snapshot.matches('found') === (selectors.selectFound(snapshot) !== null) &&
        (!snapshot.matches('found') ||
          (selectors.selectForm(snapshot).values.confirmationNumber === '' &&
            selectors.selectForm(snapshot).values.emailAddress === '')),
      'rooms can be cancelled exactly where the estate lets them be (D-645)': (snapshot) =>
        (selectors.selectCancelRoom(snapshot) !== null) ===
        (snapshot.matches('found') && snapshot.context.configuration === cancellingInput.configuration),
      'only a found booking can be closed': canOnly({ type: 'lookup.restarted' }, (snapshot) =>
        snapshot.matches('found'),
      ),
    },
    rules: {
      ...leavesFields,
      'the estate is asked exactly when both fields are filled (D-497)': on(
        'form.submitted',
        ({ inputs, before }) => {
          const { confirmationNumber, emailAddress } = selectors.selectForm(before).values;
          return 'findBooking' in inputs === (confirmationNumber !== '' && emailAddress !== '');
        },
      ),
      'another try clears the last result': on(
        'form.submitted',
        ({ after }) =>
          !selectors.selectIsUnknown(after) &&
          !selectors.selectIsTooOften(after) &&
          selectFailure(after) === null,
      ),
      'every result but a booking is reported once, and keeps the form (D-498, E-18)': on(
        [...doneBy('findBooking'), ...failedBy('findBooking')],
        ({ event, before, after, emitted }) =>
          (event['output'] as FindResult | undefined)?.type === 'found'
            ? after.matches('found') && emitted.length === 0
            : isReturnedOnce(emitted) && selectors.selectForm(after) === selectors.selectForm(before),
      ),
      'the answer of the estate is shown: no booking, or when to try again (D-498)': on(
        doneBy('findBooking'),
        ({ event, after }) => {
          const result = event['output'] as FindResult;
          return (
            selectors.selectIsUnknown(after) === (result.type === 'none') &&
            selectors.selectIsTooOften(after) === (result.type === 'tooOften') &&
            (result.type !== 'tooOften' || selectors.selectTryFrom(after) === result.from)
          );
        },
      ),
      'closing a found booking leads to the form, and leaves nothing of it': on(
        'lookup.restarted',
        ({ after }) => {
          const { stay, question, cancelled } = after.context;
          return stay === null && question === null && cancelled === null && after.matches('entering');
        },
      ),
      'what a booking was found by is what its rooms are cancelled by (D-645)': ({ inputs }) => {
        const given = inputs['cancelRoom'] as CancelRoomInput | undefined;
        if (given === undefined) return null;
        const { confirmationNumber, emailAddress } = given.question;
        return confirmationNumber === '70413200' && emailAddress === 'rosalind.hart@example.com';
      },
      'a cancelled room is shown as such, and told (D-645)': on(doneBy('cancelRoom'), ({ event, after }) => {
        const { stay, cancelled } = event['output'] as CancelRoomOutput;
        const told = selectors.selectCancelled(after);
        return after.context.stay === stay && told?.toString() === cancelled?.legs?.toString();
      }),
    },
    mayRest: (snapshot) => snapshot.matches('entering') || snapshot.matches('found'),
  },
);
