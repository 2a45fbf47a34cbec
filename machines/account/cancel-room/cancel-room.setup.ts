import * as v from 'valibot';
import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { canChange } from '../../../src/domain/account/stay-changes.ts';
import { isMadeIn, type SentCancellation, type SentChange } from '../../../src/domain/booking/sent-write.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { createForm, formChanges, type Form, type FormEvent } from '../../shared/form.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { outcomeMachine, type OutcomeOutput } from '../../shared/outcome/outcome.machine.ts';
import { ports } from '../../shared/ports.ts';
import { isClearRefusal, refusalReason } from '../../shared/refusals.ts';
import type { FindResult } from '../find-booking/find-booking.types.ts';
import { oneTimeCode } from '../shared/fields.ts';
import { bookingsPorts } from '../shared/ports.ts';
import type { CancelRoomInput, CancelRoomOutput, CodeAnswer, CodeSending } from './cancel-room.types.ts';

export interface CancelRoomContext extends CancelRoomInput, LastFailure {
  /** The room that 'Are you sure?' asks about, by leg; null before one is chosen. */
  asked: number | null;
  /** The form of the code. It knows only whether the code has six digits. */
  form: Form<{ code: boolean }>;
  /** The estate's answer to the code; null where it was lost, or refuses the cancellation. */
  answer: CodeAnswer | null;
  /** The estate's own reason for refusing the cancellation; null where it has not refused clearly. */
  refusal: string | null;
  /** The time from which the estate takes the next try; null where it names none. */
  tryFrom: LocalDateTime | null;
  /** The cancellation that was sent, and whose outcome is not known yet. */
  sent: SentCancellation | null;
  /** How often the estate has said that it is made, without showing it. */
  timesMade: number;
  /** The cancellation that the stay now shows. */
  cancelled: SentCancellation | null;
}

export type CancelRoomEvent =
  | FormEvent
  | { type: 'cancel.opened' }
  | { type: 'cancel.roomChosen'; leg: number }
  | { type: 'cancel.declined' }
  | { type: 'cancel.closed' }
  | { type: 'code.requested' }
  | { type: 'load.retried' };

const { change, leave, submit, isValid } = formChanges<CancelRoomContext>(v.object({ code: oneTimeCode }));

export const emptyForm = () => createForm({ code: false });

const types = {} as {
  context: CancelRoomContext;
  events: CancelRoomEvent;
  input: CancelRoomInput;
  output: CancelRoomOutput;
  emitted: FormReturned;
  children: {
    recallChange: 'recallChange';
    sendCode: 'sendCode';
    pause: 'pause';
    cancelByCode: 'cancelByCode';
    readCancelled: 'lookUp';
    readMade: 'lookUp';
    outcome: 'outcome';
  };
  /** 'failed': no code was sent (E-18). 'code': the guest enters it, or it is tried. */
  tags: 'busy' | 'failed' | 'code';
};

type Of = { context: CancelRoomContext };

/** Whether the estate has answered so to the code. */
const isAnswered =
  (type: CodeAnswer['type']) =>
  ({ context: { answer } }: Of) =>
    answer?.type === type;

/** Types, outside actors, guards and actions of cancelling a room by a code. */
export const cancelRoomSetup = setup({
  types,
  actors: {
    recallChange: bookingsPorts.recallChange,
    sendCode: bookingsPorts.sendCancellationCode,
    cancelByCode: bookingsPorts.cancelByCode,
    lookUp: bookingsPorts.findBooking,
    pause: ports.pause,
    outcome: outcomeMachine,
  },
  guards: {
    offersCancelling: ({ context: { stay } }) =>
      stay.booking.items.some(({ leg }) => canChange(stay.booking, leg, stay.at)),
    canCancel: ({ context: { stay } }, { leg }: { leg: number }) => canChange(stay.booking, leg, stay.at),
    isCode: isValid,
    isNothing: (_, sent: SentChange | null) => sent?.kind !== 'cancellation',
    isTooOften: (_, { type }: CodeSending) => type === 'tooOften',
    isNotSent: (_, failure: Failure) => isClearRefusal(failure),
    isFound: (_, { type }: FindResult) => type === 'found',
    isShown: ({ context: { stay, sent } }) => sent !== null && isMadeIn(stay.booking, sent),
    isWrong: isAnswered('wrong'),
    isExpired: isAnswered('expired'),
    isRefused: ({ context: { refusal } }) => refusal !== null,
    isMade: (_, { type }: OutcomeOutput) => type === 'made',
  },
  actions: {
    askAbout: assign((_, { leg }: { leg: number }) => ({ asked: leg, form: emptyForm() })),
    enterField: assign(change),
    leaveField: assign(leave),
    showErrors: assign(submit),
    keepFailure: assign(keepFailure),
    keepTime: assign((_, result: CodeSending) => ({
      tryFrom: result.type === 'tooOften' ? result.from : null,
    })),
    keepSent: assign(({ context }) => ({ sent: cancellationOf(context), answer: null, refusal: null })),
    recallSent: assign((_, sent: SentChange | null) => ({
      sent: sent?.kind === 'cancellation' ? sent : null,
    })),
    keepAnswer: assign((_, answer: CodeAnswer) => ({ answer })),
    countMade: assign(({ context }) => ({ answer: null, refusal: null, timesMade: context.timesMade + 1 })),
    keepRefusal: assign((_, failure: Failure) => ({ refusal: refusalReason(failure) })),
    keepStay: assign((_, result: FindResult) => (result.type === 'found' ? { stay: result.stay } : {})),
    keepMade: assign(({ context: { sent } }) => ({ cancelled: sent })),
    forgetSent: assign({ sent: null }),
    tellReturned: emit(FORM_RETURNED),
    /** Whoever runs the chart keeps the cancellation for a reload, or forgets it. */
    noteSent: () => undefined,
  },
});

/** The number of the booking, whatever number it was looked up by: that of its first room. */
export function numberOf({ stay, question }: Pick<CancelRoomContext, 'stay' | 'question'>): string {
  return stay.booking.items[0]?.confirmationNumber ?? question.confirmationNumber;
}

/** The cancellation that 'Are you sure?' asks about. */
function cancellationOf(context: CancelRoomContext): SentCancellation {
  const legs = [roomOf(context)];
  return { kind: 'cancellation', confirmationNumber: numberOf(context), legs, byCode: true };
}

/** The room that was chosen. Throws where none was. */
export function roomOf({ asked }: Pick<CancelRoomContext, 'asked'>): number {
  if (asked === null) throw new Error('No room was chosen');
  return asked;
}
