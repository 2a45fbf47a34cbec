import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { addDays, departureDate } from '../../../src/domain/dates/dates.ts';
import { UNKNOWN_FEES } from '../../../src/domain/money/fees.ts';
import { formats } from '../../../widget/texts/british-formats.ts';
import { calendarMachine, type CalendarInput } from '../../../machines/modals/calendar/calendar.machine.ts';
import * as selectors from '../../../machines/modals/calendar/calendar.selectors.ts';
import { CalendarModal } from '../../../widget/modals/calendar/CalendarModal.tsx';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';
import { said } from '../../support/said.ts';
import { calendarWorld, input, promo } from './calendar.world.ts';
import { expectAccessible } from '../../ui/render.tsx';
import { button, press, replayScreen } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof calendarMachine>;

const isFree = (snapshot: unknown) => !selectors.selectIsAskingToClose(snapshot as Snapshot);
const answered = (name: string) => () =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const dayOf = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) ?? document.body;

/** The calendar of the month and the next free day have a button with this name each. */
const retry = (place: string) =>
  userEvent.click(
    within(document.querySelector<HTMLElement>(place) ?? document.body).getByRole('button', {
      name: 'Try again',
    }),
  );

replayScreen('A §2.6 the month calendar', {
  world: calendarWorld,
  View: CalendarModal,
  ways: {
    'day.picked': {
      by: ({ date }) => userEvent.click(dayOf(date as string)),
      when: ({ date }, snapshot: Snapshot) =>
        isFree(snapshot) &&
        !snapshot.hasTag('busy') &&
        !selectors.selectHasFailed(snapshot) &&
        selectors
          .selectWeeks(1)(snapshot)
          .flat()
          .some((day) => day.date === date),
    },
    'month.previous': button(
      'Back',
      (_, snapshot: Snapshot) => isFree(snapshot) && selectors.selectCanGoBack(snapshot),
    ),
    'month.next': button(
      'Next',
      (_, snapshot: Snapshot) => isFree(snapshot) && selectors.selectCanGoOn(snapshot),
    ),
    'month.retried': { by: () => retry('.ui-pager'), when: (_, snapshot) => isFree(snapshot) },
    'nextFree.retried': { by: () => retry('.calendar-next'), when: (_, snapshot) => isFree(snapshot) },
    'nextFree.taken': button('Choose these dates', (_, snapshot) => isFree(snapshot)),
    'dates.confirmed': button('Book now', (_, snapshot) => isFree(snapshot)),
    'code.corrected': button('Change the code', (_, snapshot) => isFree(snapshot)),
    'code.dropped': button('Continue without a code', (_, snapshot) => isFree(snapshot)),
    'close.requested': button('Close', (_, snapshot) => isFree(snapshot)),
    'close.dismissed': { by: answered('Continue') },
    'close.confirmed': { by: answered('Close') },
  },
  expectShown: (snapshot: Snapshot) => {
    const stay = selectors.selectStay(snapshot);
    screen.getByRole('dialog', { name: 'Choose new dates' });
    screen.getByRole('heading', { name: formats.month(selectors.selectMonth(snapshot)) });
    const isOff = (name: string) => {
      const { disabled, ariaDisabled } = screen.getByRole<HTMLButtonElement>('button', { name });
      return disabled || ariaDisabled === 'true';
    };
    expectText('Continue without a code', selectors.selectReason(snapshot) === 'promo');
    expect(screen.queryByRole('alertdialog', { name: 'Are you sure?' }) !== null).toBe(!isFree(snapshot));
    expectText('We could not load the prices for this month.', selectors.selectHasFailed(snapshot));
    expectText('Loading prices…', snapshot.hasTag('busy'));
    const next = selectors.selectNextFree(snapshot).state;
    expectText(/^Looking for the next free day: /, next === 'looking');
    expectText(/^The next (free day is|[23] free nights begin on) .* May 2027\.$/, next === 'found');
    expectText(/^We found no [23] free nights up to April 2029\.$/, next === 'none');
    expectText('We could not look for the next free day.', next === 'failed');
    expect(document.querySelector('.calendar-chosen')?.textContent).toContain(
      stay ? formats.dateRange(stay.arrivalDate, departureDate(stay)) : 'hoose',
    );
    if (!isFree(snapshot)) return;
    expect([isOff('Back'), isOff('Next'), isOff('Book now')]).toEqual(
      [selectors.selectCanGoBack, selectors.selectCanGoOn, selectors.selectCanBook].map(
        (can) => !can(snapshot),
      ),
    );
  },
});

const show = (changes: Partial<CalendarInput> = {}) =>
  showHeld(calendarMachine, { ...input, ...changes }, CalendarModal);
const find = (name: string) => screen.findByRole('button', { name });

