import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { calendarReason } from '../../../src/domain/availability.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import type { StayDates } from '../../../src/domain/calendar-range.ts';
import { guestQuotaOf } from '../../../src/domain/guest-counts.ts';
import { isWithoutDogFriendlyRoom } from '../../../src/domain/rooms.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers.ts';
import type { CalendarInput, CalendarOutput } from '../../modals/calendar/calendar.machine.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { isRefusal } from '../../shared/refusals.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { port } from '../../shared/port.ts';
import { ports } from '../../shared/ports.ts';
import type { RoomsInput, RoomsOutput } from './rooms.types.ts';
import {
  canChoose,
  lossesOf,
  partyOf,
  roomPanelsOf,
  withoutDogs,
  type RoomsFacts,
  keptVouchers,
  takeStatus,
  vouchersToCheck,
  type VouchersToMove,
  calendarNames,
  nightlyFees,
} from './rooms.rules.ts';
import type { WeekCalendarInput, WeekCalendarOutput } from './week-calendar.machine.ts';

export type RoomsEvent =
  | { type: 'room.chosen'; roomCode: string }
  | { type: 'prices.opened'; roomCode: string }
  | { type: 'prices.closed' }
  | { type: 'dogs.leftAtHome' }
  | { type: 'dates.abandoned' }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' };

export interface RoomsContext extends RoomsFacts, LastFailure {
  session: RoomsInput['session'];
  /** The room that the guest wants, or whose prices by date are shown. */
  roomCode: string;
  /** The search to repeat: new dates, or no code. */
  again: StayDates & { code: string | null };
  vouchers: VouchersToMove;
}

const types = {} as {
  context: RoomsContext;
  events: RoomsEvent;
  input: RoomsInput;
  output: RoomsOutput;
  tags: 'busy' | 'listed' | 'modal' | 'failed';
  children: { calendar: 'calendar'; weekCalendar: 'weekCalendar' };
};

