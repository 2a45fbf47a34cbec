import {
  type WeekCalendarInput,
  weekCalendarMachine,
} from '../../machines/steps/rooms/week-calendar.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { calendarDay, searchFor, session, twoAdults } from '../support/rooms-stay.ts';
import { busyWhile } from './always.ts';

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
    inputs: [named('for the king room', input)],
    events: { 'day.picked': [{ date: '2027-05-02' }, { date: '2027-05-04' }] },
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
    project: ({ from, days, arrival }) => [from === '2027-04-30', days.length, arrival],
  },
  { invariants: { ...busyWhile('loadCalendar') } },
);
