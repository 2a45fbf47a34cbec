import { describe, expect, it, test } from 'vitest';
import { createActor } from 'xstate';
import type { CalendarRequest } from '../../machines/shared/ports.ts';
import { weekCalendarMachine } from '../../machines/steps/rooms/week-calendar.machine.ts';
import * as selectors from '../../machines/steps/rooms/week-calendar.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import { addDays } from '../../src/domain/dates.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { holdCalls } from '../support/held-calls.ts';
import { calendarDay } from '../support/rooms-stay.ts';
import { input, weekCalendarWorld } from '../worlds/week-calendar.world.ts';
import { reach } from '../support/reach.ts';

function week({ from, nights }: CalendarRequest): CalendarDay[] {
  return Array.from({ length: nights }, (_, offset) => calendarDay(addDays(from, offset)));
}

/** A week whose calls the test answers. */
function open() {
  const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
  const machine = weekCalendarMachine.provide({ actors: { loadCalendar: port } });
  const actor = createActor(machine, { input }).start();
  const shown = () => reach(actor, (snapshot) => !selectors.selectIsLoading(snapshot));
  const answer = async (call = calls.at(-1)) => {
    call?.resolve(week(call.input));
    await shown();
  };
  return { actor, calls, answer, shown };
}

describe('A §9.4 the seven days', () => {
  test('are loaded from the day before arrival, for the room and its default rate (A §3.3, §3.7)', () => {
    const { calls } = open();
    expect(calls.map((call) => call.input)).toEqual([
      {
        sessionId: 'S1',
        search: input.search,
        leg: 1,
        from: '2027-04-30',
        nights: 7,
        roomCode: 'KNG',
        rateCode: 'DAILYBABB',
      },
    ]);
  });

  test('A §9.1 do not go back before the business date', () => {
    const { actor } = open();
    actor.send({ type: 'week.previous' });
    actor.send({ type: 'week.previous' });
    expect(actor.getSnapshot().context.from).toBe('2027-04-16');
    expect(selectors.selectCanGoBack(actor.getSnapshot())).toBe(false);
  });

  test('show the stay of the search, then the first click', async () => {
    const { actor, answer } = open();
    await answer();
    const places = () => selectors.selectWeek(actor.getSnapshot()).map((day) => day.place);
    expect(places()).toEqual([null, 'arrival', 'between', 'departure', null, null, null]);
    actor.send({ type: 'day.picked', date: '2027-05-04' });
    expect(places()).toEqual([null, null, null, null, 'arrival', null, null]);
  });

  test('T11 show the last requested week', async () => {
    const { actor, calls, answer } = open();
    actor.send({ type: 'week.next' });
    calls[0]?.resolve([calendarDay('2027-05-07', { amount: 1 })]);
    await answer();
    expect(actor.getSnapshot().context.days[0]).toEqual(calendarDay('2027-05-07'));
  });

  test('T14 can be loaded again after a failure', async () => {
    const { actor, calls, answer, shown } = open();
    calls[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'calendar' }));
    await shown();
    expect(selectors.selectHasFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'week.retried' });
    await answer();
    expect(selectors.selectHasFailed(actor.getSnapshot())).toBe(false);
    expect(calls).toHaveLength(2);
  });
});

describe('A §4.5 two clicks', () => {
  async function click(...dates: string[]) {
    const { actor, answer } = open();
    await answer();
    for (const date of dates) actor.send({ type: 'day.picked', date });
    return actor.getSnapshot();
  }

  test('on the same day set the arrival only', async () => {
    const snapshot = await click('2027-05-02', '2027-05-02');
    expect([snapshot.status, selectors.selectArrival(snapshot)]).toEqual(['active', '2027-05-02']);
  });

  test('A §9.1 more than 14 nights apart start a new stay', async () => {
    const { actor, answer } = open();
    await answer();
    actor.send({ type: 'day.picked', date: '2027-05-02' });
    for (let weeks = 0; weeks < 3; weeks += 1) {
      actor.send({ type: 'week.next' });
      await answer();
    }
    actor.send({ type: 'day.picked', date: '2027-05-22' });
    const snapshot = actor.getSnapshot();
    expect([snapshot.status, selectors.selectArrival(snapshot)]).toEqual(['active', '2027-05-22']);
  });

  test('cannot choose a day missing from the answer', async () => {
    expect(selectors.selectArrival(await click('2027-05-07'))).toBeNull();
  });
});

it('A §2.5 paths take every transition of the inline calendar', () => {
  const { paths } = expectWorld(weekCalendarWorld);
  expect(paths.length).toBeLessThan(10);
});
