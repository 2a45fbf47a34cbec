import { assign, raise, sendTo, setup } from 'xstate';
import type { StayBooking } from '../../../src/domain/stay-bookings.ts';
import { canCancelAll, canChange, offersChanges } from '../../../src/domain/stay-changes.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { sendConfirmationMachine } from '../../shared/send-confirmation/send-confirmation.machine.ts';
import type { MemberInput, ScreenOutput } from '../account.types.ts';
import { bookingsPorts } from '../shared/ports.ts';
import { stayPackagesMachine } from '../stay-packages/stay-packages.machine.ts';
import type { BookingReloaded, LoadedStay, PackagesChanged } from './booking-details.types.ts';

export interface BookingDetailsContext extends MemberInput<'bookingDetails'>, LastFailure {
  /** The stay as the server last sent it; null before the first answer. */
  stay: LoadedStay | null;
  /** The room that 'Are you sure?' asks about; null for all rooms. */
  asked: number | null;
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
  | PackagesChanged;

const types = {} as {
  context: BookingDetailsContext;
  events: BookingDetailsEvent;
  input: MemberInput<'bookingDetails'>;
  output: ScreenOutput;
  children: {
    loadStayBooking: 'loadStayBooking';
    readCancelled: 'loadStayBooking';
    readRefused: 'loadStayBooking';
    readPackages: 'loadStayBooking';
    cancelStay: 'cancelStay';
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
    resend: sendConfirmationMachine,
    packages: stayPackagesMachine,
  },
  guards: {
    offersChanges: ({ context: { stay } }) => stay !== null && offersChanges(stay.booking, stay.at),
    offersNothing: ({ context: { stay } }) => stay === null || !offersChanges(stay.booking, stay.at),
    canCancel: ({ context: { stay } }, { leg }: { leg: number }) =>
      stay !== null && canChange(stay.booking, leg, stay.at),
    cannotCancelAsked: ({ context: { stay, asked } }) =>
      stay === null ||
      !(asked === null ? canCancelAll(stay.booking, stay.at) : canChange(stay.booking, asked, stay.at)),
    /** Every room that the guest wanted to cancel is cancelled. */
    isCancelled: ({ context: { asked } }, { booking }: LoadedStay) =>
      booking.items.every(({ leg, isCancelled }) => isCancelled || (asked !== null && leg !== asked)),
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
    askAboutRoom: assign((_, { leg }: { leg: number }) => ({ asked: leg })),
    askAboutAll: assign({ asked: null }),
  },
});

/** The booking as the server last sent it. Throws before the first answer. */
export function bookingOf({ stay }: BookingDetailsContext): StayBooking {
  if (stay === null) throw new Error('The stay has not been read yet');
  return stay.booking;
}
