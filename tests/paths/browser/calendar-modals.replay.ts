import { expect, type Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { formats } from '../../../src/texts/british-formats.ts';
import { BookingPage } from '../../../e2e/models/booking-page.ts';
import { calendarMachine } from '../../../machines/modals/calendar/calendar.machine.ts';
import { selectMonth, selectWeeks } from '../../../machines/modals/calendar/calendar.selectors.ts';
import { weekCalendarMachine } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { selectWeek } from '../../../machines/steps/rooms/week-calendar.selectors.ts';
import { firstWeekOf } from '../../../src/domain/calendar.ts';
import { startOfMonth } from '../../../src/domain/dates.ts';
import { keepBooking } from './kept-booking.ts';
import { asTheEstate, button, close, isAt, walkModal, type ModalInBrowser } from './modal-walk.ts';
import { test } from './walking.ts';

type Month = SnapshotFrom<typeof calendarMachine>;
type Week = SnapshotFrom<typeof weekCalendarMachine>;

/** A night with free rooms, and Good Friday, which has none for the code. */
const FREE = '2027-02-10';
const WITHOUT_CODE = '2027-03-26';

const searchFor =
  (arrival: string, shown: (page: Page) => ReturnType<Page['getByRole']>) => async (page: Page) => {
    const booking = new BookingPage(page);
    await booking.open();
    await booking.startWithoutAccount();
    await booking.search({ arrival, nights: 1, code: 'HEATHER' });
    await expect(shown(page)).toBeVisible();
  };

const calls: ModalInBrowser['calls'] = [
  { port: 'loadCalendar', path: /\/calendar$/, answers: [asTheEstate] },
];

/** Presses the cell of a day, whatever its price: 'Friday 26 March' of 'Friday 26th March 2027'. */
const pickDay = ({ date }: AnyEventObject, page: Page) => {
  const [weekday = '', day = '', month = ''] = formats.fullDate(date as string).split(' ');
  const name = new RegExp(`^${weekday} ${Number.parseInt(day, 10)} ${month.slice(0, 3)}`);
  return page.getByRole('grid').getByRole('button', { name }).click();
};

const isAsking = (at: AnyMachineSnapshot) => at.matches({ open: { closing: 'asking' } });
/** Nothing else can be pressed under the question. */
const withoutQuestion = isAt(
  (at) => !isAsking(at),
  () => [{}],
);
const isStartMonth = (at: AnyMachineSnapshot) => selectMonth(at as Month) === startOfMonth(WITHOUT_CODE);

const month = (page: Page) => page.getByRole('dialog', { name: 'Choose new dates' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });
const inQuestion = (name: string) => (_: unknown, page: Page) =>
  question(page).getByRole('button', { name, exact: true }).click();

const calendar: ModalInBrowser = {
  machine: calendarMachine,
  step: 'rooms',
  open: (page) => expect(month(page)).toBeVisible(),
  title: 'Choose new dates',
  place: (page, at) => (isAsking(at) ? question(page) : month(page)),
  calls,
  events: {
    // The first day, the third, and one too far away to end the stay.
    'day.picked': isAt(
      (at) => isStartMonth(at) && at.matches({ open: { month: 'shown', closing: 'open' } }),
      (at) => {
        const days = selectWeeks(1)(at as Month)
          .flat()
          .filter(({ canBePicked, isInMonth, price }) => canBePicked && isInMonth && price !== null);
        return [days[0], days[2], days.at(-1)].flatMap((day) => (day ? [{ date: day.date }] : []));
      },
    ),
    'month.previous': isAt(
      (at) => isStartMonth(at) && !isAsking(at),
      () => [{}],
    ),
    'month.next': isAt(
      (at) => isStartMonth(at) && !isAsking(at),
      () => [{}],
    ),
    'month.retried': withoutQuestion,
    'dates.confirmed': withoutQuestion,
    'code.dropped': withoutQuestion,
    'close.requested': withoutQuestion,
  },
  hands: {
    'day.picked': pickDay,
    'month.previous': button('Back'),
    'month.next': button('Next'),
    'month.retried': button('Try again'),
    'dates.confirmed': button('Book now'),
    'code.dropped': button('Continue without a code'),
    'close.requested': close,
    'close.dismissed': inQuestion('Continue'),
    'close.confirmed': inQuestion('Close'),
  },
  project: ({ month, days, stay }: Month['context']) => [month, days.length, stay],
};

const isStartWeek = (at: AnyMachineSnapshot) => (at as Week).context.from === firstWeekOf(FREE);

const press = (name: string) => (_: unknown, page: Page) =>
  weekOf(page).getByRole('button', { name, exact: true }).click();

/** The card of the room whose prices by date are open. */
const weekOf = (page: Page) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: 'Prices by date: Park Room', expanded: true }),
  });

const weekCalendar: ModalInBrowser = {
  machine: weekCalendarMachine,
  step: 'rooms',
  open: (page) => page.getByRole('button', { name: 'Prices by date: Park Room' }).click(),
  title: 'Prices by date',
  place: weekOf,
  calls,
  events: {
    'day.picked': isAt(
      (at) => isStartWeek(at) && at.matches({ open: { week: 'shown' } }),
      (at) =>
        selectWeek(at as Week)
          .slice(2, 4)
          .map(({ date }) => ({ date })),
    ),
    'week.previous': isAt(isStartWeek, () => [{}]),
    'week.next': isAt(isStartWeek, () => [{}]),
  },
  hands: {
    'day.picked': pickDay,
    'week.previous': press('Back'),
    'week.next': press('Next'),
    'week.retried': press('Try again'),
  },
  project: ({ from, days, arrival }: Week['context']) => [from, days.length, arrival],
};

const searches = [
  {
    modal: calendar,
    search: searchFor(WITHOUT_CODE, month),
  },
  {
    modal: weekCalendar,
    search: searchFor(FREE, (page) => page.getByRole('button', { name: 'Prices by date: Park Room' })),
  },
];

for (const { modal, search } of searches) {
  test(`${modal.machine.id}: ${modal.title.toString()}`, async ({ browser, page, place }) => {
    await walkModal(modal, page, place, await keepBooking(browser, place.demo, search));
  });
}
