import type { SnapshotFrom } from 'xstate';
import { isSame } from '../../worlds/is-same.ts';
import {
  type WeekCalendarInput,
  weekCalendarMachine,
} from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { addDays } from '../../../src/domain/dates/dates.ts';
import { hasNextWeek, hasPreviousWeek } from '../../../src/domain/dates/calendar.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { busyWhile, canOnly } from '../../worlds/always.ts';
import { calendarDay, searchFor, session, twoAdults } from './rooms-stay.ts';

export const input: WeekCalendarInput = {
  session,
  search: { ...searchFor(twoAdults), voucherCodes: [] },
  leg: 1,
  roomCode: 'KNG',
  roomName: 'Lake King',
  rateCode: 'DAILYBABB',
  rateName: 'Bed & Breakfast',
  fees: { fees: [], areAll: true },
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
  {
    invariants: {
      ...busyWhile('loadCalendar'),
      // Stays can be booked until two years after the business date, 2027-04-20.
      'the next week is available exactly while it begins within two years (A §4.5)': canOnly<
        SnapshotFrom<typeof weekCalendarMachine>
      >({ type: 'week.next' }, ({ context }) => addDays(context.from, 7) < '2029-04-20'),
      'the previous week is available exactly while the shown one begins after the business date (A §4.5)':
        canOnly<SnapshotFrom<typeof weekCalendarMachine>>(
          { type: 'week.previous' },
          ({ context }) => context.from > '2027-04-20',
        ),
    },
    rules: {
      'two free days make a stay, in any order (A §4.5)': ({ event, before, after }) => {
        if (!before || event.type !== 'day.picked') return null;
        const { date } = event as unknown as { date: string };
        const { arrival, days } = before.context;
        const isFree = days.length > 0 && date !== '2027-05-03';
        return isFree && arrival !== null && arrival !== date
          ? isSame(after.output, { arrivalDate: '2027-05-02', numberOfNights: 2 })
          : after.status === 'active' && after.context.arrival === (isFree ? date : arrival);
      },
      'the next or previous week is loaded from its first day (A §2.5)': ({ event, before, inputs }) => {
        if (event.type !== 'week.next' && event.type !== 'week.previous') return null;
        const asked = inputs['loadCalendar'] as { from: string; nights: number } | undefined;
        const from = addDays(before?.context.from ?? '', event.type === 'week.next' ? 7 : -7);
        return asked === undefined ? null : asked.from === from && asked.nights === 7;
      },
    },
  },
);
