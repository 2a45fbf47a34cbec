import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { formats } from '../../../widget/texts/british-formats.ts';
import { stayDatesMachine, type StayDatesRef } from '../../../machines/steps/search/stay-dates.machine.ts';
import * as selectors from '../../../machines/steps/search/stay-dates.selectors.ts';
import type { CalendarRequest } from '../../../machines/shared/ports.ts';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import { startOfMonth } from '../../../src/domain/dates/dates.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import { ChosenStay, StayDates } from '../../../widget/steps/search/StayDates.tsx';
import { party } from '../../support/fixtures.ts';
import { calendarDay } from '../rooms/rooms-stay.ts';
import { answerTo, stayDatesWorld, input } from './stay-dates.world.ts';
import { press, replayScreen } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof stayDatesMachine>;

const PHONE = [390, 844] as const;
const DESK = [1280, 900] as const;

beforeEach(() => page.viewport(...PHONE));

/** As in the dialog, whose foot has the chosen stay. */
function Dates({ actor }: { actor: StayDatesRef }) {
  return (
    <>
      <StayDates actor={actor} />
      <ChosenStay actor={actor} />
    </>
  );
}

/** Shows the calendar with its first answer, for two nights from Thursday 13 May 2027. */
function show(
  search: Partial<OpenSearch> = {},
  days: (request: CalendarRequest) => CalendarDay[] = answerTo,
) {
  const given = { ...input, search: { ...input.search, ...search } };
  const { told, calls } = showHeld(stayDatesMachine, given, Dates);
  const answer = (at = 0) => calls.loadCalendar[at]?.resolve(days(calls.loadCalendar[at].input));
  answer();
  return { told, calls: calls.loadCalendar, answer };
}

const month = (name: string) => within(screen.getByRole('grid', { name }));
const TOTALS = 'Totals by day of arrival';
const strip = () => within(screen.getByRole('grid', { name: TOTALS }));
const find = (name: string) => month('May 2027').findByRole('button', { name });
const cell = (name: string) => month('May 2027').getByRole('button', { name });
/** What the calendar announces of the chosen stay. */
const status = () => document.querySelector('.stay-dates-chosen[role=status]')?.textContent;

