import { assign, setup, type ActorRefFrom } from 'xstate';
import { stayBetween, type DateWindow, type StayDates } from '../../../src/domain/dates/calendar-range.ts';
import {
  canPickWeekDay,
  dayOn,
  firstWeekOf,
  hasNextWeek,
  hasPreviousWeek,
  WEEK_NIGHTS,
  type CalendarDay,
} from '../../../src/domain/dates/calendar.ts';
import { addDays, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { NightFees } from '../../../src/domain/money/fees.ts';
import { arrivalWindow, type SearchWithVouchers } from '../../../src/domain/search/occupancy.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import { withEvent, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';

export interface WeekCalendarInput {
  session: Session;
  search: SearchWithVouchers;
  leg: number;
  roomCode: string;
  roomName: string;
  /** The room type's `calendarDefaultRate`. */
  rateCode: string | null;
  /** The name of that rate; empty where the prices are the room's lowest. */
  rateName: string;
  /** The party's fees for one night. */
  fees: NightFees;
}

export type WeekCalendarEvent =
  | { type: 'week.previous' }
  | { type: 'week.next' }
  | { type: 'week.retried' }
  | { type: 'day.picked'; date: LocalDate };

export interface WeekCalendarContext extends WeekCalendarInput {
  window: DateWindow;
  /** The first of the seven days. */
  from: LocalDate;
  /** The last answer. Two weeks share no day. */
  days: CalendarDay[];
  /** The arrival, after the first click; null before it. */
  arrival: LocalDate | null;
  /** The stay of the search; after the second click, the new stay. */
  stay: StayDates;
}

const types = {} as {
  context: WeekCalendarContext;
  events: WeekCalendarEvent;
  input: WeekCalendarInput;
  output: StayDates;
  tags: 'busy';
};

const weekCalendarSetup = setup({
  types,
  actors: { loadCalendar: ports.loadCalendar },
  guards: {
    hasPreviousWeek: ({ context }) => hasPreviousWeek(context.from, context.window),
    hasNextWeek: ({ context }) => hasNextWeek(context.from, context.window),
    canPick: ({ context }, { date }: { date: LocalDate }) => canPick(context, date),
    canEndStay: ({ context }, { date }: { date: LocalDate }) =>
      canPick(context, date) && endStay(context, date) !== null,
  },
  actions: {
    showPreviousWeek: assign(({ context }) => ({ from: addDays(context.from, -WEEK_NIGHTS) })),
    showNextWeek: assign(({ context }) => ({ from: addDays(context.from, WEEK_NIGHTS) })),
    keepDays: assign((_, days: CalendarDay[]) => ({ days })),
    beginStay: assign((_, { date }: { date: LocalDate }) => ({ arrival: date })),
    endStay: assign(({ context }, { date }: { date: LocalDate }) => ({
      stay: endStay(context, date) ?? context.stay,
    })),
  },
});

function canPick({ days, window }: WeekCalendarContext, date: LocalDate): boolean {
  return canPickWeekDay(date, dayOn(days, date), window);
}

function endStay({ arrival }: WeekCalendarContext, date: LocalDate): StayDates | null {
  return arrival === null ? null : stayBetween(arrival, date);
}

/**
 * The guest compares a room's prices over seven days, from the day before arrival. Two clicks make a new stay.
 */
export const weekCalendarMachine = weekCalendarSetup.createMachine({
  id: 'weekCalendar',
  context: ({ input }) => ({
    ...input,
    window: arrivalWindow(input.session.businessDate, input.session.businessDate),
    from: firstWeekOf(input.search.arrivalDate),
    days: [],
    arrival: null,
    stay: { arrivalDate: input.search.arrivalDate, numberOfNights: input.search.numberOfNights },
  }),
  output: ({ context }) => context.stay,
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        week: {
          initial: 'loading',
          on: {
            'week.previous': {
              guard: 'hasPreviousWeek',
              target: '.loading',
              actions: 'showPreviousWeek',
            },
            'week.next': {
              guard: 'hasNextWeek',
              target: '.loading',
              actions: 'showNextWeek',
            },
          },
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadCalendar',
                src: 'loadCalendar',
                input: ({ context }) => ({
                  sessionId: context.session.id,
                  search: context.search,
                  leg: context.leg,
                  from: context.from,
                  nights: WEEK_NIGHTS,
                  roomCode: context.roomCode,
                  rateCode: context.rateCode,
                }),
                onDone: {
                  target: 'shown',
                  actions: withOutput('keepDays'),
                },
                onError: 'failed',
              },
            },
            shown: {},
            failed: { on: { 'week.retried': 'loading' } },
          },
        },
        stay: {
          initial: 'none',
          states: {
            none: {
              on: {
                'day.picked': {
                  guard: withEvent('canPick'),
                  target: 'begun',
                  actions: withEvent('beginStay'),
                },
              },
            },
            begun: {
              on: {
                'day.picked': [
                  {
                    guard: withEvent('canEndStay'),
                    target: '#weekCalendar.chosen',
                    actions: withEvent('endStay'),
                  },
                  {
                    guard: withEvent('canPick'),
                    actions: withEvent('beginStay'),
                  },
                ],
              },
            },
          },
        },
      },
    },
    chosen: { type: 'final' },
  },
});

export type WeekCalendarRef = ActorRefFrom<typeof weekCalendarMachine>;
