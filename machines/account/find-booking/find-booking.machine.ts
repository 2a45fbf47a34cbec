import * as v from 'valibot';
import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { emailAddress, requiredText } from '../../shared/fields.ts';
import { createForm, formChanges, type Form, type FormEvent } from '../../shared/form.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { SentCancellation } from '../../../src/domain/booking/sent-write.ts';
import type { FindInput, ScreenOutput } from '../account.types.ts';
import { cancelRoomMachine } from '../cancel-room/cancel-room.machine.ts';
import type { CancelRoomInput, CancelRoomOutput } from '../cancel-room/cancel-room.types.ts';
import { bookingsPorts } from '../shared/ports.ts';
import type { LoadedStay } from '../booking-details/booking-details.rules.ts';
import type { FindQuestion, FindResult } from './find-booking.types.ts';

export interface FindBookingContext extends FindInput, LastFailure {
  form: Form<FindQuestion>;
  /** The time from which the estate takes the next question; null where it names none. */
  tryFrom: LocalDateTime | null;
  stay: LoadedStay | null;
  /** What the stay was found by; null until then. */
  question: FindQuestion | null;
  /** The last cancellation that the stay shows; null without one. */
  cancelled: SentCancellation | null;
}

const LONGEST_NUMBER = 64;

/** A confirmation number from an address; empty where the address has none that can be read. */
const givenNumber = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NUMBER)), '');

const findSchema = v.object({ confirmationNumber: requiredText, emailAddress });

const emptyForm = (confirmationNumber = '') => createForm({ confirmationNumber, emailAddress: '' });

const { change, leave, submit, isValid } = formChanges<FindBookingContext>(findSchema);

const types = {} as {
  context: FindBookingContext;
  events: FormEvent | { type: 'lookup.restarted' };
  input: FindInput;
  output: ScreenOutput;
  children: { findBooking: 'findBooking'; cancelRoom: 'cancelRoom' };
  emitted: FormReturned;
  /** 'failed': the estate could not be asked (E-18). */
  tags: 'busy' | 'failed';
};

/**
 * A guest without an account looks up a booking by its number and e-mail address, and reads it (D-497).
 *
 * What was typed stays until a booking is found; then the form is empty. The booking is forgotten with the screen, and
 * what it was found by. Where the estate allows it, its rooms can be cancelled (D-645). The chart has no end: a link
 * leads away.
 */
export const findBookingMachine = setup({
  types,
  actors: { findBooking: bookingsPorts.findBooking, cancelRoom: cancelRoomMachine },
  guards: {
    isComplete: isValid,
    isFound: (_, { type }: FindResult) => type === 'found',
    isTooOften: (_, { type }: FindResult) => type === 'tooOften',
    mayCancel: ({ context: { configuration } }) => configuration.content.account.bookingCancellation,
  },
  actions: {
    enterField: assign(change),
    leaveField: assign(leave),
    showAllErrors: assign(submit),
    keepStay: assign((_, result: FindResult) => ({ stay: result.type === 'found' ? result.stay : null })),
    keepTime: assign((_, result: FindResult) => ({
      tryFrom: result.type === 'tooOften' ? result.from : null,
    })),
    keepFailure: assign(keepFailure),
    keepQuestion: assign(({ context: { form } }) => ({ question: questionOf(form), form: emptyForm() })),
    forgetStay: assign({ stay: null, question: null, cancelled: null }),
    keepCancelled: assign((_, output: CancelRoomOutput) => ({ ...output })),
    tellReturned: emit(FORM_RETURNED),
  },
}).createMachine({
  id: 'findBooking',
  context: ({ input }) => ({
    ...input,
    form: emptyForm(v.parse(givenNumber, input.route.number)),
    tryFrom: null,
    stay: null,
    question: null,
    cancelled: null,
    ...NO_FAILURE,
  }),
  initial: 'entering',
  states: {
    /** The form. It tells how the last try ended, until the next one. */
    entering: {
      initial: 'untried',
      on: {
        'field.changed': { actions: withEvent('enterField') },
        'field.left': { actions: withEvent('leaveField') },
        'form.submitted': [
          { guard: 'isComplete', target: 'asking' },
          { target: '.untried', actions: 'showAllErrors' },
        ],
      },
      states: { untried: {}, unknown: {}, tooOften: {}, failed: { tags: 'failed' } },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'findBooking',
        src: 'findBooking',
        input: ({ context: { form } }) => questionOf(form),
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'found',
            actions: [withOutput('keepStay'), 'keepQuestion'],
          },
          {
            guard: withOutput('isTooOften'),
            target: 'entering.tooOften',
            actions: [withOutput('keepTime'), 'tellReturned'],
          },
          { target: 'entering.unknown', actions: 'tellReturned' },
        ],
        onError: {
          target: 'entering.failed',
          actions: [withFailure('keepFailure', 'findBooking'), 'tellReturned'],
        },
      },
    },
    found: {
      initial: 'deciding',
      on: { 'lookup.restarted': { target: 'entering', actions: 'forgetStay' } },
      states: {
        deciding: { always: [{ guard: 'mayCancel', target: 'cancellable' }, { target: 'readOnly' }] },
        readOnly: {},
        cancellable: {
          invoke: {
            id: 'cancelRoom',
            src: 'cancelRoom',
            input: ({ context }) => cancelRoomInput(context),
            onDone: { target: 'deciding', actions: withOutput('keepCancelled') },
            onError: {
              target: '#findBooking.entering.failed',
              actions: [withFailure('keepFailure', 'cancelRoom'), 'forgetStay'],
            },
          },
        },
      },
    },
  },
});

function questionOf({ values }: Form<FindQuestion>): FindQuestion {
  return {
    confirmationNumber: values.confirmationNumber.trim(),
    emailAddress: values.emailAddress.trim(),
  };
}

/** Throws before a stay is found. */
function cancelRoomInput({ configuration, stay, question }: FindBookingContext): CancelRoomInput {
  if (stay === null || question === null) throw new Error('No stay was found');
  return { configuration, stay, question };
}

export type FindBookingRef = ActorRefFrom<typeof findBookingMachine>;
