import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, type AnyMachineSnapshot, type SnapshotFrom } from 'xstate';
import { formats } from '../../src/texts/british-formats.ts';
import {
  calendarMachine,
  type CalendarContext,
  type CalendarInput,
} from '../../machines/modals/calendar/calendar.machine.ts';
import type { CalendarRequest } from '../../machines/shared/ports.ts';
import {
  weekCalendarMachine,
  type WeekCalendarInput,
} from '../../machines/steps/rooms/week-calendar.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import { CalendarModal } from '../../widget/modals/calendar/CalendarModal.tsx';
import { WeekCalendar } from '../../widget/screens/rooms/WeekCalendar.tsx';
import { cover } from '../paths/cover.ts';
import { environmentOf } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import { holdCalls, type HeldCall } from '../support/held-calls.ts';
import { replayInView, titleOf, type Hands } from '../support/replay-in-view.ts';
import { calendarDay, searchFor, session, twoAdults } from '../support/rooms-stay.ts';
import { renderInWidget } from './ui/render.tsx';

const offline = new CallError({ kind: 'offline', endpoint: 'calendar' });

type CalendarSnapshot = SnapshotFrom<typeof calendarMachine>;
type WeekSnapshot = SnapshotFrom<typeof weekCalendarMachine>;

type Calls = { calls: HeldCall<CalendarDay[], CalendarRequest>[] };

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isEnabled = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

/** The cell of a date, whatever its price: 'Tuesday 4 May 2027'. */
function day(date: string): HTMLElement {
  const [weekday = '', number = '', ...rest] = formats.fullDate(date).split(' ');
  const name = new RegExp(`^${weekday} ${Number.parseInt(number, 10)} ${rest[0]?.slice(0, 3)}`);
  return within(screen.getByRole('grid')).getByRole('button', { name });
}

const answers: Hands<Calls> = {
  'loadCalendar done': ({ output }, { calls }) => calls.at(-1)?.resolve(output as CalendarDay[]),
  'loadCalendar error': ({ error }, { calls }) => calls.at(-1)?.reject(error),
  'day.picked': ({ date }) => userEvent.click(day(date as string)),
};

describe('A §2.6 the month calendar', () => {
  const input: CalendarInput = { session, search: searchFor(twoAdults), leg: 1, reason: 'dates', fees: [] };
  const promo: CalendarInput = { ...input, search: { ...input.search, code: 'SPRING' }, reason: 'promo' };
  const isAsking = (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: { closing: 'asking' } });
  /** The open question covers everything else. */
  const onlyWithout = (snapshot: AnyMachineSnapshot) => (isAsking(snapshot) ? [] : [{}]);
  const withoutQuestion =
    <Payload,>(...payloads: Payload[]) =>
    (snapshot: AnyMachineSnapshot) =>
      isAsking(snapshot) || snapshot.hasTag('busy') || snapshot.matches({ open: { month: 'failed' } })
        ? []
        : payloads;

  const environment = environmentOf(calendarMachine, {
    inputs: [input, promo],
    events: {
      'day.picked': withoutQuestion({ date: '2027-05-04' }, { date: '2027-05-07' }, { date: '2027-05-30' }),
      'month.previous': onlyWithout,
      'month.next': (snapshot: CalendarSnapshot) =>
        isAsking(snapshot) || snapshot.context.month > '2027-05-01' ? [] : [{}],
      'month.retried': onlyWithout,
      'dates.confirmed': onlyWithout,
      'code.dropped': onlyWithout,
      'close.requested': onlyWithout,
    },
    actors: {
      loadCalendar: {
        done: [[calendarDay('2027-05-04'), calendarDay('2027-05-07'), calendarDay('2027-05-30')]],
        error: [offline],
      },
    },
    project: ({ month, days, stay, reason }) => [month, days.length, stay, reason],
  });
  const { paths, uncovered } = cover(explore(calendarMachine, environment));

  test('paths that can be walked in the view take every transition', () => {
    expect(uncovered).toEqual([]);
  });

  test.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_, path) => {
    await replayInView(path, {
      show: (given: CalendarInput) => {
        const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
        const machine = calendarMachine.provide({ actors: { loadCalendar: port } });
        const actor = createActor(machine, { input: given }).start();
        renderInWidget(<CalendarModal actor={actor} />);
        return { actor, calls };
      },
      hands: {
        ...answers,
        'month.previous': () => press('Back'),
        'month.next': () => press('Next'),
        'month.retried': () => press('Try again'),
        'dates.confirmed': () => press('Book now'),
        'code.dropped': () => press('Continue without a code'),
        'close.requested': () => press('Close'),
        'close.dismissed': () =>
          userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Continue' })),
        'close.confirmed': () =>
          userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' })),
      },
      expectShown: (planned) => {
        const { month, reason } = planned.context as CalendarContext;
        screen.getByRole('dialog', { name: 'Choose new dates' });
        screen.getByRole('heading', { name: formats.month(month) });
        expect(isEnabled('Book now')).toBe(!planned.matches({ open: { stay: 'none' } }));
        expect(screen.queryByRole('button', { name: 'Continue without a code' }) !== null).toBe(
          reason === 'promo',
        );
        expect(screen.queryByRole('alertdialog', { name: 'Are you sure?' }) !== null).toBe(isAsking(planned));
        expect(screen.queryByText('We could not load the prices for this month.') !== null).toBe(
          planned.matches({ open: { month: 'failed' } }),
        );
        expect(screen.queryByText('Loading prices…') !== null).toBe(planned.hasTag('busy'));
      },
    });
  });
});

