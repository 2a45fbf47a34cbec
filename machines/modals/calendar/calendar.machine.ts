import { assign, not, setup, stateIn, type ActorRefFrom } from 'xstate';
import { stayBetween, type DateWindow, type StayDates } from '../../../src/domain/dates/calendar-range.ts';
import type { CalendarReason } from '../../../src/domain/rooms/availability.ts';
import {
  canPickMonthDay,
  dayOn,
  hasNextMonth,
  hasPreviousMonth,
  type CalendarDay,
} from '../../../src/domain/dates/calendar.ts';
import { addMonths, startOfMonth, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { NightFees } from '../../../src/domain/money/fees.ts';
import type { MonthPrices } from '../../../src/domain/search/month-prices.ts';
import { LIMITS } from '../../../src/domain/search/limits.ts';
import { arrivalWindow, type SearchWithVouchers } from '../../../src/domain/search/occupancy.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import { monthQuestion } from '../../shared/month-prices.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withOutput } from '../../shared/params.ts';
import { ports, type CalendarRequest } from '../../shared/ports.ts';
import { isFull, monthOfNextFree, monthToAsk, nextFreeOf, takeNextFree } from './next-free.rules.ts';

export interface CalendarInput {
  session: Session;
  search: SearchWithVouchers;
  leg: number;
  reason: CalendarReason;
  /** The fewest nights of a stay from the arrival that was searched for, where fewer are in the way; else null. */
  fewestNights: number | null;
  /** The party's fees for one night. */
  fees: NightFees;
}

export type CalendarOutput =
  ({ type: 'datesChosen' } & StayDates) | { type: 'withoutCode' } | { type: 'closed' };

export type CalendarEvent =
  | { type: 'month.previous' }
  | { type: 'month.next' }
  | { type: 'month.retried' }
  | { type: 'nextFree.retried' }
  | { type: 'nextFree.taken' }
  | { type: 'day.picked'; date: LocalDate }
  | { type: 'dates.confirmed' }
  | { type: 'code.dropped' }
  | { type: 'code.corrected' }
  | { type: 'close.requested' }
  | { type: 'close.dismissed' }
  | { type: 'close.confirmed' };

export interface CalendarContext extends CalendarInput {
  window: DateWindow;
  /** The first day of the month that is shown. */
  month: LocalDate;
  /** The answer for the shown month; empty until it comes. */
  days: CalendarDay[];
  /** All answers so far, for the next free stay. */
  prices: MonthPrices;
  /** The first day of the month that was asked for last, to find it. */
  asked: LocalDate;
  stay: StayDates | null;
}

const types = {} as {
  context: CalendarContext;
  events: CalendarEvent;
  input: CalendarInput;
  output: CalendarOutput;
  tags: 'busy' | 'looking';
};

const calendarSetup = setup({
  types,
  actors: { loadCalendar: ports.loadCalendar, findFree: ports.loadCalendar },
  guards: {
    hasPreviousMonth: ({ context }) => hasPreviousMonth(context.month, context.window),
    hasNextMonth: ({ context }) => hasNextMonth(context.month, context.window),
    canPick: ({ context }, { date }: { date: LocalDate }) => canPick(context, date),
    canEndStay: ({ context }, { date }: { date: LocalDate }) =>
      canPick(context, date) && endStay(context, date) !== null,
    isFull: ({ context }) => isFull(context),
    hasNextFree: ({ context }) => nextFreeOf(context).kind === 'found',
    isFound: stateIn({ open: { nextFree: 'found' } }),
    hasNoneFree: ({ context }) => nextFreeOf(context).kind === 'none',
    lacksMonth: ({ context }) => monthToAsk(context) !== null,
    isPromo: ({ context }) => context.reason === 'promo',
  },
  actions: {
    showPreviousMonth: assign(({ context }) => ({ month: addMonths(context.month, -1), days: [] })),
    showNextMonth: assign(({ context }) => ({ month: addMonths(context.month, 1), days: [] })),
    keepDays: assign(({ context }, days: CalendarDay[]) => ({
      days,
      prices: { ...context.prices, [context.month]: days },
    })),
    keepFurther: assign(({ context }, days: CalendarDay[]) => ({
      prices: { ...context.prices, [context.asked]: days },
    })),
    askFurther: assign(({ context }) => ({ asked: monthToAsk(context) ?? context.asked })),
    showNextFree: assign(({ context }) => monthOfNextFree(context) ?? {}),
    takeNextFree: assign(({ context }) => takeNextFree(context) ?? {}),
    beginStay: assign((_, { date }: { date: LocalDate }) => ({
      stay: { arrivalDate: date, numberOfNights: LIMITS.minNights },
    })),
    endStay: assign(({ context }, { date }: { date: LocalDate }) => ({ stay: endStay(context, date) })),
  },
});