describe('A §2.6 the warning', () => {
  const NONE = 'Sorry! There is no availability on your selected dates.';
  const ERROR =
    'Our room system reported an error, so more may be free than is shown. You can also try again later.';
  const NONE_FOR_CODE =
    'Sorry! There is no availability for the entered code on your selected dates. General availability is shown below.';

  test.each([
    ['dates', input, [NONE, 'Select new dates below.']],
    [
      'promo',
      promo,
      [
        NONE_FOR_CODE,
        'Select new dates below, or continue without a code.',
        'You entered the code SPRING. Change the code',
      ],
    ],
    [
      'E-11 a stay that was too short',
      { ...input, fewestNights: 3 },
      ['Sorry! A stay from Saturday 1 May 2027 takes at least 3 nights.', 'Select new dates below.'],
    ],
    [
      'voucher',
      { ...input, reason: 'voucher' as const },
      [
        'Sorry! There is no availability with your voucher on your selected dates.',
        'Select new dates below, or go back to your search and remove your voucher.',
      ],
    ],
    ['error', { ...input, reason: 'error' as const }, [NONE, ERROR, 'Select new dates below.']],
  ])('%s: is shown, describes the dialog, and is announced (WCAG 4.1.3)', async (reason, shown, lines) => {
    show(shown);
    const box = document.querySelector(':is(.ui-notice-warning, .ui-error-box)');
    expect(textsAt('p', box)).toEqual(lines);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Sorry! /);
    // A §4.6: where the search ended in an error, the warning is an alert.
    if (reason === 'error') expect(screen.getByRole('alert')).toBe(box);
    else await expect.poll(() => said(screen.getByRole('dialog'))).toContain(lines[0]);
    await userEvent.keyboard('{Escape}');
    screen.getByRole('alertdialog', { name: 'Are you sure?' });
  });
});

describe('the next free day', () => {
  const month = (from: string) => Array.from({ length: 41 }, (_, day) => addDays(from, day));

  test('is told with its progress, can be taken, and the telephone stands beside it', async () => {
    const { answer, actor } = show();
    screen.getByText('Looking for the next free day: May 2027…');
    answer(
      'loadCalendar',
      month('2027-04-26').map((date) => calendarDay(date, { isAvailable: false })),
    );
    await screen.findByText('Looking for the next free day: June 2027…');
    answer(
      'findFree',
      month('2027-05-31').map((date) => calendarDay(date, { isAvailable: date > '2027-06-08' })),
    );
    await screen.findByText('The next 2 free nights begin on Wednesday 9 June 2027.');
    expect(screen.getByRole('link', { name: '01234 567891' })).toBeVisible();
    await expect.poll(() => said(screen.getByRole('dialog')).join(' ')).toContain('Wednesday 9 June 2027');
    await expectAccessible();
    await press('Choose these dates');
    screen.getByRole('heading', { name: 'June 2027' });
    expect(selectors.selectStay(actor.getSnapshot())).toEqual({
      arrivalDate: '2027-06-09',
      numberOfNights: 2,
    });
  });
});

describe('A §2.6 the month', () => {
  test('E-08 names the fees in its prices, or says that they are extra', async () => {
    const { answer } = show({ fees: { fees: [{ code: 'DOG', name: '', amount: 2_500 }], areAll: true } });
    answer('loadCalendar', [calendarDay('2027-05-03')]);
    await find('Monday 3 May 2027, From £145');
    screen.getByText('The lowest price for 1 night, rounded up. Includes £25 dog fee');
    cleanup();
    show({ fees: UNKNOWN_FEES });
    screen.getByText('The lowest price for 1 night, rounded up. Fees, such as a local tax, may come on top.');
  });

  test("shows Monday to Sunday, each day 'From £X', rounded up, or 'Unavailable', and '*' for a minimum stay with its note", async () => {
    const { answer } = show();
    answer('loadCalendar', [
      calendarDay('2027-05-03'),
      calendarDay('2027-05-04', { amount: 12_050, minLengthOfStay: 2 }),
      calendarDay('2027-05-05', { isClosed: true }),
      calendarDay('2027-05-06', { isAvailable: false }),
    ]);
    await find('Monday 3 May 2027, From £120');
    const names = textsOf(screen.getAllByRole('columnheader'));
    expect(names).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const days = [...(screen.getAllByRole('row')[2]?.querySelectorAll('button') ?? [])];
    const parts = ['.ui-calendar-price', 'sup'];
    expect(days.map((day) => parts.map((part) => day.querySelector(part)?.textContent))).toEqual([
      ['From £120', undefined],
      ['From £121', '*'],
      ...Array.from({ length: 5 }, () => ['Unavailable', undefined]),
    ]);
    screen.getByText('* Please note a minimum length of stay may apply to this date.');
  });

  test('A §4.5 two clicks choose the stay, which is said; the keys turn the months', async () => {
    const { answer } = show();
    answer('loadCalendar', [calendarDay('2027-05-04'), calendarDay('2027-05-07')]);
    await userEvent.click(await find('Tuesday 4 May 2027, From £120'));
    screen.getByText('Tue 4th-Wed 5th May 27, 1 night');
    await press('Friday 7 May 2027, From £120');
    screen.getByText('Tue 4th-Fri 7th May 27, 3 nights');
    expect(screen.queryByText(/minimum length of stay/)).toBeNull();
    await userEvent.keyboard('{PageDown}');
    screen.getByRole('heading', { name: 'June 2027' });
  });
});
