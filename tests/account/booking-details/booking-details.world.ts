import type { SnapshotFrom } from 'xstate';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { httpError } from '../../support/http-error.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { memberInput, twoRooms } from '../account-rooms.ts';
import { busyWhile, canOnly, tellsFailure } from '../../worlds/always.ts';
import { doneBy, failedBy, given, on } from '../../worlds/rules.ts';

export const input = { ...memberInput, route: { screen: 'bookingDetails', id: '70413200' } as const };

/** The second of two rooms is cancelled. */
export const oneOff: LoadedStay = {
  booking: stayBooking([bookedRoom(), bookedRoom({ leg: 2, isCancelled: true })]),
  at: NOON,
};

export const allOff: LoadedStay = { booking: stayBooking([bookedRoom({ isCancelled: true })]), at: NOON };

/** The end of the terms of both rooms. */
export const tooLate: LoadedStay = { booking: twoRooms.booking, at: '2027-05-09T15:00:00' };

/** The rooms of each stay that can be amended and cancelled, by leg (B §4). */
const changeable = new Map([
  [twoRooms, [1, 2]],
  [oneOff, [1]],
  [tooLate, []],
  [allOff, []],
]);

/** The fizz of the second room. */
const fizz = { leg: 2, code: 'FIZZ' };

/** The stays whose second room has its fizz. */
const withFizz = [twoRooms, tooLate];

/** The cancelled rooms of each stay, by leg. */
const cancelled = new Map([
  [twoRooms, []],
  [oneOff, [2]],
  [tooLate, []],
  [allOff, [1, 2]],
]);

type Snapshot = SnapshotFrom<typeof bookingDetailsMachine>;

/** Whether the stay shows what was sent. */
function shows(stay: LoadedStay, { sent }: Snapshot['context']): boolean {
  if (sent === null) return true;
  if (sent.kind === 'package') return withFizz.includes(stay) === (sent.change === 'add');
  const off = cancelled.get(stay) ?? [];
  return sent.legs === null ? off.length === 2 : sent.legs.every((leg) => off.includes(leg));
}

const changeableIn = ({ context: { stay } }: Snapshot) => changeable.get(stay ?? allOff) ?? [];

const isChoosingWhatToCancel = (snapshot: Snapshot) =>
  selectors.selectDialog(snapshot) === 'cancel' && !selectors.selectIsAsking(snapshot);

const canCancelOnly = (leg: number) =>
  canOnly<Snapshot>(
    { type: 'cancel.roomChosen', leg },
    (snapshot) => isChoosingWhatToCancel(snapshot) && changeableIn(snapshot).includes(leg),
  );