function monthOf({ session, search, reason, leg, month }: CalendarContext): CalendarRequest {
  // Without the promo code: 'General availability is shown below'.
  const asked = reason === 'promo' ? { ...search, code: null } : search;
  return monthQuestion(session, asked, leg, month);
}

function canPick({ days, window }: CalendarContext, date: LocalDate): boolean {
  return canPickMonthDay(date, dayOn(days, date), window);
}

function endStay(context: CalendarContext, date: LocalDate): StayDates | null {
  return context.stay && stayBetween(context.stay.arrivalDate, date);
}

function chosenStay({ stay }: CalendarContext): StayDates {
  if (!stay) throw new Error('No dates are chosen');
  return stay;
}

/**
 * The guest finds other dates by price after a search without availability (A §4.6).
 *
 * Two clicks make new dates. The guest can also search without the code, correct it in the search, or go back to the
 * search after a question.
 */
export const calendarMachine = calendarSetup.createMachine({
  id: 'calendar',
  context: ({ input }) => ({
    ...input,
    window: arrivalWindow(input.session.businessDate, input.session.businessDate),
    month: startOfMonth(input.search.arrivalDate),
    days: [],
    prices: {},
    asked: startOfMonth(input.search.arrivalDate),
    stay: null,
  }),
  output: outputOf<CalendarContext, CalendarOutput>({
    datesChosen: (context) => ({ type: 'datesChosen', ...chosenStay(context) }),
    withoutCode: () => ({ type: 'withoutCode' }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        'code.dropped': { guard: 'isPromo', target: 'withoutCode' },
        /** The search form has the code. */
        'code.corrected': { guard: 'isPromo', target: 'closed' },
      },
      states: {
        month: {
          initial: 'loading',
          on: {
            'month.previous': {
              guard: 'hasPreviousMonth',
              target: '.loading',
              actions: 'showPreviousMonth',
            },
            'month.next': {
              guard: 'hasNextMonth',
              target: '.loading',
              actions: 'showNextMonth',
            },
            'nextFree.taken': { guard: 'isFound', target: '.loading', actions: 'takeNextFree' },
          },
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadCalendar',
                src: 'loadCalendar',
                input: ({ context }) => monthOf(context),
                onDone: {
                  target: 'shown',
                  actions: withOutput('keepDays'),
                },
                onError: 'failed',
              },
            },
            shown: {},
            failed: { on: { 'month.retried': 'loading' } },
          },
        },
        stay: {
          initial: 'none',
          on: { 'nextFree.taken': { guard: 'isFound', target: '.ended' } },
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
                    target: 'ended',
                    actions: withEvent('endStay'),
                  },
                  {
                    guard: withEvent('canPick'),
                    actions: withEvent('beginStay'),
                  },
                ],
                'dates.confirmed': '#calendar.datesChosen',
              },
            },
            ended: {
              on: {
                'day.picked': {
                  guard: withEvent('canPick'),
                  target: 'begun',
                  actions: withEvent('beginStay'),
                },
                'dates.confirmed': '#calendar.datesChosen',
              },
            },
          },
        },
        /** Looks for the next free stay by itself, month by month. */
        nextFree: {
          initial: 'looking',
          states: {
            unasked: {},
            looking: {
              tags: 'looking',
              always: [
                { guard: not('isFull'), target: 'unasked' },
                { guard: 'hasNextFree', target: 'found', actions: 'showNextFree' },
                { guard: 'hasNoneFree', target: 'none' },
                { guard: 'lacksMonth', target: 'asking', actions: 'askFurther' },
              ],
            },
            asking: {
              tags: 'looking',
              invoke: {
                id: 'findFree',
                src: 'findFree',
                input: ({ context }) => monthOf({ ...context, month: context.asked }),
                onDone: { target: 'looking', actions: withOutput('keepFurther') },
                onError: 'failed',
              },
            },
            /** The guest may turn the page to it. */
            failed: {
              always: { guard: 'hasNextFree', target: 'found' },
              on: { 'nextFree.retried': 'looking' },
            },
            found: {},
            none: {},
          },
        },
        closing: {
          initial: 'open',
          states: {
            open: { on: { 'close.requested': 'asking' } },
            asking: {
              on: { 'close.dismissed': 'open', 'close.confirmed': '#calendar.closed' },
            },
          },
        },
      },
    },
    datesChosen: { type: 'final' },
    withoutCode: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type CalendarRef = ActorRefFrom<typeof calendarMachine>;
