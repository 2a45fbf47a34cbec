import type { SnapshotFrom } from 'xstate';
import { stayDatesMachine } from '../../../machines/steps/search/stay-dates.machine.ts';
import * as selectors from '../../../machines/steps/search/stay-dates.selectors.ts';
import { shownMonths } from '../../../machines/steps/search/stay-dates.rules.ts';
import type { StayDatesInput } from '../../../machines/steps/search/stay-dates.types.ts';
import type { CalendarRequest } from '../../../machines/shared/ports.ts';
import { addDays, addMonths, nightsBetween, startOfMonth } from '../../../src/domain/dates/dates.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { party } from '../../support/fixtures.ts';
import { calendarDay, searchFor, session, twoAdults } from '../rooms/rooms-stay.ts';
import { busyWhile, canOnly } from '../../worlds/always.ts';
import { failedBy, given, on } from '../../worlds/rules.ts';

type Snapshot = SnapshotFrom<typeof stayDatesMachine>;

/** Two nights from Thursday 13 May 2027, in the middle of the month: every flexible date is in May. */
const middleOfMay = {
  ...searchFor(twoAdults),
  ...{ arrivalDate: '2027-05-13', numberOfNights: 2, voucherCodes: [] },
};

export const input: StayDatesInput = { session, search: middleOfMay };

/** Whether a stay can be had, as far as is known. */
const canBeHad = (sum: string) => sum === 'priced' || sum === 'unknown';

const withChild = { ...middleOfMay, guestOccupancies: [party(2, [null])] };
const fromJuly = { ...middleOfMay, arrivalDate: '2027-07-14', numberOfNights: 1 };

/** Every day of the month has a room for £120, except the 9th, which is closed. */
export function answerTo({ from, nights }: CalendarRequest) {
  return Array.from({ length: nights }, (_, offset) => {
    const date = addDays(from, offset);
    return calendarDay(date, { isClosed: date.endsWith('-09') });
  });
}

const may = answerTo({ ...({} as CalendarRequest), from: '2027-04-26', nights: 41 });

