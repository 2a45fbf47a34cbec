import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createActor } from 'xstate';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import { addDays } from '../../../src/domain/dates/dates.ts';
import { calendarMachine, type CalendarInput } from '../../../machines/modals/calendar/calendar.machine.ts';
import * as selectors from '../../../machines/modals/calendar/calendar.selectors.ts';
import type { CalendarRequest } from '../../../machines/shared/ports.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';
import { calendarWorld, input, promo } from './calendar.world.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';

/** Every day of the grid, open except each 9th. */
function daysFrom({ from, nights }: CalendarRequest): CalendarDay[] {
  return Array.from({ length: nights }, (_, offset) => {
    const date = addDays(from, offset);
    return calendarDay(date, { isClosed: date.endsWith('-09') });
  });
}

/** A running calendar whose calls the test answers. */
function open(start: CalendarInput = input) {
  const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
  const machine = calendarMachine.provide({ actors: { loadCalendar: port, findFree: port } });
  const actor = createActor(machine, { input: start }).start();
  const shown = () => reach(actor, (snapshot) => !selectors.selectIsLoading(snapshot));
  const answer = async () => {
    const call = calls.at(-1);
    call?.resolve(daysFrom(call.input));
    await shown();
  };
  return { actor, calls, answer, shown };
}

test("A §2.6 'General availability is shown below': leaves out the code only where it is unavailable", () => {
  const asked = [promo, { ...promo, reason: 'error' as const }].map(
    (given) => open(given).calls[0]?.input.search,
  );
  expect(asked).toEqual([{ ...promo.search, code: null }, promo.search]);
});

describe('the price of the chosen stay', () => {
  const NONE = { fees: [], areAll: true };

  /** Opens with these days, and chooses 4 to 6 May. */
  async function chosen(changes: Partial<CalendarInput>, ...days: Partial<CalendarDay>[]) {
    const { actor, calls, shown } = open({ ...input, fees: NONE, ...changes });
    calls[0]?.resolve(days.map((day, index) => calendarDay(addDays('2027-05-04', index), day)));
    await shown();
    for (const date of ['2027-05-04', '2027-05-06']) actor.send({ type: 'day.picked', date });
    return selectors.selectTotal(actor.getSnapshot());
  }
  const [first, second] = [{ amount: 12_000 }, { amount: 13_050 }];

  test('is the sum of its nights, with the fees that each names itself', async () => {
    expect(await chosen({}, first, second, {})).toBe(25_050);
    const fees = { fees: [], areAll: false };
    const withOwn = [first, second].map((day) => ({ ...day, packagesTotal: 500 }));
    expect(await chosen({ fees }, ...withOwn, {})).toBe(26_050);
  });

  test('is not told where fees are not known, and for several rooms', async () => {
    expect(await chosen({ fees: { fees: [], areAll: false } }, first, second, {})).toBeNull();
    const party = input.search.guestOccupancies[0];
    const guestOccupancies = party ? [party, party] : [];
    expect(await chosen({ search: { ...input.search, guestOccupancies } }, first, second, {})).toBeNull();
  });
});