describe('D-500 a month of prices', () => {
  test('each day shows its lowest price in whole pounds, or is struck out and read as unavailable', async () => {
    show({}, () => [
      calendarDay('2027-05-13', { amount: 12_001 }),
      calendarDay('2027-05-14', { amount: null, isAvailable: false, units: 0 }),
      calendarDay('2027-05-15', { isClosed: true }),
      calendarDay('2027-05-16', { minLengthOfStay: 3 }),
    ]);
    await find('Thursday 13 May 2027, £121');
    const sold = cell('Friday 14 May 2027, Unavailable');
    expect(getComputedStyle(sold.querySelector('.ui-calendar-number') ?? sold).textDecorationLine).toBe(
      'line-through',
    );
    expect(cell('Saturday 15 May 2027, Unavailable')).toHaveAttribute('aria-disabled', 'true');
    cell('Sunday 16 May 2027, £120 Minimum 3 nights');
    screen.getByText('The lowest price for 1 night, rounded up. Fees, such as a local tax, may come on top.');
    await expectAccessible();
  });

  test('leaves out the days of neighbouring months, and the arrow keys lead to them', async () => {
    const { answer } = show();
    (await find('Monday 31 May 2027, £120')).focus();
    expect(month('May 2027').queryByRole('button', { name: /June/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    answer(1);
    expect(
      await month('June 2027').findByRole('button', { name: 'Tuesday 1 June 2027, £120' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(cell('Monday 31 May 2027, £120')).toHaveFocus();
    await userEvent.keyboard('{Home}{PageUp}');
    screen.getByRole('heading', { name: 'April 2027' });
  });

  test('shows one month on a phone and two on a desk, each with its own call', async () => {
    const { calls, answer } = show();
    await find('Thursday 13 May 2027, £120');
    expect([screen.queryByRole('grid', { name: 'June 2027' }), calls.length]).toEqual([null, 1]);
    await page.viewport(...DESK);
    await screen.findByRole('heading', { name: 'May 2027 and June 2027' });
    answer(1);
    await month('June 2027').findByRole('button', { name: 'Tuesday 1 June 2027, £120' });
    expect(calls).toHaveLength(2);
    const [may, june] = ['May 2027', 'June 2027'].map((name) =>
      screen.getByRole('grid', { name }).getBoundingClientRect(),
    );
    expect([june?.top, (june?.left ?? 0) > (may?.right ?? 0)]).toEqual([may?.top, true]);
    await expectAccessible();
  });

  test('a sideways swipe turns the month, a vertical one does not', async () => {
    show();
    const days = (await find('Thursday 13 May 2027, £120')).closest('.stay-dates-months');
    const draw = (across: number, down: number) => {
      const finger = { pointerId: 7, pointerType: 'touch', bubbles: true };
      days?.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 }));
      days?.dispatchEvent(
        new PointerEvent('pointerup', { ...finger, clientX: 200 + across, clientY: 200 + down }),
      );
    };
    draw(-60, 50);
    draw(-30, 0);
    screen.getByRole('heading', { name: 'May 2027' });
    draw(-60, 10);
    await screen.findByRole('heading', { name: 'June 2027' });
    draw(60, 0);
    await screen.findByRole('heading', { name: 'May 2027' });
  });

  test('says whose prices they are: fees are extra, and they are for the first of several rooms', async () => {
    show({ guestOccupancies: [party(2, [], 1), party(2)] });
    await find('Thursday 13 May 2027, £120');
    screen.getByText(/ Fees, such as a local tax, may come on top\. For the guests of Room 1\.$/);
  });

  test('E-09 without the age of a child it says why there are no prices, and dates can be chosen', async () => {
    const { told } = show({ guestOccupancies: [party(2, [null])] });
    screen.getByText('Prices appear once you have said who is coming, with the age of each child.');
    await userEvent.click(cell('Monday 17 May 2027'));
    expect(told.at(-1)).toEqual({ type: 'stayDates.chosen', arrivalDate: '2027-05-17', numberOfNights: 2 });
    expect(screen.queryByRole('grid', { name: 'Totals by day of arrival' })).toBeNull();
  });

  test('a day can be chosen while the prices load; a past day cannot', async () => {
    const { told } = show();
    await find('Thursday 13 May 2027, £120');
    await press('Back');
    const over = month('April 2027').getByRole('button', { name: 'Monday 19 April 2027, not available' });
    expect(over).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(month('April 2027').getByRole('button', { name: 'Tuesday 20 April 2027, …' }));
    expect(told.at(-1)).toEqual({ type: 'stayDates.chosen', arrivalDate: '2027-04-20', numberOfNights: 2 });
  });
});

describe('A §4.5 two clicks', () => {
  test('choose arrival and departure: the band, the total, and the event for the form', async () => {
    const { told } = show();
    await userEvent.click(await find('Monday 17 May 2027, £120'));
    expect(status()).toContain('Monday 17th May 2027 to Wednesday 19th May 2027, 2 nights');
    expect(status()).toContain('Choose another day of departure, or keep this one.');
    await userEvent.click(cell('Thursday 20 May 2027, £120'));
    expect(status()).toContain('Monday 17th May 2027 to Thursday 20th May 2027, 3 nights');
    expect(status()).toContain('From £360 before any fees');
    const selected = month('May 2027')
      .getAllByRole('gridcell', { selected: true })
      .map((day) => day.getAttribute('data-range'));
    expect(selected).toEqual(['start', 'middle', 'middle', 'end']);
    expect(told.slice(-2)).toEqual([
      { type: 'stayDates.chosen', arrivalDate: '2027-05-17', numberOfNights: 3 },
      { type: 'stayDates.ended' },
    ]);
  });

  test('F-08 a total is in all where each day says its fees', async () => {
    show({}, (request) => answerTo(request).map((day) => ({ ...day, packagesTotal: 0 })));
    await find('Thursday 13 May 2027, £120');
    expect(status()).toContain('From £240 in all');
    screen.getByText('The lowest price for 1 night, rounded up.');
  });

  test('E-11 a stay shorter than the minimum of its first day says so', async () => {
    show({ numberOfNights: 1 }, (request) =>
      answerTo(request).map((day) => (day.date === '2027-05-13' ? { ...day, minLengthOfStay: 3 } : day)),
    );
    await find('Thursday 13 May 2027, £120 Minimum 3 nights');
    expect(status()).toContain('A stay from this day takes at least 3 nights');
  });
});

describe('three days either way', () => {
  /** One day is sold out, one has a minimum stay, and the chosen one costs this much. */
  const dear = (request: CalendarRequest, amount: number) =>
    answerTo(request).map((day) => {
      if (day.date === '2027-05-16') return { ...day, amount: null, isAvailable: false, units: 0 };
      if (day.date === '2027-05-10') return { ...day, minLengthOfStay: 3 };
      return day.date === '2027-05-13' ? { ...day, amount } : day;
    });

  test('shows seven totals, in words where there is none; a press moves the arrival', async () => {
    const { told } = show({}, (request) => dear(request, 15_050));
    await find('Thursday 13 May 2027, £151');
    expect(textsAt('.ui-calendar-price', screen.getByRole('grid', { name: TOTALS }))).toEqual([
      ...['Minimum 3 nights', '£240', '£271', '£271', '£240', 'Unavailable', 'Unavailable'],
    ]);
    expect(strip().getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    await userEvent.click(strip().getByRole('button', { name: 'Tuesday 11 May 2027, £240' }));
    expect(told.at(-1)).toEqual({ type: 'stayDates.chosen', arrivalDate: '2027-05-11', numberOfNights: 2 });
    expect(status()).toContain('From £240 before any fees');
    const unavailable = strip().getByRole('button', { name: 'Sunday 16 May 2027, Unavailable' });
    expect(unavailable).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
  });

  test.each([390, 320])('at %i px no text runs into the next day', async (width) => {
    await page.viewport(width, 844);
    show({}, (request) => dear(request, 115_050));
    await find('Thursday 13 May 2027, £1,151');
    const days = strip().getAllByRole('button');
    expect(textsOf(days.filter((day) => day.scrollWidth > day.clientWidth))).toEqual([]);
  });
});

describe('the paths of the calendar', () => {
  const beAsWideAs = ([width]: readonly [number, number]) => {
    document.body.style.inlineSize = `${width}px`;
  };
  afterEach(() => document.body.removeAttribute('style'));

  /** Each path starts where one month fits, whatever the path before has left. */
  function FromNarrow({ actor }: { actor: StayDatesRef }) {
    useState(() => beAsWideAs(PHONE));
    return <StayDates actor={actor} />;
  }

  const isShown = (date: string, snapshot: AnyMachineSnapshot) =>
    selectors.selectMonths(snapshot as Snapshot).some((shown) => shown.month === startOfMonth(date));
  const isInStrip = (date: string, snapshot: AnyMachineSnapshot) =>
    selectors.selectFlexible(snapshot as Snapshot).some(({ arrivalDate }) => arrivalDate === date);
  const canBe = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => snapshot.can(event);
  const canMove = (event: AnyEventObject, snapshot: AnyMachineSnapshot) =>
    snapshot.can(event) && !selectors.selectIsClosed(snapshot as Snapshot);
  const pick = (grid: ReturnType<typeof month>, date: string) =>
    userEvent.click(grid.getByRole('button', { name: new RegExp(`^${formats.plainDate(date)}`) }));

  replayScreen('D-500 prices by date', {
    world: stayDatesWorld,
    View: FromNarrow,
    ways: {
      'month.previous': { by: () => press('Back'), when: canBe },
      'month.next': { by: () => press('Next'), when: canBe },
      'month.retried': { by: () => press('Try again'), when: canBe },
      'months.counted': {
        by: async ({ count }, _, actor) => {
          beAsWideAs(count === 2 ? DESK : PHONE);
          await waitFor(() => {
            const { context } = actor.getSnapshot() as Snapshot;
            expect(context.monthCount).toBe(count);
          });
        },
        when: ({ count }, { context }) => count !== (context as Snapshot['context']).monthCount,
      },
      'day.picked': {
        by: ({ date }) => pick(month(formats.month(date as string)), date as string),
        when: (event, snapshot) => canBe(event, snapshot) && isShown(event['date'] as string, snapshot),
      },
      'arrival.moved': {
        by: ({ date }) => pick(strip(), date as string),
        when: (event, snapshot) => canMove(event, snapshot) && isInStrip(event['date'] as string, snapshot),
      },
      'search.told': { by: (event, _, actor) => actor.send(event) },
    },
    expectShown: (snapshot: Snapshot) => {
      const isClosed = selectors.selectIsClosed(snapshot);
      expectText(/^Prices appear once/, isClosed);
      const hasFailed = selectors.selectHasFailed(snapshot);
      expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(hasFailed);
      expectText('We could not load these prices. You can choose your dates without them.', hasFailed);
      expectText('Loading prices…', snapshot.hasTag('busy'));
      for (const { month: shown } of selectors.selectMonths(snapshot))
        screen.getByRole('grid', { name: formats.month(shown) });
    },
  });
});
