import { assign, sendParent, setup } from 'xstate';
import type { Booking } from '../../../src/domain/booking.ts';
import { calendarReason } from '../../../src/domain/calendar-reason.ts';
import type { StayDates } from '../../../src/domain/calendar-range.ts';
import { guestQuotaOf } from '../../../src/domain/guest-counts.ts';
import { isWithoutDogFriendlyRoom } from '../../../src/domain/rooms.ts';
import type { CalendarInput, CalendarOutput } from '../../modals/calendar/calendar.machine.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { port } from '../../shared/port.ts';
import type { RoomsInput, RoomsOutput } from './rooms.contract.ts';
import { canChoose, lossesOf, partyOf, roomPanelsOf, type RoomsFacts } from './rooms.offers.ts';
import { calendarNames, nightlyFees } from './rooms.calendars.ts';
import type { WeekCalendarInput, WeekCalendarOutput } from './week-calendar.machine.ts';

export type RoomsEvent =
  | { type: 'room.chosen'; roomCode: string }
  | { type: 'prices.opened'; roomCode: string }
  | { type: 'prices.closed' }
  | { type: 'dogs.leftAtHome' }
  | { type: 'dates.abandoned' }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' };

export interface RoomsContext extends RoomsFacts {
  session: RoomsInput['session'];
  /** The room that the guest wants, or whose prices by date are shown. */
  roomCode: string;
  /** The search to repeat: new dates, or no code. */
  again: StayDates & { code: string | null };
}

const types = {} as {
  context: RoomsContext;
  events: RoomsEvent;
  input: RoomsInput;
  output: RoomsOutput;
  tags: 'listed' | 'modal';
  children: { calendar: 'calendar'; weekCalendar: 'weekCalendar' };
};

const roomsSetup = setup({
  types,
  actors: {
    calendar: port<CalendarOutput, CalendarInput>('calendar'),
    weekCalendar: port<WeekCalendarOutput, WeekCalendarInput>('weekCalendar'),
  },
  guards: {
    lacksAvailability: ({ context }) => calendarReason(context.availability) !== null,
    lacksDogFriendlyRoom: ({ context }) => isWithoutDogFriendlyRoom(roomPanelsOf(context), context.party),
    isFirstLeg: ({ context }) => context.leg === 1,
    canChoose: ({ context }, params: { roomCode: string }) => canChoose(context, params.roomCode),
    losesChoices: ({ context }, params: { roomCode: string }) =>
      canChoose(context, params.roomCode) && lossesOf(context, params.roomCode) !== null,
    hasChosenRooms: ({ context }) => context.booking.legs.some((leg) => leg.roomCode !== null),
    isClosed: (_, params: { answer: CalendarOutput }) => params.answer.type === 'closed',
  },
  actions: {
    wantRoom: assign((_, params: { roomCode: string }) => params),
    wantDates: assign(({ context }, params: { dates: StayDates }) => ({
      again: { ...context.again, ...params.dates },
    })),
    wantAnswer: assign(({ context: { again } }, { answer }: { answer: CalendarOutput }) => ({
      again:
        answer.type === 'datesChosen'
          ? { ...again, arrivalDate: answer.arrivalDate, numberOfNights: answer.numberOfNights }
          : { ...again, code: null },
    })),
    leaveDogsAtHome: assign(({ context }) => withoutDogs(context)),
    reportParty: sendParent(({ context: { booking } }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { search: booking.search, legs: booking.legs },
    })),
  },
});

/** The leg's party without its dogs, in the search too; a room that it has already keeps them until it is changed. */
function withoutDogs({ booking, leg, party }: RoomsContext): {
  booking: Booking;
  party: RoomsFacts['party'];
} {
  const { search } = booking;
  const withoutDog = { ...party, dogs: 0 };
  const guestOccupancies = search.guestOccupancies.map((other, index) =>
    index === leg - 1 ? withoutDog : other,
  );
  const legs = booking.legs.map((other) =>
    other.leg === leg && other.roomCode === null
      ? { ...other, guestQuota: { ...other.guestQuota, Dogs: 0 } }
      : other,
  );
  return { booking: { ...booking, legs, search: { ...search, guestOccupancies } }, party: withoutDog };
}

/**
 * A room for one leg (A §2.5): the list with its prices by date, the month calendar where nothing is available
 * (A §4.6), both ways on where no room takes dogs, and a question before another room or other dates take away
 * what has been chosen (D-39).
 */
export const roomsMachine = roomsSetup.createMachine({
  id: 'rooms',
  context: ({ input }) => ({
    ...input,
    party: partyOf(input.booking, input.leg),
    roomCode: '',
    again: {
      arrivalDate: input.booking.search.arrivalDate,
      numberOfNights: input.booking.search.numberOfNights,
      code: input.booking.search.code,
    },
  }),
  output: ({ event }) => event.output as RoomsOutput,
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
            guard: { type: 'isClosed', params: ({ event }) => ({ answer: event.output }) },
            target: 'newSearch',
          },
          {
            target: 'searchAgain',
            actions: { type: 'wantAnswer', params: ({ event }) => ({ answer: event.output }) },
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
            guard: { type: 'losesChoices', params: ({ event }) => ({ roomCode: event.roomCode }) },
            target: 'askingToChangeRoom',
            actions: { type: 'wantRoom', params: ({ event }) => ({ roomCode: event.roomCode }) },
          },
          {
            guard: { type: 'canChoose', params: ({ event }) => ({ roomCode: event.roomCode }) },
            target: 'roomChosen',
            actions: { type: 'wantRoom', params: ({ event }) => ({ roomCode: event.roomCode }) },
          },
        ],
        'prices.opened': {
          guard: 'isFirstLeg',
          target: '.comparingDates',
          reenter: true,
          actions: { type: 'wantRoom', params: ({ event }) => ({ roomCode: event.roomCode }) },
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
                actions: { type: 'wantDates', params: ({ event }) => ({ dates: event.output }) },
              },
              {
                target: '#rooms.searchAgain',
                actions: { type: 'wantDates', params: ({ event }) => ({ dates: event.output }) },
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
      on: { 'change.confirmed': 'searchAgain', 'change.dismissed': 'choosing' },
    },
    roomChosen: {
      type: 'final',
      output: ({ context }): RoomsOutput => ({
        type: 'roomChosen',
        roomCode: context.roomCode,
        guestQuota: guestQuotaOf(context.party),
      }),
    },
    searchAgain: {
      type: 'final',
      output: ({ context }): RoomsOutput => ({ type: 'searchAgain', ...context.again }),
    },
    newSearch: { type: 'final', output: { type: 'newSearch' } },
  },
});
