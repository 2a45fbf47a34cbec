import type { SnapshotFrom } from 'xstate';
import type { LoadedStay } from '../../machines/account/booking-details/booking-details.types.ts';
import { bookingDetailsMachine } from '../../machines/account/booking-details/booking-details.machine.ts';
import {
  selectAskedLeg,
  selectDialog,
  selectIsAsking,
  selectPackages,
  selectRooms,
  selectWasRefused,
} from '../../machines/account/booking-details/booking-details.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { bookedRoom, NOON, stayBooking } from '../support/account-bookings.ts';
import { memberInput, twoRooms } from '../support/account-rooms.ts';
import { busyWhile, canOnly, tellsFailure } from './always.ts';
import { failedBy, given, on } from './rules.ts';

export const input = { ...memberInput, route: { screen: 'bookingDetails', id: '70413200' } as const };

/** The second of two rooms is cancelled. */
export const oneOff: LoadedStay = {
  booking: stayBooking([bookedRoom(), bookedRoom({ leg: 2, isCancelled: true })]),
  at: NOON,
};

export const allOff: LoadedStay = { booking: stayBooking([bookedRoom({ isCancelled: true })]), at: NOON };

/** At the cut-off of both rooms. */
export const tooLate: LoadedStay = { booking: twoRooms.booking, at: '2027-05-09T15:00:00' };

/** The rooms that can be cancelled, by the leg (B §4). */
const cancellable = new Map([
  [twoRooms, [1, 2]],
  [oneOff, [1]],
  [tooLate, []],
  [allOff, []],
]);

/** The rooms that are cancelled, by the leg. */
const cancelled = new Map([
  [twoRooms, []],
  [oneOff, [2]],
  [tooLate, []],
  [allOff, [1, 2]],
]);

type Snapshot = SnapshotFrom<typeof bookingDetailsMachine>;

const isChoosingWhatToCancel = (snapshot: Snapshot) =>
  selectDialog(snapshot) === 'cancel' && !selectIsAsking(snapshot);

const canCancelOnly = (leg: number) =>
  canOnly<Snapshot>(
    { type: 'cancel.roomChosen', leg },
    (snapshot) =>
      isChoosingWhatToCancel(snapshot) && !!cancellable.get(snapshot.context.stay ?? allOff)?.includes(leg),
  );

export const bookingDetailsWorld = worldOf(
  bookingDetailsMachine,
  {
    inputs: [named('a member', input)],
    events: {
      'cancel.roomChosen': [
        named('Choose to cancel the first room', { leg: 1 }),
        named('Choose to cancel the second room', { leg: 2 }),
      ],
    },
    actors: {
      loadStayBooking: {
        done: [
          named('two rooms', twoRooms),
          named('two rooms, one of them cancelled', oneOff),
          named('two rooms, too late to change', tooLate),
          named('a room, cancelled', allOff),
        ],
      },
      packages: { sends: [named('one was added or removed', { type: 'packages.changed' as const })] },
    },
    project: ({ stay, asked }) => [stay, asked],
  },
  {
    invariants: {
      ...tellsFailure,
      ...busyWhile('loadStayBooking', 'cancelStay', 'readCancelled', 'readRefused'),
      'nothing is asked about a room that cannot be cancelled': (snapshot) =>
        !snapshot.matches({ shown: { guest: { cancelling: 'confirming' } } }) ||
        selectRooms(snapshot)
          .filter(({ leg }) => snapshot.context.asked === null || leg === snapshot.context.asked)
          .every(({ change }) => change.kind === 'until'),
      'a stay is shown only when it was read': (snapshot) =>
        !snapshot.matches('shown') || snapshot.context.stay !== null,
      'the first room can be cancelled until its time (B §4)': canCancelOnly(1),
      'the second room can be cancelled until its time (B §4)': canCancelOnly(2),
      'all can be cancelled where there are more than one, and each can be (B §4)': canOnly(
        { type: 'cancel.allChosen' },
        (snapshot) => isChoosingWhatToCancel(snapshot) && snapshot.context.stay === twoRooms,
      ),
      'the rooms to cancel can be closed, a cancellation under way cannot (B §2.16)': canOnly(
        { type: 'cancel.closed' },
        isChoosingWhatToCancel,
      ),
    },
    rules: {
      'a closed dialog is gone (B §2.16)': on(
        ['cancel.closed', 'amend.closed'],
        ({ after }) => selectDialog(after) === null,
      ),
      'nothing is cancelled but on a Yes (B §2.16)': ({ event, inputs }) =>
        'cancelStay' in inputs ? event.type === 'cancel.confirmed' : null,
      'what is cancelled is what was asked about (B §4)': on('cancel.confirmed', ({ before, inputs }) => {
        const asked = selectAskedLeg(before);
        const sent = given<{ legs: number[] | null }>({ inputs }, 'cancelStay')?.legs;
        return asked === null ? sent === null : sent?.join() === String(asked);
      }),
      'the guest is asked about what was chosen (B §2.16)': on(
        ['cancel.roomChosen', 'cancel.allChosen'],
        ({ event, after }) =>
          !selectIsAsking(after) || selectAskedLeg(after) === ((event['leg'] as number | undefined) ?? null),
      ),
      'where nothing can be read after a refusal, it is said that it did not work (D-180)': on(
        'xstate.error.actor.readRefused',
        ({ after }) => selectWasRefused(after),
      ),
      'where it was cancelled after all it is as after any cancellation, otherwise it is said (D-180)': on(
        'xstate.done.actor.readRefused',
        ({ event, before, after }) => {
          const asked = selectAskedLeg(before);
          const off = cancelled.get(event['output'] as LoadedStay) ?? [];
          const isDone = asked === null ? off.length === 2 : off.includes(asked);
          return isDone ? selectDialog(after) === null : selectWasRefused(after);
        },
      ),
      'what could not be read, and a form that broke, is said at once (D-338)': on(
        failedBy('loadStayBooking', 'readCancelled', 'readPackages', 'resend'),
        ({ after }) => selectFailure(after) !== null,
      ),
      'packages are for a stay that is not cancelled altogether (B §4)': ({ inputs, after }) =>
        'packages' in inputs ? after.context.stay !== allOff : null,
      'packages that broke do not come back by themselves': on(
        'xstate.error.actor.packages',
        ({ inputs, after }) => !('packages' in inputs) && selectPackages(after) === null,
      ),
      'after one change of the packages the next is heard (B §4)': on(
        'xstate.done.actor.readPackages',
        ({ after }) => after.context.stay === allOff || after.can({ type: 'packages.changed' }),
      ),
    },
    mayRest: (snapshot) => snapshot.matches({ shown: { guest: 'reading' } }),
  },
);
