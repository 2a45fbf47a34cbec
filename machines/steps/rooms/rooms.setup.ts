import { assign, sendParent, setup } from 'xstate';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { StayDates } from '../../../src/domain/dates/calendar-range.ts';
import {
  ALL_ROOMS,
  toggleFilter,
  type RoomFilter,
  type RoomSort,
} from '../../../src/domain/rooms/room-list.ts';
import { isWithoutDogFriendlyRoom } from '../../../src/domain/rooms/rooms.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import { calendarMachine, type CalendarOutput } from '../../modals/calendar/calendar.machine.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { ports } from '../../shared/ports.ts';
import { closerLookMachine } from './closer-look.machine.ts';
import type { LookWanted } from './closer-look.rules.ts';
import {
  canChoose,
  lossesOf,
  reasonOf,
  roomPanelsOf,
  withoutDogs,
  keptVouchers,
  takeStatus,
  vouchersToCheck,
  type RoomsInput,
  type RoomsOutput,
  type VouchersToMove,
} from './rooms.rules.ts';
import { sameAgainFor } from './same-again.rules.ts';
import { canCompare, toggleCompared, type RoomsInView } from './wanted-rooms.ts';
import { weekCalendarMachine } from './week-calendar.machine.ts';

export type RoomsEvent =
  | { type: 'room.chosen'; roomCode: string }
  | { type: 'same.chosen' }
  | { type: 'prices.opened'; roomCode: string }
  | { type: 'prices.closed' }
  | { type: 'filter.toggled'; filter: RoomFilter }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: RoomSort }
  | { type: 'room.compared'; roomCode: string }
  | LookWanted
  | { type: 'dogs.leftAtHome' }
  | { type: 'dates.abandoned' }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' };

export interface RoomsContext extends RoomsInView, LastFailure {
  session: RoomsInput['session'];
  /** The room that the guest wants, or whose prices by date are open. */
  roomCode: string;
  /** The search to repeat, with new dates or without its code. */
  again: StayDates & { code: string | null };
  vouchers: VouchersToMove;
  /** What the guest wants to look at, or looked at last. */
  look: LookWanted;
}

const types = {} as {
  context: RoomsContext;
  events: RoomsEvent;
  input: RoomsInput;
  output: RoomsOutput;
  tags: 'busy' | 'listed' | 'modal' | 'failed';
  children: { calendar: 'calendar'; weekCalendar: 'weekCalendar'; closerLook: 'closerLook' };
};

/** Types, outside actors, guards and actions of the rooms step. */
export const roomsSetup = setup({
  types,
  actors: {
    calendar: calendarMachine,
    weekCalendar: weekCalendarMachine,
    closerLook: closerLookMachine,
    checkVoucher: ports.checkVoucher,
  },
  guards: {
    lacksAvailability: ({ context }) => reasonOf(context) !== null,
    lacksDogFriendlyRoom: ({ context }) => isWithoutDogFriendlyRoom(roomPanelsOf(context), context.party),
    isFirstLeg: ({ context }) => context.leg === 1,
    canChoose: ({ context }, params: { roomCode: string }) => canChoose(context, params.roomCode),
    hasSameAgain: ({ context }) => sameAgainFor(context) !== null,
    losesChoices: ({ context }, params: { roomCode: string }) =>
      canChoose(context, params.roomCode) && lossesOf(context, params.roomCode) !== null,
    canCompare: ({ context }, { roomCode }: { roomCode: string }) => canCompare(context, roomCode),
    hasChosenRooms: ({ context }) => context.booking.legs.some((leg) => leg.roomCode !== null),
    hasVoucherToCheck: ({ context }) => context.vouchers.unchecked.length > 0,
    hasRefusedVoucher: ({ context }) => context.vouchers.refused.length > 0,
    isClosed: (_, { type }: CalendarOutput) => type === 'closed',
  },
  actions: {
    wantRoom: assign((_, { roomCode }: { roomCode: string }) => ({ roomCode })),
    toggleFilter: assign(({ context: { wanted } }, { filter }: { filter: RoomFilter }) => ({
      wanted: { ...wanted, filters: toggleFilter(wanted.filters, filter) },
    })),
    clearFilters: assign(({ context: { wanted } }) => ({
      wanted: { ...wanted, filters: ALL_ROOMS.filters },
    })),
    sortRooms: assign(({ context: { wanted } }, { sort }: { sort: RoomSort }) => ({
      wanted: { ...wanted, sort },
    })),
    toggleCompared: assign(({ context: { compared } }, { roomCode }: { roomCode: string }) => ({
      compared: toggleCompared(compared, roomCode),
    })),
    wantLook: assign((_, look: LookWanted) => ({ look })),
    wantDates: assign(({ context }, dates: StayDates) => ({
      again: { ...context.again, ...dates },
      vouchers: vouchersToCheck(context.booking),
    })),
    wantAnswer: assign(({ context: { again, booking } }, answer: CalendarOutput) =>
      answer.type === 'datesChosen'
        ? {
            again: { ...again, arrivalDate: answer.arrivalDate, numberOfNights: answer.numberOfNights },
            vouchers: vouchersToCheck(booking),
          }
        : // Dates that were given up over a voucher are not wanted any more.
          { again: { ...asSearched(booking), code: null }, vouchers: keptVouchers(booking) },
    ),
    takeStatus: assign(({ context }, status: VoucherStatus | null) => ({
      vouchers: takeStatus(context.vouchers, status),
    })),
    keepFailure: assign(keepFailure),
    leaveDogsAtHome: assign(({ context }) => withoutDogs(context)),
    reportParty: sendParent(({ context: { booking } }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { search: booking.search, legs: booking.legs },
    })),
  },
});

/** The booking's own search, as the one to repeat. */
export function asSearched({
  search: { arrivalDate, numberOfNights, code },
}: Booking): RoomsContext['again'] {
  return { arrivalDate, numberOfNights, code };
}