describe('A §4.5 two clicks', () => {
  test.each([
    ['the first click sets the arrival, and the departure to the next day', ['04'], '2027-05-04', 1],
    ['a second click on an earlier day swaps the two', ['07', '04'], '2027-05-04', 3],
    ['a third click starts a new stay', ['04', '07', '12'], '2027-05-12', 1],
    ['A §9.1 a second click more than 14 nights away starts a new stay', ['04', '19'], '2027-05-19', 1],
  ])('%s', async (_, days, arrivalDate, numberOfNights) => {
    const { actor, answer } = open();
    await answer();
    expect(selectors.selectCanBook(actor.getSnapshot())).toBe(false);
    for (const day of days) actor.send({ type: 'day.picked', date: `2027-05-${day}` });
    expect(selectors.selectStay(actor.getSnapshot())).toEqual({ arrivalDate, numberOfNights });
  });

  test('the second sets the departure, and the dates go to the booking', async () => {
    const { actor, answer } = open();
    await answer();
    sendAll(actor, { type: 'day.picked', date: '2027-05-04' }, { type: 'day.picked', date: '2027-05-07' });
    actor.send({ type: 'dates.confirmed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'datesChosen',
      arrivalDate: '2027-05-04',
      numberOfNights: 3,
    });
  });

  test('closed days, days before the business date and days not loaded yet cannot be clicked', async () => {
    const { actor, answer } = open();
    const can = (date: string) => actor.getSnapshot().can({ type: 'day.picked', date });
    expect(can('2027-05-04')).toBe(false);
    await answer();
    expect(can('2027-05-04')).toBe(true);
    expect(can('2027-05-09')).toBe(false);
    expect(can('2027-06-06')).toBe(false);
    expect(can('2027-06-01')).toBe(true);
    actor.send({ type: 'month.next' });
    expect(can('2027-06-01')).toBe(false);
    sendAll(actor, { type: 'month.previous' }, { type: 'month.previous' });
    await answer();
    expect(can('2027-04-19')).toBe(false);
    expect(can('2027-04-20')).toBe(true);
  });

  test('after any clicks, the stay has 1 to 14 nights and arrives on an open day', async () => {
    const { actor, answer } = open();
    await answer();
    const dates = fc.array(fc.integer({ min: 0, max: 45 }).map((offset) => addDays('2027-04-24', offset)));
    fc.assert(
      fc.property(dates, (clicks) => {
        for (const date of clicks) actor.send({ type: 'day.picked', date });
        const stay = selectors.selectStay(actor.getSnapshot());
        if (stay === null) return;
        expect(stay.numberOfNights).toBeGreaterThanOrEqual(1);
        expect(stay.numberOfNights).toBeLessThanOrEqual(14);
        expect(stay.arrivalDate).not.toMatch(/-09$/);
      }),
    );
  });
});

