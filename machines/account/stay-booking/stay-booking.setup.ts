import { assign, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { canCancelAll, canChange, offersChanges } from '../../../src/domain/stay-changes.ts';
import { failureOf } from '../../shared/failure.ts';
import type { MemberInput, ScreenOutput } from '../account.contract.ts';
import { bookingsPorts } from '../bookings.ports.ts';
import { resendMachine } from '../resend/resend.machine.ts';
import type { LoadedStay, PackagesChanged } from './stay-booking.contract.ts';

export interface StayBookingContext extends MemberInput<'stayBooking'> {
  /** As it was read last; null until it was read once. */
  stay: LoadedStay | null;
  failure: Failure | null;
  /** The room that the guest is asked about; null for all rooms. */
  asked: number | null;
}

export type StayBookingEvent =
  | { type: 'load.retried' }
  | { type: 'cancel.opened' }
  | { type: 'cancel.roomChosen'; leg: number }
  | { type: 'cancel.allChosen' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.declined' }
  | { type: 'cancel.closed' }
  | { type: 'amend.opened' }
  | { type: 'amend.closed' }
  | PackagesChanged;

/** Types, outside actors, guards and actions of the stay's detail. */
export const stayBookingSetup = setup({
  types: {
    context: {} as StayBookingContext,
    events: {} as StayBookingEvent,
    input: {} as MemberInput<'stayBooking'>,
    output: {} as ScreenOutput,
    children: {} as {
      loadStayBooking: 'loadStayBooking';
      readAgain: 'loadStayBooking';
      cancelStay: 'cancelStay';
      resend: 'resend';
    },
    tags: {} as 'busy',
  },
  actors: {
    loadStayBooking: bookingsPorts.loadStayBooking,
    cancelStay: bookingsPorts.cancelStay,
    resend: resendMachine,
  },
  guards: {
    offersChanges: ({ context: { stay } }) => stay !== null && offersChanges(stay.booking, stay.at),
    canCancel: ({ context: { stay } }, { leg }: { leg: number }) =>
      stay !== null && canChange(stay.booking, leg, stay.at),
    canCancelAll: ({ context: { stay } }) => stay !== null && canCancelAll(stay.booking, stay.at),
  },
  actions: {
    keepStay: assign((_, { stay }: { stay: LoadedStay }) => ({ stay, failure: null })),
    keepFailure: assign((_, { error, port }: { error: unknown; port: string }) => ({
      failure: failureOf(error, port),
    })),
    askAboutRoom: assign((_, { leg }: { leg: number }) => ({ asked: leg })),
    askAboutAll: assign({ asked: null }),
  },
});
