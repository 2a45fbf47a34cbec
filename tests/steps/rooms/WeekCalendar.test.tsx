import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../../widget/texts/british-formats.ts';
import { weekCalendarMachine } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import * as selectors from '../../../machines/steps/rooms/week-calendar.selectors.ts';
import { WeekCalendar } from '../../../widget/steps/rooms/WeekCalendar.tsx';
import { calendarDay } from './rooms-stay.ts';
import { input, weekCalendarWorld } from './week-calendar.world.ts';
import { button, replayScreen } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { textsAt } from '../../support/texts-of.ts';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof weekCalendarMachine>;

const dayOf = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`);
const prices = () => textsAt('.ui-calendar-price');

replayScreen('A §2.5, §9.4 the seven days', {
  world: weekCalendarWorld,
  View: WeekCalendar,
  ways: {
    'week.previous': button('Back', (_, snapshot: Snapshot) => selectors.selectCanGoBack(snapshot)),
    'week.next': button('Next', (_, snapshot: Snapshot) => selectors.selectCanGoOn(snapshot)),
    'week.retried': button('Try again'),
    'day.picked': {
      by: ({ date }) => userEvent.click(dayOf(date as string) ?? document.body),
      when: ({ date }, snapshot: Snapshot) =>
        snapshot.matches({ open: { week: 'shown' } }) &&
        selectors.selectWeek(snapshot).some((day) => day.date === date),
    },
  },
  expectShown: (snapshot: Snapshot) => {
    const hasFailed = selectors.selectHasFailed(snapshot);
    const arrival = selectors.selectArrival(snapshot);
    const days = selectors.selectWeek(snapshot).map(({ date }) => date);
    expect(screen.queryByRole('grid', { name: 'Prices by date for Lake King' }) === null).toBe(hasFailed);
    expectText('We could not load the prices by date.', hasFailed);
    if (!hasFailed) expect(days.filter(dayOf)).toEqual(days);
    if (snapshot.matches({ open: { week: 'shown' } }))
      screen.getByText('Prices are for 1 night, Bed & Breakfast, rounded up.');
    screen.getByText(formats.dateRange(days[0] ?? '', days.at(-1) ?? ''));
    screen.getByText(
      snapshot.hasTag('busy')
        ? 'Loading prices…'
        : arrival !== null
          ? `Arriving on ${formats.shortDate(arrival)}. Now choose a day of departure.`
          : 'Choose a day of arrival, then a day of departure.',
    );
    expect(
      ['Back', 'Next'].map((name) => screen.getByRole('button', { name }).ariaDisabled === 'true'),
    ).toEqual([!selectors.selectCanGoBack(snapshot), !selectors.selectCanGoOn(snapshot)]);
  },
});

test("A §2.5 each day has '£amount', in whole pounds rounded up, or '-', of one rate; the prices include the dog fee and name it (E-08)", async () => {
  const fees = { fees: [{ code: 'DOG', name: '', amount: 2_000 }], areAll: true };
  const { answer } = showHeld(weekCalendarMachine, { ...input, fees }, WeekCalendar);
  answer('loadCalendar', [
    calendarDay('2027-04-30'),
    calendarDay('2027-05-01', { amount: 12_050 }),
    calendarDay('2027-05-02', { isAvailable: false }),
  ]);
  await waitFor(() => expect(prices()).toEqual(['£140', '£141', '-', '-', '-', '-', '-']));
  screen.getByText('Prices are for 1 night, Bed & Breakfast, rounded up. Includes £20 dog fee');
});

test('the opened days scroll into view, clear of the bar at the foot', async () => {
  showHeld(weekCalendarMachine, input, ({ actor }) => (
    <div style={{ paddingBlock: '200vh' }}>
      <WeekCalendar actor={actor} />
    </div>
  ));
  const hint = screen.getByText('Loading prices…');
  await screen.findByRole('grid');
  // The bar is up to 120 px high.
  await waitFor(() => expect(hint.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 120));
  expect(screen.getByRole('grid').getBoundingClientRect().top).toBeGreaterThan(0);
});
