import { type CalendarInput, calendarMachine } from '../../machines/modals/calendar/calendar.machine.ts';
import { hasNextMonth } from '../../src/domain/calendar-month.ts';
import { startOfMonth } from '../../src/domain/dates.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { calendarDay, searchFor, session, twoAdults } from '../support/rooms-stay.ts';
import { busyWhile } from './always.ts';

export const input: CalendarInput = {
  session,
  search: searchFor(twoAdults),
  leg: 1,
  reason: 'dates',
  fees: [],
};

export const promo: CalendarInput = {
  ...input,
  search: { ...input.search, code: 'SPRING' },
  reason: 'promo',
};

export const calendarWorld = worldOf(
  calendarMachine,
  {
    inputs: [
      named('to change the dates', input),
      named('for the dates of a promotion', promo),
      named('in the last month that can be booked', {
        ...input,
        search: { ...input.search, arrivalDate: '2029-04-10' },
      }),
    ],
    events: {
      'day.picked': [{ date: '2027-05-04' }, { date: '2027-05-07' }, { date: '2027-05-30' }],
    },
    actors: {
      loadCalendar: {
        done: [
          named('two days have rooms, the 4th and the 7th', [
            calendarDay('2027-05-04'),
            calendarDay('2027-05-07'),
          ]),
        ],
      },
    },
    project: ({ month, window, days, stay, reason }) => [
      month === startOfMonth(input.search.arrivalDate),
      hasNextMonth(month, window),
      days.length,
      stay,
      reason,
    ],
  },
  {
    invariants: {
      ...busyWhile('loadCalendar'),
      'a stay of 1 to 14 nights': ({ context: { stay } }) =>
        stay === null || (stay.numberOfNights >= 1 && stay.numberOfNights <= 14),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