describe('A §2.5 the seven days', () => {
  const input: WeekCalendarInput = {
    session,
    search: searchFor(twoAdults),
    leg: 1,
    roomCode: 'KNG',
    roomName: 'Lake King',
    rateCode: 'DAILYBABB',
    rateName: 'Bed & Breakfast',
    fees: [],
  };
  const environment = environmentOf(weekCalendarMachine, {
    inputs: [input],
    events: {
      'week.next': (snapshot: WeekSnapshot) => (snapshot.context.from > '2027-04-30' ? [] : [{}]),
      'week.previous': (snapshot: WeekSnapshot) => (snapshot.context.from < '2027-04-30' ? [] : [{}]),
      'day.picked': (snapshot: WeekSnapshot) =>
        snapshot.matches({ open: { week: 'shown' } }) && snapshot.context.from === '2027-04-30'
          ? [{ date: '2027-05-02' }, { date: '2027-05-04' }]
          : [],
    },
    actors: {
      loadCalendar: {
        done: [[calendarDay('2027-05-02'), calendarDay('2027-05-04')]],
        error: [offline],
      },
    },
    project: ({ from, days, arrival }) => [from, days.length, arrival],
  });
  const { paths, uncovered } = cover(explore(weekCalendarMachine, environment));

  test('paths that can be walked in the view take every transition', () => {
    expect(uncovered).toEqual([]);
  });

  test.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_, path) => {
    await replayInView(path, {
      show: (given: WeekCalendarInput) => {
        const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
        const machine = weekCalendarMachine.provide({ actors: { loadCalendar: port } });
        const actor = createActor(machine, { input: given }).start();
        renderInWidget(<WeekCalendar actor={actor} />);
        return { actor, calls };
      },
      hands: {
        ...answers,
        'week.previous': () => press('Back'),
        'week.next': () => press('Next'),
        'week.retried': () => press('Try again'),
      },
      expectShown: (planned) => {
        const hasFailed = planned.matches({ open: { week: 'failed' } });
        expect(screen.queryByRole('grid', { name: 'Prices by date for Lake King' }) === null).toBe(hasFailed);
        expect(screen.queryByText('We could not load the prices by date.') !== null).toBe(hasFailed);
        const hint = planned.hasTag('busy')
          ? 'Loading prices…'
          : planned.matches({ open: { stay: 'begun' } })
            ? /^Arriving on .* Now choose a day of departure\.$/
            : 'Choose a day of arrival, then a day of departure.';
        screen.getByText(hint);
      },
    });
  });
});
