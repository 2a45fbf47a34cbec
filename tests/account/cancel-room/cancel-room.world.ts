import type { SnapshotFrom } from 'xstate';
import { cancelRoomMachine } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import * as selectors from '../../../machines/account/cancel-room/cancel-room.selectors.ts';
import type {
  CancelRoomInput,
  CodeAnswer,
  CodeSending,
} from '../../../machines/account/cancel-room/cancel-room.types.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import type { FindResult } from '../../../machines/account/find-booking/find-booking.types.ts';
import { createForm } from '../../../machines/shared/form.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { SentCancellation } from '../../../src/domain/booking/sent-write.ts';
import { httpError } from '../../support/http-error.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { busyWhile, canOnly, tellsFailure } from '../../worlds/always.ts';
import { isSame } from '../../worlds/is-same.ts';
import { doneBy, failedBy, given, isReturnedOnce, leavesFields, on } from '../../worlds/rules.ts';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { bookingsConfiguration, twoRooms } from '../account-rooms.ts';

export const question = { confirmationNumber: '70413200', emailAddress: 'rosalind.hart@example.com' };

/** Two rooms that can be cancelled. */
export const cancelRoomInput: CancelRoomInput = {
  configuration: bookingsConfiguration,
  stay: twoRooms,
  question,
};

/** The first of two rooms is cancelled. */
export const firstOff: LoadedStay = {
  booking: stayBooking([bookedRoom({ isCancelled: true }), bookedRoom({ leg: 2 })]),
  at: NOON,
};

/** The two rooms as they are read again, a minute later. */
const readAgain: LoadedStay = { booking: twoRooms.booking, at: '2027-05-01T12:01:00' };

/** Two rooms whose time for cancelling is over. */
const tooLate: LoadedStay = { booking: twoRooms.booking, at: '2027-05-09T15:00:00' };

export const ofFirst: SentCancellation = {
  kind: 'cancellation',
  confirmationNumber: '70413200',
  legs: [1],
  byCode: true,
};

type Snapshot = SnapshotFrom<typeof cancelRoomMachine>;

const tooOften = { type: 'tooOften' as const, from: '2027-05-01T14:45:00' };

/** What the guest is told once the look-up has shown the room as standing. */
const TOLD: Readonly<Record<CodeAnswer['type'], (snapshot: Snapshot) => boolean>> = {
  taken: (after) => selectors.selectOutcome(after) !== null,
  wrong: (after) => selectors.selectTold(after) === 'wrong' && selectors.selectMayAskAgain(after),
  expired: (after) => selectors.selectTold(after) === 'expired' && selectors.selectMayAskAgain(after),
};

const isEntering = (snapshot: Snapshot) => snapshot.matches('entering');

const isClosable = (snapshot: Snapshot) => snapshot.matches('choosing') || snapshot.matches('tooOften');

