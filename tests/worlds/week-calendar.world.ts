import {
  type WeekCalendarInput,
  weekCalendarMachine,
} from '../../machines/steps/rooms/week-calendar.machine.ts';
import { hasNextWeek, hasPreviousWeek } from '../../src/domain/calendar-week.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { busyWhile } from './always.ts';
import { calendarDay, searchFor, session, twoAdults } from '../support/rooms-stay.ts';

export const input: WeekCalendarInput = {
  session,
  search: searchFor(twoAdults),
  leg: 1,
  roomCode: 'KNG',
  roomName: 'Lake King',
  rateCode: 'DAILYBABB',
  rateName: 'Bed & Breakfast',
  fees: [],
};

export const weekCalendarWorld = worldOf(
  weekCalendarMachine,
  {
    inputs: [
      named('for the king room', input),
      named('in the last week that can be booked', {
        ...input,
        search: { ...input.search, arrivalDate: '2029-04-18' },
      }),
    ],
    events: {
      'day.picked': [
        { date: '2027-05-02' },
        { date: '2027-05-04' },
        named('Pick a day that is full', { date: '2027-05-03' }),
      ],
    },
    actors: {
      loadCalendar: {
        done: [
          named('two days have rooms, the 2nd and the 4th', [
            calendarDay('2027-05-02'),
            calendarDay('2027-05-04'),
          ]),
        ],
      },
    },
    project: ({ from, window, days, arrival }) => [
      from === '2027-04-30',
      hasPreviousWeek(from, window),
      hasNextWeek(from, window),
      days.length,
      arrival,
    ],
  },
  { invariants: { ...busyWhile('loadCalendar') } },
);
