import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import { addMonths, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import { withEvent, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import {
  asksOtherwise,
  beginStay,
  canAsk,
  canGoBack,
  canGoOn,
  canMove,
  canPick,
  choose,
  endStay,
  monthToAsk,
  moveStay,
  openCalendar,
  questionOf,
  settlesStay,
  stayOf,
  takeSearch,
} from './stay-dates.rules.ts';
import type {
  MonthCount,
  StayDatesBegan,
  StayDatesChosen,
  StayDatesContext,
  StayDatesEnded,
  StayDatesEvent,
  StayDatesInput,
} from './stay-dates.types.ts';

const types = {} as {
  context: StayDatesContext;
  events: StayDatesEvent;
  input: StayDatesInput;
  tags: 'busy';
};

type Day = { date: LocalDate };
type Told = { search: OpenSearch };

const stayDatesSetup = setup({
  types,
  actors: { loadCalendar: ports.loadCalendar },
  guards: {
    canGoBack: ({ context }) => canGoBack(context),
    canGoOn: ({ context }) => canGoOn(context),
    cannotAsk: ({ context }) => !canAsk(context),
    lacksMonth: ({ context }) => monthToAsk(context) !== null,
    asksOtherwise: ({ context }, { search }: Told) => asksOtherwise(context, search),
    canPick: ({ context }, { date }: Day) => canPick(context, date),
    canEndStay: ({ context }, { date }: Day) => canPick(context, date) && endStay(context, date) !== null,
    settlesStay: ({ context }, { date }: Day) => canPick(context, date) && settlesStay(context, date),
    canMove: ({ context }, { date }: Day) => canMove(context, date),
  },
  actions: {
    showPreviousMonth: assign(({ context }) => ({ month: addMonths(context.month, -1) })),
    showNextMonth: assign(({ context }) => ({ month: addMonths(context.month, 1) })),
    countMonths: assign((_, { count }: { count: MonthCount }) => ({ monthCount: count })),
    askForMonth: assign({ asked: ({ context }) => monthToAsk(context) }),
    keepMonth: assign(({ context }, days: CalendarDay[]) => ({
      prices: { ...context.prices, [context.asked ?? context.month]: days },
    })),
    dropPrices: assign({ prices: {} }),
    takeSearch: assign(({ context }, { search }: Told) => takeSearch(context, search)),
    beginStay: assign(({ context }, { date }: Day) => choose(context, beginStay(context, date))),
    endStay: assign(({ context }, { date }: Day) => choose(context, endStay(context, date))),
    moveStay: assign(({ context }, { date }: Day) => moveStay(context, date)),
    introduceItself: sendParent(({ self }): StayDatesBegan => ({ type: 'stayDates.began', calendar: self })),
    tellDates: sendParent(({ context: { search } }): StayDatesChosen => ({
      type: 'stayDates.chosen',
      ...stayOf(search),
    })),
    tellEnd: sendParent((): StayDatesEnded => ({ type: 'stayDates.ended' })),
  },
});

/**
 * The guest picks the dates of the search by the lowest price of each night. The calendar also prices stays of the same
 * length that arrive up to three days earlier or later.
 *
 * Two clicks make a stay, from the earlier day to the later one. Unless it cannot be had, the choice is over. The machine asks for the prices of each month once. It
 * asks anew when the first room's party, the promo code or the vouchers change. Days can be picked before their month's
 * prices have come (D-500).
 */
export const stayDatesMachine = stayDatesSetup.createMachine({
  id: 'stayDates',
  context: ({ input }) => openCalendar(input),
  entry: 'introduceItself',
  type: 'parallel',
  states: {
    months: {
      initial: 'shown',
      on: {
        'month.previous': { guard: 'canGoBack', actions: 'showPreviousMonth' },
        'month.next': { guard: 'canGoOn', actions: 'showNextMonth' },
        'months.counted': { actions: withEvent('countMonths') },
        'search.told': [
          {
            guard: withEvent('asksOtherwise'),
            target: '.shown',
            actions: ['dropPrices', withEvent('takeSearch')],
          },
          { actions: withEvent('takeSearch') },
        ],
      },
      states: {
        shown: {
          always: [
            { guard: 'cannotAsk', target: 'closed' },
            { guard: 'lacksMonth', target: 'loading', actions: 'askForMonth' },
          ],
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadCalendar',
            src: 'loadCalendar',
            input: ({ context }) => questionOf(context),
            onDone: { target: 'shown', actions: withOutput('keepMonth') },
            onError: 'failed',
          },
        },
        failed: { on: { 'month.retried': 'shown' } },
        /** Asks for no prices: a child of the first room has no age yet, or a voucher fixes the dates. */
        closed: {},
      },
    },
    stay: {
      initial: 'chosen',
      on: {
        'arrival.moved': {
          guard: withEvent('canMove'),
          target: '.chosen',
          actions: [withEvent('moveStay'), 'tellDates'],
        },
        'search.told': '.chosen',
      },
      states: {
        chosen: {
          on: {
            'day.picked': {
              guard: withEvent('canPick'),
              target: 'begun',
              actions: [withEvent('beginStay'), 'tellDates'],
            },
          },
        },
        /** One day is clicked. A second one ends the stay; where the two make no stay, it begins another. */
        begun: {
          on: {
            'day.picked': [
              {
                guard: withEvent('settlesStay'),
                target: 'chosen',
                actions: [withEvent('endStay'), 'tellDates', 'tellEnd'],
              },
              {
                guard: withEvent('canEndStay'),
                target: 'chosen',
                actions: [withEvent('endStay'), 'tellDates'],
              },
              { guard: withEvent('canPick'), actions: [withEvent('beginStay'), 'tellDates'] },
            ],
          },
        },
      },
    },
  },
});

export type StayDatesRef = ActorRefFrom<typeof stayDatesMachine>;
