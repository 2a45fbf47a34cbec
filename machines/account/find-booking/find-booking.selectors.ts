import type { SnapshotFrom } from 'xstate';
import { stayPayment, type StayPayment } from '../../../src/domain/account/found-stay.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import { cancelledRooms, stayRooms, type StayRoom } from '../booking-details/booking-details.rules.ts';
import { stayHead, type StayHead } from '../booking-details/stay-head.rules.ts';
import type { findBookingMachine } from './find-booking.machine.ts';

type Snapshot = SnapshotFrom<typeof findBookingMachine>;

/** What the screen says of a booking that was found. */
export interface FoundBooking {
  head: StayHead;
  rooms: StayRoom[];
  payment: StayPayment | null;
}

/** Whether the estate lets anybody look a booking up. Without a login this screen is shown even where it does not. */
export const selectIsOffered = ({ context }: Snapshot) => context.configuration.content.account.bookingLookup;

export const selectForm = ({ context }: Snapshot) => context.form;

export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** Whether the estate has no booking for what was typed in the last try. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches({ entering: 'unknown' });

export const selectIsTooOften = (snapshot: Snapshot) => snapshot.matches({ entering: 'tooOften' });

export const selectTryFrom = ({ context }: Snapshot) => context.tryFrom;

export const selectIsMember = ({ context }: Snapshot) => context.profile !== null;

/** The actor that cancels rooms of the booking; null where none can be cancelled here. */
export const selectCancelRoom = ({ children }: Snapshot) => children.cancelRoom ?? null;

/** The rooms that have just been cancelled, by leg; 'all' where none is left, null without a cancellation. */
export const selectCancelled = contextSelector(({ stay, cancelled }: Snapshot['context']) =>
  stay === null ? null : cancelledRooms(stay, cancelled),
);

/** The booking; null until one is found. */
export const selectFound = contextSelector(
  ({ stay, configuration }: Snapshot['context']): FoundBooking | null => {
    const head = stay && stayHead(stay, configuration);
    if (stay === null || head === null) return null;
    return { head, rooms: stayRooms(stay, configuration), payment: stayPayment(stay.booking, stay.at) };
  },
);