const roomsSetup = setup({
  types,
  actors: {
    calendar: port<CalendarOutput, CalendarInput>('calendar'),
    weekCalendar: port<WeekCalendarOutput, WeekCalendarInput>('weekCalendar'),
    checkVoucher: ports.checkVoucher,
  },
  guards: {
    lacksAvailability: ({ context }) => calendarReason(context.availability) !== null,
    lacksDogFriendlyRoom: ({ context }) => isWithoutDogFriendlyRoom(roomPanelsOf(context), context.party),
    isFirstLeg: ({ context }) => context.leg === 1,
    canChoose: ({ context }, params: { roomCode: string }) => canChoose(context, params.roomCode),
    losesChoices: ({ context }, params: { roomCode: string }) =>
      canChoose(context, params.roomCode) && lossesOf(context, params.roomCode) !== null,
    hasChosenRooms: ({ context }) => context.booking.legs.some((leg) => leg.roomCode !== null),
    hasVoucherToCheck: ({ context }) => context.vouchers.unchecked.length > 0,
    hasRefusedVoucher: ({ context }) => context.vouchers.refused.length > 0,
    isRefusal: (_, failure: Failure) => isRefusal(failure),
    isClosed: (_, { type }: CalendarOutput) => type === 'closed',
  },
  actions: {
    wantRoom: assign((_, { roomCode }: { roomCode: string }) => ({ roomCode })),
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

function asSearched({ search: { arrivalDate, numberOfNights, code } }: Booking): RoomsContext['again'] {
  return { arrivalDate, numberOfNights, code };
}

/**
 * A room for one leg (A §2.5): the list with its prices by date, the month calendar where nothing is available
 * (A §4.6), both ways on where no room takes dogs, and a question before another room or other dates take away
 * what has been chosen (D-39), or a voucher that does not count there (D-406).
 */
export const roomsMachine = roomsSetup.createMachine({
  id: 'rooms',
  context: ({ input }) => ({
    ...input,
    party: partyOf(input.booking, input.leg),
    roomCode: '',
    again: asSearched(input.booking),
    vouchers: keptVouchers(input.booking),
    ...NO_FAILURE,
  }),
  output: outputOf<RoomsContext, RoomsOutput>({
    roomChosen: ({ roomCode, party }) => ({ type: 'roomChosen', roomCode, guestQuota: guestQuotaOf(party) }),
    searchAgain: ({ again, vouchers }) => ({ type: 'searchAgain', ...again, vouchers: vouchers.counted }),
    newSearch: () => ({ type: 'newSearch' }),
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'lacksAvailability', target: 'withoutAvailability' },
        { guard: 'lacksDogFriendlyRoom', target: 'withoutDogFriendlyRoom' },
        { target: 'choosing' },
      ],
    },
    withoutAvailability: {
      tags: 'modal',
      invoke: {
        id: 'calendar',
        src: 'calendar',
        input: ({ context }) => ({
          session: context.session,
          search: context.booking.search,
          leg: context.leg,
          reason: calendarReason(context.availability) ?? 'dates',
          fees: nightlyFees(context),
        }),
        onDone: [
          {
            guard: withOutput('isClosed'),
            target: 'newSearch',
          },
          {
            target: 'movingStay',
            actions: withOutput('wantAnswer'),
          },
        ],
        onError: 'newSearch',
      },
    },
    withoutDogFriendlyRoom: {
      on: {
        'dogs.leftAtHome': { target: 'choosing', actions: ['leaveDogsAtHome', 'reportParty'] },
        'dates.abandoned': 'newSearch',
      },
    },
    choosing: {
      tags: 'listed',
      initial: 'browsing',
      on: {
        'room.chosen': [
          {
            guard: withEvent('losesChoices'),
            target: 'askingToChangeRoom',
            actions: withEvent('wantRoom'),
          },
          {
            guard: withEvent('canChoose'),
            target: 'roomChosen',
            actions: withEvent('wantRoom'),
          },
        ],
        'prices.opened': {
          guard: 'isFirstLeg',
          target: '.comparingDates',
          reenter: true,
          actions: withEvent('wantRoom'),
        },
      },
      states: {
        browsing: {},
        comparingDates: {
          invoke: {
            id: 'weekCalendar',
            src: 'weekCalendar',
            input: ({ context }) => ({
              session: context.session,
              search: context.booking.search,
              leg: context.leg,
              roomCode: context.roomCode,
              ...calendarNames(context, context.roomCode),
              fees: nightlyFees(context, context.roomCode),
            }),
            onDone: [
              {
                guard: 'hasChosenRooms',
                target: '#rooms.askingToChangeDates',
                actions: withOutput('wantDates'),
              },
              {
                target: '#rooms.movingStay',
                actions: withOutput('wantDates'),
              },
            ],
            onError: 'browsing',
          },
          on: { 'prices.closed': 'browsing' },
        },
      },
    },
    askingToChangeRoom: {
      tags: ['listed', 'modal'],
      on: { 'change.confirmed': 'roomChosen', 'change.dismissed': 'choosing' },
    },
    askingToChangeDates: {
      tags: ['listed', 'modal'],
      on: { 'change.confirmed': 'movingStay', 'change.dismissed': 'choosing' },
    },
    /** Whether a voucher counts depends on the dates, so each is checked before the rooms are given back. */
    movingStay: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'hasVoucherToCheck', target: 'checkingVoucher' },
            { guard: 'hasRefusedVoucher', target: 'askingAboutVouchers' },
            { target: '#rooms.searchAgain' },
          ],
        },
        checkingVoucher: {
          tags: 'busy',
          invoke: {
            id: 'checkVoucher',
            src: 'checkVoucher',
            input: ({ context }) => ({
              reference: context.vouchers.unchecked[0] ?? '',
              arrivalDate: context.again.arrivalDate,
            }),
            onDone: {
              target: 'deciding',
              actions: withOutput('takeStatus'),
            },
            onError: [
              {
                guard: withFailure('isRefusal', 'checkVoucher'),
                target: 'deciding',
                actions: { type: 'takeStatus', params: null },
              },
              {
                target: 'askingToCheckAgain',
                actions: withFailure('keepFailure', 'checkVoucher'),
              },
            ],
          },
        },
        /** Whether the voucher counts there is not known (D-456). */
        askingToCheckAgain: {
          tags: ['listed', 'modal', 'failed'],
          on: { 'change.confirmed': 'checkingVoucher', 'change.dismissed': '#rooms.opening' },
        },
        askingAboutVouchers: {
          tags: ['listed', 'modal'],
          on: { 'change.confirmed': '#rooms.searchAgain', 'change.dismissed': '#rooms.opening' },
        },
      },
    },
    roomChosen: { type: 'final' },
    searchAgain: { type: 'final' },
    newSearch: { type: 'final' },
  },
});

export type RoomsRef = ActorRefFrom<typeof roomsMachine>;