describe('the next free day', () => {
  /** Every day is full but these. */
  const fullBut =
    (...free: string[]) =>
    ({ from, nights }: CalendarRequest) =>
      Array.from({ length: nights }, (_, offset) => addDays(from, offset)).map((date) =>
        calendarDay(date, { isAvailable: free.includes(date) }),
      );
  const look = (start: CalendarInput = input) => {
    const step = open(start);
    const next = () => selectors.selectNextFree(step.actor.getSnapshot());
    const answerNext = async (days: (request: CalendarRequest) => CalendarDay[]) => {
      const call = step.calls.at(-1);
      call?.resolve(days(call.input));
      await reach(step.actor, (snapshot) => {
        const shown = selectors.selectNextFree(snapshot);
        return shown.state !== 'looking' || shown.month > (call?.input.from ?? '');
      });
    };
    return { ...step, next, answerNext };
  };

  test('is looked for by itself, a month at a time from the one that is shown, and can be taken', async () => {
    const { actor, calls, next, answerNext, answer } = look();
    expect(next()).toEqual({ state: 'looking', month: '2027-05-01' });
    expect(calls.map((call) => call.input.from)).toEqual(['2027-04-26']);
    await answerNext(fullBut());
    expect(next()).toEqual({ state: 'looking', month: '2027-06-01' });
    await answerNext(fullBut('2027-06-09', '2027-06-10'));
    const stay = { arrivalDate: '2027-06-09', numberOfNights: 2 };
    expect([next(), calls.length]).toEqual([{ state: 'found', stay }, 2]);
    const { month, days } = actor.getSnapshot().context;
    expect([month, days[9]]).toEqual(['2027-06-01', calendarDay('2027-06-09')]);
    actor.send({ type: 'nextFree.taken' });
    expect([selectors.selectStay(actor.getSnapshot()), selectors.selectMonth(actor.getSnapshot())]).toEqual([
      stay,
      '2027-06-01',
    ]);
    await answer();
    actor.send({ type: 'dates.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'datesChosen', ...stay });
  });

  test('does not turn the page once the guest has', async () => {
    const { actor, calls, next } = look();
    calls[0]?.resolve(fullBut()(calls[0].input));
    await reach(actor, () => calls.length > 1);
    actor.send({ type: 'month.previous' });
    calls[1]?.resolve(fullBut('2027-06-09', '2027-06-10')(calls[1].input));
    await reach(actor, (snapshot) => selectors.selectNextFree(snapshot).state === 'found');
    expect([next().state, selectors.selectMonth(actor.getSnapshot())]).toEqual(['found', '2027-04-01']);
  });

  test('is a longer one from the same day, where the stay was too short', async () => {
    const { next, answerNext } = look({ ...input, fewestNights: 3 });
    await answerNext(fullBut('2027-05-01', '2027-05-02', '2027-05-03'));
    expect(next()).toEqual({ state: 'found', stay: { arrivalDate: '2027-05-01', numberOfNights: 3 } });
  });

  test('is asked for up to the last month of the calendar, and no further', async () => {
    const { calls, next, answerNext } = look();
    for (let month = 0; month < 24; month += 1) await answerNext(fullBut());
    expect(next()).toEqual({ state: 'none', last: '2029-04-20', numberOfNights: 2 });
    expect(calls).toHaveLength(24);
  });

  test('tells a failure, and goes on from there', async () => {
    const { actor, calls, next, answerNext } = look();
    await answerNext(fullBut());
    calls.at(-1)?.reject(new Error('cut'));
    await reach(actor, (snapshot) => selectors.selectNextFree(snapshot).state === 'failed');
    actor.send({ type: 'nextFree.retried' });
    expect(next()).toEqual({ state: 'looking', month: '2027-06-01' });
    expect(calls.map((call) => call.input.from)).toEqual(['2027-04-26', '2027-05-31', '2027-05-31']);
  });

  test.each([
    ['2027-06-09', { state: 'found', stay: { arrivalDate: '2027-06-09', numberOfNights: 1 } }, '2027-05-31'],
    ['none', { state: 'looking', month: '2027-07-01' }, '2027-06-28'],
  ])('after a failure knows of the month that the guest turns to: %s is free', async (free, told, asked) => {
    const { actor, calls, next, answerNext, shown } = look({
      ...input,
      search: { ...input.search, numberOfNights: 1 },
    });
    await answerNext(fullBut());
    calls.at(-1)?.reject(new Error('cut'));
    await reach(actor, (snapshot) => selectors.selectNextFree(snapshot).state === 'failed');
    actor.send({ type: 'month.next' });
    const call = calls.at(-1);
    call?.resolve(fullBut(free)(call.input));
    await shown();
    actor.send({ type: 'nextFree.retried' });
    expect([next(), calls.at(-1)?.input.from]).toEqual([told, asked]);
  });

  test('is not asked for where a code or a voucher is in the way', async () => {
    const { calls, next, answerNext } = look(promo);
    await answerNext(fullBut());
    expect([next(), calls.length]).toEqual([{ state: 'unasked' }, 1]);
    expect(look({ ...input, reason: 'voucher' }).next()).toEqual({ state: 'unasked' });
  });
});

describe('A §4.5 months', () => {
  test('go back to the month of the business date and no further', async () => {
    const { actor, answer } = open();
    await answer();
    actor.send({ type: 'month.previous' });
    expect(selectors.selectMonth(actor.getSnapshot())).toBe('2027-04-01');
    expect(selectors.selectCanGoBack(actor.getSnapshot())).toBe(false);
  });

  test('a stay can begin in one month and end in the next, and can be booked there', async () => {
    const { actor, answer } = open();
    await answer();
    sendAll(actor, { type: 'day.picked', date: '2027-05-30' }, { type: 'month.next' });
    expect(selectors.selectCanBook(actor.getSnapshot())).toBe(true);
    await answer();
    actor.send({ type: 'day.picked', date: '2027-06-02' });
    expect(selectors.selectStay(actor.getSnapshot())).toEqual({
      arrivalDate: '2027-05-30',
      numberOfNights: 3,
    });
    expect(selectors.selectCanBook(actor.getSnapshot())).toBe(true);
  });

  test('the question before closing stays when the month changes', async () => {
    const { actor, answer } = open();
    await answer();
    sendAll(actor, { type: 'close.requested' }, { type: 'month.next' });
    expect(selectors.selectIsAskingToClose(actor.getSnapshot())).toBe(true);
  });

  test('T11 the last requested month is shown; a late answer for another is dropped', async () => {
    const { actor, calls, answer } = open(promo);
    actor.send({ type: 'month.next' });
    calls[0]?.resolve([calendarDay('2027-06-04', { amount: 1 })]);
    await answer();
    expect(calls.map((call) => call.input.from)).toEqual(['2027-04-26', '2027-05-31']);
    const [first] = actor.getSnapshot().context.days;
    expect(first).toEqual(calendarDay('2027-05-31'));
  });
});

it('A §2.6 paths take every transition of the calendar, and the guest can always leave it', () => {
  const { paths } = expectWorld(calendarWorld);
  expect(paths.length).toBeLessThan(10);
});
