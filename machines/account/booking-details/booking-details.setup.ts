import { assign, raise, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { isMadeIn, type SentCancellation, type SentChange } from '../../../src/domain/booking/sent-write.ts';
import type { StayBooking } from '../../../src/domain/account/stay-bookings.ts';
import {
  canCancelAll,
  canChange,
  canChangeOnline,
  offersChanges,
} from '../../../src/domain/account/stay-changes.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { outcomeMachine, type OutcomeOutput } from '../../shared/outcome/outcome.machine.ts';
import { refusalReason } from '../../shared/refusals.ts';
import { sendConfirmationMachine } from '../../shared/send-confirmation/send-confirmation.machine.ts';
import type { MemberInput, ScreenOutput } from '../account.types.ts';
import { bookingsPorts } from '../shared/ports.ts';
import { stayPackagesMachine } from '../stay-packages/stay-packages.machine.ts';
import type { BookingReloaded, LoadedStay, PackageAnswered, PackageSent } from './booking-details.rules.ts';

export interface BookingDetailsContext extends MemberInput<'bookingDetails'>, LastFailure {
  /** The stay as the server last sent it; null before the first answer. */
  stay: LoadedStay | null;
  /** The room that 'Are you sure?' asks about; null for all rooms. */
  asked: number | null;
  /** The change that was sent, and whose outcome is not known yet. */
  sent: SentChange | null;
  /** How often the estate has said that it is made, without showing it. */
  timesMade: number;
  /** The last cancellation that is made, until the next one is begun; null without one. */
  cancelled: SentCancellation | null;
  /** The estate's own reason for refusing the last change; null where it has not refused clearly. */
  refusal: string | null;
}

export type BookingDetailsEvent =
  | { type: 'load.retried' }
  | { type: 'cancel.opened' }
  | { type: 'cancel.roomChosen'; leg: number }
  | { type: 'cancel.allChosen' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.declined' }
  | { type: 'cancel.closed' }
  | { type: 'amend.opened' }
  | { type: 'amend.closed' }
  /** Raised when the stay has been read again after a cancellation: the packages take the new stay. */
  | { type: 'stay.reloaded' }
  | PackageSent
  | PackageAnswered;

const types = {} as {
  context: BookingDetailsContext;
  events: BookingDetailsEvent;
  input: MemberInput<'bookingDetails'>;
  output: ScreenOutput;
  children: {
    loadStayBooking: 'loadStayBooking';
    readCancelled: 'loadStayBooking';
    readPackages: 'loadStayBooking';
    cancelStay: 'cancelStay';
    recallChange: 'recallChange';
    outcome: 'outcome';
    resend: 'resend';
    packages: 'packages';
  };
  tags: 'busy' | 'cancelling' | 'failed';
};

/** Types, outside actors, guards and actions of the stay's detail. */
export const bookingDetailsSetup = setup({
  types,
  actors: {
    loadStayBooking: bookingsPorts.loadStayBooking,
    cancelStay: bookingsPorts.cancelStay,
    recallChange: bookingsPorts.recallChange,
    outcome: outcomeMachine,
    resend: sendConfirmationMachine,
    packages: stayPackagesMachine,
  },
  guards: {
    offersChanges: ({ context: { stay } }) => stay !== null && offersChanges(stay.booking, stay.at),
    /** Only one change at a time is sent, so that the stay can tell what became of it. */
    isFree: ({ context }) => context.sent === null,
    canCancelNow: ({ context: { stay, sent } }) =>
      sent === null && stay !== null && canChangeOnline(stay.booking, stay.at),
    canAmend: ({ context: { stay } }) => stay !== null && canChangeOnline(stay.booking, stay.at),
    offersNothing: ({ context: { stay } }) => stay === null || !offersChanges(stay.booking, stay.at),
    canCancel: ({ context: { stay } }, { leg }: { leg: number }) =>
      stay !== null && canChange(stay.booking, leg, stay.at),
    cannotCancelAsked: ({ context: { stay, asked } }) =>
      stay === null ||
      !(asked === null ? canCancelAll(stay.booking, stay.at) : canChange(stay.booking, asked, stay.at)),
    /** The estate has refused, and the rooms stand. */
    isRefused: ({ context: { sent, refusal } }, { booking }: LoadedStay) =>
      refusal !== null && sent !== null && !isMadeIn(booking, sent),
    /** The estate has not refused, and the stay does not show the change. */
    isUnresolved: ({ context: { sent, refusal } }, { booking }: LoadedStay) =>
      refusal === null && sent !== null && !isMadeIn(booking, sent),
    canCancelAll: ({ context: { stay } }) => stay !== null && canCancelAll(stay.booking, stay.at),
  },
  actions: {
    keepStay: assign((_, stay: LoadedStay) => ({ stay })),
    keepFailure: assign(keepFailure),
    announceStay: raise({ type: 'stay.reloaded' }),
    tellPackages: sendTo('packages', ({ context }): BookingReloaded => ({
      type: 'booking.reloaded',
      booking: bookingOf(context),
    })),
    /** Of the stay that has just been read. A refused change may end here unmade. */
    keepMade: assign(({ context: { sent, stay } }) => ({
      cancelled: sent?.kind === 'cancellation' && stay !== null && isMadeIn(stay.booking, sent) ? sent : null,
    })),
    forgetMade: assign({ cancelled: null }),
    askAboutRoom: assign((_, { leg }: { leg: number }) => ({ asked: leg })),
    askAboutAll: assign({ asked: null }),
    keepCancellation: assign(({ context: { route, asked } }) => ({
      sent: cancellationOf({ route, asked }),
      refusal: null,
    })),
    keepPackage: assign(({ context: { route } }, { leg, code, change }: PackageSent) => ({
      sent: { kind: 'package' as const, confirmationNumber: route.id, leg, code, change },
      refusal: null,
    })),
    recallSent: assign((_, sent: SentChange | null) => ({ sent })),
    keepRefusal: assign((_, failure: Failure) => ({ refusal: refusalReason(failure) })),
    keepReason: assign((_, { refusal }: PackageAnswered) => ({ refusal })),
    forgetSent: assign({ sent: null, timesMade: 0 }),
    settle: assign(({ context: { sent, timesMade } }, { type }: OutcomeOutput) => ({
      sent: type === 'made' ? sent : null,
      timesMade: timesMade + 1,
      refusal: null,
    })),
    /** Whoever runs the chart keeps the change for a reload, or forgets it. */
    noteSent: () => undefined,
  },
});

/** The cancellation that 'Are you sure?' asks about. */
export function cancellationOf({
  route,
  asked,
}: Pick<BookingDetailsContext, 'route' | 'asked'>): SentCancellation {
  return { kind: 'cancellation', confirmationNumber: route.id, legs: asked === null ? null : [asked] };
}

/** The change whose outcome is not known. Throws where there is none. */
export function sentOf({ sent }: BookingDetailsContext): SentChange {
  if (sent === null) throw new Error('No change was sent');
  return sent;
}

/** The booking as the server last sent it. Throws before the first answer. */
export function bookingOf({ stay }: BookingDetailsContext): StayBooking {
  if (stay === null) throw new Error('The stay has not been read yet');
  return stay.booking;
}
