import * as v from 'valibot';
import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { emailAddress, requiredText } from '../../shared/fields.ts';
import { createForm, formChanges, type Form, type FormEvent } from '../../shared/form.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { FindInput, ScreenOutput } from '../account.types.ts';
import { bookingsPorts } from '../shared/ports.ts';
import type { LoadedStay } from '../booking-details/booking-details.types.ts';
import type { FindResult } from './find-booking.types.ts';

export interface FindValues {
  confirmationNumber: string;
  emailAddress: string;
}

export interface FindBookingContext extends FindInput, LastFailure {
  form: Form<FindValues>;
  /** The time from which the estate takes the next question; null where it names none. */
  tryFrom: LocalDateTime | null;
  stay: LoadedStay | null;
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
  children: { findBooking: 'findBooking' };
  emitted: FormReturned;
  /** 'failed': the estate could not be asked (E-18). */
  tags: 'busy' | 'failed';
};

/**
 * A guest without an account looks up a booking by its number and e-mail address, and reads it (D-497).
 *
 * What was typed stays until a booking is found; then it is forgotten. The booking is forgotten with the screen. The
 * chart has no end: a link leads away.
 */
export const findBookingMachine = setup({
  types,
  actors: { findBooking: bookingsPorts.findBooking },
  guards: {
    isComplete: isValid,
    isFound: (_, { type }: FindResult) => type === 'found',
    isTooOften: (_, { type }: FindResult) => type === 'tooOften',
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
    forgetTyped: assign({ form: emptyForm() }),
    forgetStay: assign({ stay: null }),
    tellReturned: emit(FORM_RETURNED),
  },
}).createMachine({
  id: 'findBooking',
  context: ({ input }) => ({
    ...input,
    form: emptyForm(v.parse(givenNumber, input.route.number)),
    tryFrom: null,
    stay: null,
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
        input: ({ context: { form } }) => ({
          confirmationNumber: form.values.confirmationNumber.trim(),
          emailAddress: form.values.emailAddress.trim(),
        }),
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'found',
            actions: [withOutput('keepStay'), 'forgetTyped'],
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
    found: { on: { 'lookup.restarted': { target: 'entering', actions: 'forgetStay' } } },
  },
});

export type FindBookingRef = ActorRefFrom<typeof findBookingMachine>;