export const cancelRoomWorld = worldOf(
  cancelRoomMachine,
  {
    inputs: [
      named('with two rooms', cancelRoomInput),
      named('with two rooms, too late to cancel', { ...cancelRoomInput, stay: tooLate }),
      named('with the first room cancelled', { ...cancelRoomInput, stay: firstOff }),
    ],
    events: {
      'field.changed': [{ name: 'code', value: true }],
      'field.left': [{ name: 'code' }],
      'cancel.roomChosen': [named('Choose to cancel the first room', { leg: 1 })],
    },
    actors: {
      recallChange: { done: [null, named('a cancellation of the first room', ofFirst)] },
      sendCode: {
        done: [{ type: 'sent' as const }, named('too often, until a quarter to three', tooOften)],
        error: [
          named('no answer', new CallError({ kind: 'timeout', endpoint: 'sendCancellationCode' })),
          named('a no', httpError('sendCancellationCode', 404, 'There is no such booking.')),
        ],
      },
      cancelByCode: {
        done: [
          { type: 'taken' as const },
          named('a wrong code', { type: 'wrong' as const }),
          named('a code that is too old', { type: 'expired' as const }),
        ],
        error: [
          named('no answer', new CallError({ kind: 'timeout', endpoint: 'cancelByCode' })),
          named('a no with a reason', httpError('cancelByCode', 409, 'The stay has begun.')),
        ],
      },
      lookUp: {
        done: [
          named('the first room cancelled', { type: 'found', stay: firstOff } satisfies FindResult),
          named('both rooms standing', { type: 'found', stay: readAgain } satisfies FindResult),
          named('no such booking', { type: 'none' } satisfies FindResult),
        ],
      },
      outcome: {
        done: [named('it is made', { type: 'made' }), named('it is not made', { type: 'notMade' })],
      },
    },
    project: ({ stay, asked, form, answer, refusal, tryFrom, sent, cancelled }) => [
      ...[stay, asked, form.values, answer, refusal, tryFrom, sent, cancelled],
    ],
  },
  {
    invariants: {
      'the dialog of the code stays open while another one is sent, and while the code is tried (D-645)': (
        snapshot,
      ) =>
        (selectors.selectDialog(snapshot) === 'code') ===
        (isEntering(snapshot) || ['sendingNext', 'cancelling', 'reading'].includes(snapshot.value as string)),
      ...tellsFailure,
      ...busyWhile('recallChange', 'sendCode', 'cancelByCode', 'readCancelled', 'readMade'),
      'rooms are offered exactly while one can be cancelled (B §4)': canOnly(
        { type: 'cancel.opened' },
        (snapshot) => snapshot.matches('idle') && snapshot.context.stay !== tooLate,
      ),
      'the first room can be chosen exactly while it stands, in time (B §4)': canOnly(
        { type: 'cancel.roomChosen', leg: 1 },
        (snapshot) => snapshot.matches('choosing') && [twoRooms, readAgain].includes(snapshot.context.stay),
      ),
      'the dialog can be closed exactly while nothing is asked': canOnly(
        { type: 'cancel.closed' },
        isClosable,
      ),
      'a code can be asked for in the question, and again once the wait is over (D-645)': canOnly(
        { type: 'code.requested' },
        (snapshot) => snapshot.matches('confirming') || selectors.selectMayAskAgain(snapshot),
      ),
      'what was asked about can be kept exactly while nothing is under way': canOnly(
        { type: 'cancel.declined' },
        (snapshot) => snapshot.matches('confirming') || isEntering(snapshot),
      ),
      'a cancellation that was sent is told as not known until it is': (snapshot) =>
        snapshot.context.sent === null || (snapshot.status === 'active' && !isEntering(snapshot)),
    },
    rules: {
      ...leavesFields,
      'what is entered is kept, and takes back what was told of the last code, but not that nobody knows (F-12)':
        on('field.changed', ({ event, before, after }) => {
          const told = selectors.selectTold(before) === 'unsure' ? 'unsure' : null;
          return (
            selectors.selectForm(after).values.code === event['value'] &&
            selectors.selectTold(after) === told &&
            selectFailure(after) === null
          );
        }),
      'a dialog that is closed ends it with the stay as it was read last': on(
        'cancel.closed',
        ({ before, after }) => isSame(after.output, { stay: before.context.stay, cancelled: null }),
      ),
      'the stay is kept as it was read last': on(
        doneBy('readCancelled', 'readMade'),
        ({ event, before, after }) => {
          const result = event['output'] as FindResult;
          return after.context.stay === (result.type === 'found' ? result.stay : before.context.stay);
        },
      ),
      'what is sent is kept for a reload until it is known (F-12)': ({ event, before, after, actions }) => {
        if (before === null) return null;
        const isNoted = actions.some(({ type }) => type === 'noteSent');
        // What is recalled is kept already.
        const isRecalled = doneBy('recallChange').includes(event.type);
        const isNews = before.context.sent !== after.context.sent;
        return isNoted === (isRecalled ? after.output?.cancelled === ofFirst : isNews);
      },
      'what was asked about can be kept, among the rooms': on(
        'cancel.declined',
        ({ after }) => selectors.selectDialog(after) === 'rooms',
      ),
      'another code can be asked for once the wait is over, however it ends (D-645)': on(
        [...doneBy('pause'), ...failedBy('pause')],
        ({ after }) => selectors.selectMayAskAgain(after),
      ),
      'the first code is entered in an empty form': ({ before, after }) =>
        before?.matches('sendingCode') === true && isEntering(after)
          ? isSame(selectors.selectForm(after), createForm({ code: false }))
          : null,
      'what became of it can be asked again where it could not be (F-12)': on(
        'load.retried',
        ({ after }) => selectors.selectOutcome(after) !== null,
      ),
      'where nothing can be recalled, nothing was sent': on(failedBy('recallChange'), ({ after }) =>
        after.matches('idle'),
      ),
      'a room is asked about before anything is sent (D-645)': on(
        'cancel.roomChosen',
        ({ after, inputs }) => Object.keys(inputs).length === 0 && !after.hasTag('busy'),
      ),
      'the code is sent for what the stay was looked up by (D-645)': ({ inputs }) =>
        'sendCode' in inputs ? JSON.stringify(inputs['sendCode']) === JSON.stringify(question) : null,
      'a wish for a code that is clearly refused is told; any other leads to the code (F-12)': on(
        failedBy('sendCode'),
        ({ event, after, emitted }) => {
          const isClear = (event['error'] as CallError).failure.kind === 'http';
          if (isClear) return selectFailure(after) !== null && isReturnedOnce(emitted);
          return selectors.selectTold(after) === 'unsure' && emitted.length === 0;
        },
      ),
      'codes that were asked for too often are told with the time of the next one (D-645)': on(
        doneBy('sendCode'),
        ({ event, after }) => {
          const isTooOften = (event['output'] as CodeSending).type === 'tooOften';
          const isTold =
            selectors.selectDialog(after) === 'tooOften' && selectors.selectTryFrom(after) === tooOften.from;
          return isTold === isTooOften && (isTooOften || isEntering(after));
        },
      ),
      'only a code of six digits cancels, and the room that was asked about (D-645)': on(
        'form.submitted',
        ({ before, after, inputs }) => {
          const { code } = selectors.selectForm(before).values;
          const sent = given<{ leg: number }>({ inputs }, 'cancelByCode');
          if (code) return sent?.leg === selectors.selectAskedLeg(before);
          const isTold = selectors.selectForm(after).errors['code'] === 'sixDigits';
          return sent === null && isTold && selectors.selectForm(after).submitted;
        },
      ),
      'the code is in nothing that is sent to a call (D-132)': ({ inputs }) =>
        'cancelByCode' in inputs ? !('code' in (inputs['cancelByCode'] as object)) : null,
      'whatever the answer was, the booking is looked up (D-645)': on(
        [...doneBy('cancelByCode'), ...failedBy('cancelByCode')],
        ({ inputs }) => 'readCancelled' in inputs,
      ),
      'a room that the look-up shows as cancelled ends it so (D-645)': on(
        doneBy('readCancelled', 'readMade'),
        ({ event, after }) => {
          const result = event['output'] as FindResult;
          const isShown = result.type === 'found' && result.stay === firstOff;
          return (after.output?.cancelled !== undefined && after.output.cancelled !== null) === isShown;
        },
      ),
      'a room that stands is told as the estate has answered, or not known (F-12)': on(
        doneBy('readCancelled'),
        ({ event, before, after }) => {
          const result = event['output'] as FindResult;
          if (result.type !== 'found') return selectors.selectOutcome(after) !== null;
          if (result.stay === firstOff) return true;
          const { answer, refusal } = before.context;
          if (refusal !== null) return selectors.selectRefusal(after) === refusal;
          return TOLD[answer?.type ?? 'taken'](after);
        },
      ),
      'a code that is no good comes back to its form once': on(
        doneBy('readCancelled'),
        ({ after, emitted }) => (isEntering(after) ? isReturnedOnce(emitted) : emitted.length === 0),
      ),
      'one that was made, as the estate says, but is not shown is asked about again (F-12)': on(
        doneBy('readMade'),
        ({ after }) => after.status === 'done' || selectors.selectOutcome(after) !== null,
      ),
      'a cancellation that cannot be looked up is not known (F-12)': on(
        failedBy('readCancelled', 'readMade'),
        ({ after }) => selectors.selectOutcome(after) !== null,
      ),
      'one that an earlier page has sent is told, or asked about (F-12)': on(
        doneBy('recallChange'),
        ({ event, before, after }) => {
          if (event['output'] === null) return after.matches('idle');
          return before.context.stay === firstOff
            ? after.output?.cancelled === ofFirst
            : selectors.selectOutcome(after) !== null;
        },
      ),
      'one that is clearly not made ends it with the stay as it was read': on(
        doneBy('outcome'),
        ({ event, after }) =>
          (event['output'] as { type: string }).type === 'made' || after.output?.cancelled === null,
      ),
    },
    mayRest: (snapshot) => snapshot.matches('idle'),
  },
);