export const stayDatesWorld = worldOf(
  stayDatesMachine,
  {
    inputs: [
      named('in the middle of May', input),
      named('the age of a child is missing', { session, search: withChild }),
      named('in the last month that can be booked', {
        session,
        search: { ...middleOfMay, arrivalDate: '2029-04-12' },
      }),
      named('in the month of today', { session, search: { ...middleOfMay, arrivalDate: '2027-04-24' } }),
    ],
    events: {
      'month.previous': ({ context }: Snapshot) => (context.month <= '2027-06-01' ? [{}] : []),
      'month.next': ({ context }: Snapshot) =>
        context.month <= '2027-05-01' || context.month > '2029-01' ? [{}] : [],
      'months.counted': [{ count: 2 }, { count: 1 }],
      'day.picked': [
        { date: '2027-05-17' },
        { date: '2027-05-20' },
        named('Pick a day too far away to end the stay', { date: '2027-06-03' }),
        named('Pick a day on which the estate is closed', { date: '2027-05-09' }),
      ],
      'arrival.moved': [{ date: '2027-05-12' }, { date: '2027-05-08' }],
      'search.told': [
        named('The form has not changed', { search: middleOfMay }),
        named('Choose a night in July', { search: fromJuly }),
        named('Add a child', { search: withChild }),
        named('Type a code', { search: { ...middleOfMay, code: 'HEATHER' } }),
      ],
    },
    actors: {
      loadCalendar: { done: [named('the days of May and a few around them', may)] },
    },
    project: (context) => [
      context.month,
      context.monthCount,
      shownMonths(context).map((month) => month in context.prices),
      context.search.arrivalDate,
      context.search.numberOfNights,
      context.search.code,
      context.search.guestOccupancies[0]?.childCount,
    ],
  },
  {
    invariants: {
      ...busyWhile('loadCalendar'),
      'one month is shown, or two side by side (D-500)': (snapshot: Snapshot) => {
        const months = selectors.selectMonths(snapshot).map(({ month }) => month);
        const [first = '', second] = months;
        return months.length <= snapshot.context.monthCount && (!second || second === addMonths(first, 1));
      },
      'a month without prices is loading, has failed or is closed': (snapshot: Snapshot) =>
        selectors.selectMonths(snapshot).every(({ isKnown }) => isKnown) ||
        snapshot.hasTag('busy') ||
        selectors.selectHasFailed(snapshot) ||
        selectors.selectIsClosed(snapshot),
      'no prices are known while a child has no age (E-09)': (snapshot: Snapshot) =>
        snapshot.context.search.guestOccupancies[0]?.childCount !== 1 ||
        selectors.selectMonths(snapshot).every(({ isKnown }) => !isKnown),
      'only a failed month can be loaded again (B §8)': canOnly<Snapshot>(
        { type: 'month.retried' },
        selectors.selectHasFailed,
      ),
      'a stay of 1 to 14 nights': ({ context: { search } }: Snapshot) =>
        search.numberOfNights >= 1 && search.numberOfNights <= 14,
    },
    rules: {
      'a month is loaded from the Monday of its first week, 41 nights, for the first room (A §9.4)': (
        seen,
      ) => {
        const asked = given<CalendarRequest>(seen, 'loadCalendar');
        if (!asked) return null;
        const { search, leg, from, nights, roomCode } = asked;
        return (
          [nights, leg, roomCode, search.guestOccupancies.length].join() === '41,1,,1' &&
          nightsBetween(from, seen.after.context.asked ?? '') < 7
        );
      },
      'a known month is not loaded again (D-500)': (seen) =>
        given(seen, 'loadCalendar') ? !((seen.after.context.asked ?? '') in seen.after.context.prices) : null,
      'prices for other guests or another code are dropped (D-500)': on(
        'search.told',
        ({ before, after }) => {
          const key = ({ context: { search } }: Snapshot) =>
            JSON.stringify([search.code, search.guestOccupancies[0]]);
          return key(before) === key(after)
            ? after.context.prices === before.context.prices
            : Object.keys(after.context.prices).length === 0;
        },
      ),
      'other dates of the form go to the calendar and are visible (D-500)': on('search.told', (seen) => {
        const told = (seen.event as unknown as { search: typeof middleOfMay }).search;
        const { search } = seen.after.context;
        const months = selectors.selectMonths(seen.after).map(({ month }) => month);
        const isOther = told.arrivalDate !== seen.before.context.search.arrivalDate;
        return (
          search.arrivalDate === told.arrivalDate &&
          search.numberOfNights === told.numberOfNights &&
          (!isOther || months.includes(startOfMonth(told.arrivalDate)))
        );
      }),
      'a failed month is reported (B §8)': on(failedBy('loadCalendar'), ({ after }) =>
        selectors.selectHasFailed(after),
      ),
      'the first click sets the arrival and keeps the nights, the second sets the departure and ends the choice (A §4.5, D-500)':
        on('day.picked', ({ event, before, after, sent }) => {
          const date = event['date'] as string;
          const { search } = after.context;
          const isClosed = date === '2027-05-09' && '2027-05-01' in before.context.prices;
          if (isClosed) return sent.length === 0 && search === before.context.search;
          const isOver = !selectors.selectIsBegun(after) && canBeHad(selectors.selectChosen(after).sum.kind);
          const ends = [search.arrivalDate, addDays(search.arrivalDate, search.numberOfNights)];
          return (
            sent.map(({ type }) => type).join() ===
              (isOver ? 'stayDates.chosen,stayDates.ended' : 'stayDates.chosen') &&
            (selectors.selectIsBegun(after)
              ? ends[0] === date && search.numberOfNights === before.context.search.numberOfNights
              : selectors.selectIsBegun(before) && ends.includes(date))
          );
        }),
      'a begun choice ends when the dialog opens again (D-500)': on(
        'search.told',
        ({ after }) => !selectors.selectIsBegun(after),
      ),
      'a flexible date moves the arrival and keeps the nights': on(
        'arrival.moved',
        ({ event, before, after, sent }) => {
          const { search, centre } = after.context;
          const isTaken = sent.length === 1;
          return (
            search.numberOfNights === before.context.search.numberOfNights &&
            centre === before.context.centre &&
            search.arrivalDate === (isTaken ? event['date'] : before.context.search.arrivalDate)
          );
        },
      ),
    },
    mayRest: () => true,
  },
);
