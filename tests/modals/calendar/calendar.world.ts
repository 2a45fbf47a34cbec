import { type CalendarInput, calendarMachine } from '../../../machines/modals/calendar/calendar.machine.ts';
import {
  selectHasFailed,
  selectIsAskingToClose,
  selectNextFree,
} from '../../../machines/modals/calendar/calendar.selectors.ts';
import { nextFreeOf } from '../../../machines/modals/calendar/next-free.rules.ts';
import { gridStart, hasNextMonth } from '../../../src/domain/dates/calendar.ts';
import { addMonths, startOfMonth } from '../../../src/domain/dates/dates.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { isSame } from '../../worlds/is-same.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { calendarDay, searchFor, session, twoAdults } from '../../steps/rooms/rooms-stay.ts';
import { busyWhile, canOnly } from '../../worlds/always.ts';
import { failedBy, on } from '../../worlds/rules.ts';

export const input: CalendarInput = {
  session,
  search: { ...searchFor(twoAdults), voucherCodes: [] },
  leg: 1,
  reason: 'dates',
  fewestNights: null,
  fees: { fees: [], areAll: true },
};

export const promo: CalendarInput = {
  ...input,
  search: { ...input.search, code: 'SPRING' },
  reason: 'promo',
};

const twoDays = named('two days have rooms, the 4th and the 7th', [
  calendarDay('2027-05-04'),
  calendarDay('2027-05-07'),
]);

export const calendarWorld = worldOf(
  calendarMachine,
  {
    inputs: [
      named('to change the dates', input),
      named('for one night', { ...input, search: { ...input.search, numberOfNights: 1 } }),
      named('for the dates of a promotion', promo),
      named('after a stay that was too short', { ...input, fewestNights: 3 }),
      named('in the last month that can be booked', {
        ...input,
        search: { ...input.search, arrivalDate: '2029-04-10' },
      }),
    ],
    events: {
      'day.picked': [{ date: '2027-05-04' }, { date: '2027-05-07' }, { date: '2027-05-30' }],
    },
    actors: { loadCalendar: { done: [twoDays] }, findFree: { done: [twoDays] } },
    project: ({ month, window, days, stay, reason, prices, search, fewestNights }) => [
      month === startOfMonth(input.search.arrivalDate),
      hasNextMonth(month, window),
      days.length,
      stay,
      reason,
      search.numberOfNights,
      nextFreeOf({ month, window, reason, prices, search, fewestNights }).kind,
    ],
  },
  {
    invariants: {
      ...busyWhile('loadCalendar'),
      'no prices are shown before the month is loaded (A §4.5)': (snapshot) =>
        snapshot.status !== 'active' ||
        snapshot.matches({ open: { month: 'shown' } }) ||
        snapshot.context.days.length === 0,
      'dates can be confirmed only once they are chosen (A §4.5)': canOnly(
        { type: 'dates.confirmed' },
        ({ context }) => context.stay !== null,
      ),
      'the code can be dropped only when it has no availability (A §4.6)': canOnly(
        { type: 'code.dropped' },
        ({ context }) => context.reason === 'promo',
      ),
      'the code can be corrected only when it has no availability (A §4.6)': canOnly(
        { type: 'code.corrected' },
        ({ context }) => context.reason === 'promo',
      ),
      'only a failed month can be loaded again (B §8)': canOnly({ type: 'month.retried' }, selectHasFailed),
      'closing can be requested except during its question (A §4.5)': canOnly(
        { type: 'close.requested' },
        (snapshot) => !selectIsAskingToClose(snapshot),
      ),
      'Yes is possible only during the question (A §4.5)': canOnly(
        { type: 'close.confirmed' },
        selectIsAskingToClose,
      ),
      'No is possible only during the question (A §4.5)': canOnly(
        { type: 'close.dismissed' },
        selectIsAskingToClose,
      ),
      'no month after the last arrival is shown (A §4.5)': ({ context: { month } }) => month <= '2029-04-01',
      'a stay has 1 to 14 nights': ({ context: { stay } }) =>
        stay === null || (stay.numberOfNights >= 1 && stay.numberOfNights <= 14),
    },
    rules: {
      'the next or previous month is shown and loaded (A §4.5)': on(
        ['month.previous', 'month.next'],
        ({ event, before, after, inputs }) => {
          const months = event.type === 'month.next' ? 1 : -1;
          if (!before.can({ type: event.type as 'month.next' })) return !('loadCalendar' in inputs);
          return 'loadCalendar' in inputs && after.context.month === addMonths(before.context.month, months);
        },
      ),
      'the next free stay is taken as it was told, and its month loads': on(
        'nextFree.taken',
        ({ before, after, inputs }) => {
          const next = selectNextFree(before);
          const isFound = next.state === 'found';
          return (
            isSame(after.context.stay, isFound ? next.stay : before.context.stay) &&
            'loadCalendar' in inputs === isFound
          );
        },
      ),
      'no month is asked for twice to find it': ({ before, inputs }) => {
        const asked = inputs['findFree'] as { from: string } | undefined;
        const known = Object.keys(before?.context.prices ?? {}).map(gridStart);
        return asked ? !known.includes(asked.from) : null;
      },
      'a retry loads the month again (B §8)': on('month.retried', ({ inputs }) => 'loadCalendar' in inputs),
      'a failed month is reported (B §8)': on(failedBy('loadCalendar'), ({ after }) =>
        selectHasFailed(after),
      ),
      'confirming returns the chosen dates (A §4.5)': on(
        'dates.confirmed',
        ({ before, after }) =>
          after.output?.type === 'datesChosen' &&
          after.output.arrivalDate === before.context.stay?.arrivalDate &&
          after.output.numberOfNights === before.context.stay.numberOfNights,
      ),
      'dropping the code ends the calendar without it (A §4.6)': on('code.dropped', ({ before, after }) =>
        before.context.reason === 'promo' ? after.output?.type === 'withoutCode' : after === before,
      ),
      'correcting the code ends the calendar at the search': on('code.corrected', ({ before, after }) =>
        before.context.reason === 'promo' ? after.output?.type === 'closed' : after === before,
      ),
      'Yes closes the calendar (A §4.5)': on(
        'close.confirmed',
        ({ after }) => after.output?.type === 'closed',
      ),
      'No changes nothing (A §4.5)': on(
        'close.dismissed',
        ({ before, after }) => !selectIsAskingToClose(after) && after.context === before.context,
      ),
      'a day that is not loaded cannot be chosen (A §4.5)': on('day.picked', ({ event, before, after }) =>
        before.context.days.some((day) => day.date === event['date'])
          ? true
          : after.context.stay === before.context.stay,
      ),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
