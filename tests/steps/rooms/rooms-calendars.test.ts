import { describe, expect, test, it } from 'vitest';
import { createActor } from 'xstate';
import type { RoomsInput } from '../../../machines/steps/rooms/rooms.rules.ts';
import { selectQuestion, selectRoomWithPrices } from '../../../machines/steps/rooms/rooms.selectors.ts';
import * as selectors from '../../../machines/steps/rooms/week-calendar.selectors.ts';
import {
  selectFees,
  selectRateName,
  selectWeek,
} from '../../../machines/steps/rooms/week-calendar.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import {
  availabilityFor,
  bookingFor,
  configuration,
  dailyRate,
  heldAtRetreat,
  kingRates,
  rate,
  session,
  twoAdults,
  twoAdultsWithDog,
  calendarDay,
} from './rooms-stay.ts';
import { stayVoucher } from '../payment/voucher-fixtures.ts';
import { answerCalendar, clickDates, startRooms, weekCalendarOf } from './start-rooms.ts';
import { reach } from '../../support/reach.ts';
import type { CalendarRequest } from '../../../machines/shared/ports.ts';
import { weekCalendarMachine } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import { addDays } from '../../../src/domain/dates/dates.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { input, weekCalendarWorld } from './week-calendar.world.ts';

const plain = bookingFor(twoAdults);

function inputFor(booking = plain, changes: Partial<RoomsInput> = {}): RoomsInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

describe('A §2.5 prices by date', () => {
  test('A §4.5 open for leg 1 only', () => {
    const two = bookingFor(twoAdults, twoAdults);
    const open = { type: 'prices.opened', roomCode: 'KNG' } as const;
    expect(startRooms(inputFor(two)).actor.getSnapshot().can(open)).toBe(true);
    expect(
      startRooms(inputFor(two, { leg: 2 }))
        .actor.getSnapshot()
        .can(open),
    ).toBe(false);
  });

  test('open for one room at a time', () => {
    const { actor } = startRooms(inputFor());
    expect(selectRoomWithPrices(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    actor.send({ type: 'prices.opened', roomCode: 'LOFT' });
    expect(selectRoomWithPrices(actor.getSnapshot())).toBe('LOFT');
    actor.send({ type: 'prices.closed' });
    expect(selectRoomWithPrices(actor.getSnapshot())).toBeNull();
  });

  test('A §4.5 search again after two clicks', async () => {
    const step = startRooms(inputFor());
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    await clickDates(step, '2027-05-06', '2027-05-02');
    expect(step.actor.getSnapshot().output).toEqual({
      type: 'searchAgain',
      search: { ...plain.search, arrivalDate: '2027-05-02', numberOfNights: 4 },
      vouchers: [],
    });
  });

  test("E-08 show a night at the rate of the room's own price with the party's fees", async () => {
    const step = startRooms(inputFor(bookingFor(twoAdultsWithDog)));
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    const week = weekCalendarOf(step.actor);
    if (!week) throw new Error('no calendar is open');
    expect(selectRateName(week.getSnapshot())).toBe('Advance Purchase');
    // £40 for two nights.
    expect(selectFees(week.getSnapshot())).toEqual({
      fees: [{ code: 'DOG', name: 'DOG', amount: 2_000 }],
      areAll: true,
    });
    answerCalendar(step.calls[0]);
    await reach(week, (snapshot) => !snapshot.hasTag('busy'));
    expect(selectWeek(week.getSnapshot()).map(({ price }) => price)).toEqual(Array(7).fill(14_000));
  });

  test('show the lowest price with a voucher for a stay, which brings rates of its own', () => {
    const booking = { ...bookingFor(twoAdults), vouchers: [stayVoucher('SV1', 30_000)] };
    const { actor, calls } = startRooms(inputFor(booking));
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    expect(calls[0]?.input).toMatchObject({ roomCode: 'KNG', rateCode: null });
    const week = weekCalendarOf(actor);
    expect(week && selectRateName(week.getSnapshot())).toBe('');
  });

  test('are for the rate that passes the filters, as the price of the room is', () => {
    const lowest = rate('CORP', 20_000);
    const king = { ...kingRates, rates: [lowest, dailyRate], lowest };
    const { actor, calls } = startRooms(inputFor(plain, { availability: availabilityFor(plain, [king]) }));
    actor.send({ type: 'filter.toggled', filter: { kind: 'breakfast', value: '' } });
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    expect(calls[0]?.input).toMatchObject({ roomCode: 'KNG', rateCode: 'DAILYBABB' });
  });

  test("A §3.3 are for the room's default rate where it has no price, and do not block the rooms when they fail", async () => {
    const soldOut = availabilityFor(plain, [{ ...kingRates, rates: [], lowest: null }]);
    const { actor, calls } = startRooms(inputFor(plain, { availability: soldOut }));
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    expect(calls[0]?.input).toMatchObject({ roomCode: 'KNG', rateCode: 'DAILYBABB' });
    calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'calendar' }));
    const week = weekCalendarOf(actor);
    if (week) await reach(week, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().can({ type: 'prices.closed' })).toBe(true);
  });

  test('D-39 ask before new dates when a room is chosen', async () => {
    const step = startRooms(inputFor(heldAtRetreat(plain)));
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    await clickDates(step, '2027-05-02', '2027-05-06');
    expect(selectQuestion(step.actor.getSnapshot())).toBe('dates');
    step.actor.send({ type: 'change.confirmed' });
    expect(step.actor.getSnapshot().output).toMatchObject({
      type: 'searchAgain',
      search: { arrivalDate: '2027-05-02' },
    });
  });
});

function week({ from, nights }: CalendarRequest): CalendarDay[] {
  return Array.from({ length: nights }, (_, offset) => calendarDay(addDays(from, offset)));
}

/** A week whose calls the test answers. */
function open() {
  const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
  const machine = weekCalendarMachine.provide({ actors: { loadCalendar: port } });
  const actor = createActor(machine, { input }).start();
  const shown = () => reach(actor, (snapshot) => !selectors.selectIsLoading(snapshot));
  const answer = async () => {
    const call = calls.at(-1);
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

  test('are loaded for the week before, too', async () => {
    const { actor, calls, answer } = open();
    await answer();
    actor.send({ type: 'week.previous' });
    await answer();
    expect(calls.map(({ input: { from } }) => from)).toEqual(['2027-04-30', '2027-04-23']);
    expect(
      actor
        .getSnapshot()
        .context.days.map(({ date }) => date)
        .slice(0, 2),
    ).toEqual(['2027-04-23', '2027-04-24']);
  });

  test('show the stay of the search, then the first click', async () => {
    const { actor, answer } = open();
    await answer();
    const places = () => selectors.selectWeek(actor.getSnapshot()).map((day) => day.place);
    expect(places()).toEqual([null, 'arrival', 'between', 'departure', null, null, null]);
    actor.send({ type: 'day.picked', date: '2027-05-04' });
    expect(places()).toEqual([null, null, null, null, 'alone', null, null]);
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