export const bookingDetailsWorld = worldOf(
  bookingDetailsMachine,
  {
    inputs: [named('a member', input)],
    // The packages send these themselves, as below.
    events: {
      'package.sent': [],
      'package.answered': [],
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
      recallChange: {
        done: [
          null,
          named('a cancellation of the first room', {
            kind: 'cancellation' as const,
            confirmationNumber: '70413200',
            legs: [1],
          }),
          named('fizz for the second room', {
            ...{ kind: 'package' as const, confirmationNumber: '70413200' },
            ...{ ...fizz, change: 'add' as const },
          }),
        ],
      },
      cancelStay: {
        error: [
          named('no answer', new CallError({ kind: 'timeout', endpoint: 'cancelStay' })),
          named('a no with a reason', httpError('cancelStay', 409, 'The stay has begun.')),
        ],
      },
      outcome: {
        done: [named('it is made', { type: 'made' }), named('it is not made', { type: 'notMade' })],
      },
      packages: {
        sends: [
          named('fizz is added', { type: 'package.sent' as const, ...fizz, change: 'add' as const }),
          named('fizz is removed', { type: 'package.sent' as const, ...fizz, change: 'remove' as const }),
          named('the change has no clear answer', { type: 'package.answered' as const, refusal: null }),
          named('the change is refused', { type: 'package.answered' as const, refusal: 'Sold out.' }),
        ],
      },
    },
    project: ({ stay, asked, sent, cancelled, refusal }) => [stay, asked, sent, cancelled, refusal],
  },
  {
    invariants: {
      ...tellsFailure,
      ...busyWhile('loadStayBooking', 'cancelStay', 'readCancelled', 'recallChange'),
      'no question is about a room that cannot be cancelled': (snapshot) =>
        !snapshot.matches({ shown: { guest: { cancelling: 'confirming' } } }) ||
        selectors
          .selectRooms(snapshot)
          .filter(({ leg }) => snapshot.context.asked === null || leg === snapshot.context.asked)
          .every(({ change }) => change.kind === 'until'),
      'a stay is shown only once it is read': (snapshot) =>
        !snapshot.matches('shown') || snapshot.context.stay !== null,
      'the first room can be cancelled exactly until its deadline (B §4)': canCancelOnly(1),
      'the second room can be cancelled exactly until its deadline (B §4)': canCancelOnly(2),
      'all rooms can be cancelled only when there are several, and each can be (B §4)': canOnly(
        { type: 'cancel.allChosen' },
        (snapshot) => isChoosingWhatToCancel(snapshot) && snapshot.context.stay === twoRooms,
      ),
      'the choice of rooms can be closed, but not a running cancellation (B §2.16)': canOnly(
        { type: 'cancel.closed' },
        isChoosingWhatToCancel,
      ),
      'the question can be declined until it is answered (B §2.16)': canOnly(
        { type: 'cancel.declined' },
        (snapshot) => selectors.selectIsAsking(snapshot) && !selectors.selectIsCancelling(snapshot),
      ),
      'a stay can be amended while a room of it can be, and nothing else is open (B §4)': canOnly(
        { type: 'amend.opened' },
        (snapshot) => snapshot.matches({ shown: { guest: 'reading' } }) && changeableIn(snapshot).length > 0,
      ),
    },
    rules: {
      'the stay is kept as it was read last': on(
        doneBy('loadStayBooking', 'readCancelled', 'readPackages'),
        ({ event, after }) => after.context.stay === event['output'],
      ),
      'a refusal is of the last change only (F-12)': ({ before, after }) =>
        before !== null && before.context.sent === null && after.context.sent !== null
          ? after.context.refusal === null
          : null,
      'a closed dialog is gone (B §2.16)': on(
        ['cancel.closed', 'amend.closed'],
        ({ after }) => selectors.selectDialog(after) === null,
      ),
      'only a Yes cancels (B §2.16)': ({ event, inputs }) =>
        'cancelStay' in inputs ? event.type === 'cancel.confirmed' : null,
      'what is cancelled is what the question was about (B §4)': on(
        'cancel.confirmed',
        ({ before, inputs }) => {
          if (before.context.sent !== null) return !('cancelStay' in inputs);
          const asked = selectors.selectAskedLeg(before);
          const sent = given<{ legs: number[] | null }>({ inputs }, 'cancelStay')?.legs;
          return asked === null ? sent === null : sent?.join() === String(asked);
        },
      ),
      'the question is about what was chosen (B §2.16)': on(
        ['cancel.roomChosen', 'cancel.allChosen'],
        ({ event, after }) =>
          !selectors.selectIsAsking(after) ||
          selectors.selectAskedLeg(after) === ((event['leg'] as number | undefined) ?? null),
      ),
      'after a cancellation the stay decides: made, or refused by a reason, or unknown (F-12)': on(
        'xstate.done.actor.readCancelled',
        ({ event, before, after }) => {
          const isMade = shows(event['output'] as LoadedStay, before.context);
          const told = [selectors.selectOutcome(after) !== null, selectors.selectRefusal(after) !== null];
          const wasRefused = before.context.refusal !== null;
          return told.join() === [!isMade && !wasRefused, !isMade && wasRefused].join();
        },
      ),
      'a change of a package, and what a reload finds, is unknown where the stay does not show it and nothing was refused (F-12)':
        on(doneBy('readPackages', 'loadStayBooking'), ({ event, before, after }) => {
          const isKnown =
            before.context.refusal !== null || shows(event['output'] as LoadedStay, before.context);
          return (selectors.selectOutcome(after) === null) === isKnown;
        }),
      'a change after which the stay cannot be read is unknown (F-12)': on(
        failedBy('readCancelled', 'readPackages'),
        ({ after }) => selectors.selectOutcome(after) !== null,
      ),
      'while nobody knows what became of a change, nothing else can be changed (F-12)': ({ after }) =>
        selectors.selectOutcome(after) === null
          ? null
          : selectors.selectPackages(after) === null && !after.can({ type: 'cancel.opened' }),
      'a cancellation that the stay shows is told, until the next one is begun': ({
        event,
        before,
        after,
      }) => {
        if (event.type === 'cancel.opened' && selectors.selectDialog(after) === 'cancel')
          return selectors.selectCancelled(after) === null;
        if (!['xstate.done.actor.readCancelled', 'xstate.done.actor.loadStayBooking'].includes(event.type))
          return null;
        if (before === null || selectors.selectOutcome(after) !== null) return null;
        const isMade = shows(event['output'] as LoadedStay, before.context);
        const isTold = before.context.sent?.kind === 'cancellation' && isMade;
        return (selectors.selectCancelled(after) !== null) === isTold;
      },
      'a failed read and a broken form are reported at once': on(
        failedBy('loadStayBooking', 'resend', 'outcome'),
        ({ after }) => selectFailure(after) !== null,
      ),
      'packages run only for a stay with a room left (B §4)': ({ inputs, after }) =>
        'packages' in inputs ? after.context.stay !== allOff : null,
      'broken packages do not start again by themselves': on(
        'xstate.error.actor.packages',
        ({ inputs, after }) => !('packages' in inputs) && selectors.selectPackages(after) === null,
      ),
      'another change of packages is possible after the first (B §4)': on(
        'xstate.done.actor.readPackages',
        ({ after }) =>
          selectors.selectOutcome(after) !== null ||
          after.context.stay === allOff ||
          after.can({ type: 'package.sent', ...fizz, change: 'add' }),
      ),
    },
    mayRest: (snapshot) => snapshot.matches({ shown: { guest: 'reading' } }),
  },
);
