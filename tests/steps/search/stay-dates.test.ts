import { describe, expect, it, test } from 'vitest';
import { stayDatesMachine } from '../../../machines/steps/search/stay-dates.machine.ts';
import {
  selectCanGoBack,
  selectCanGoOn,
  selectChosen,
  selectFees,
  selectFlexible,
  selectIsClosed,
  selectIsLoading,
  selectMonths,
} from '../../../machines/steps/search/stay-dates.selectors.ts';
import type { CalendarRequest } from '../../../machines/shared/ports.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import { UNKNOWN_FEES } from '../../../src/domain/money/fees.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { party } from '../../support/fixtures.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { reach } from '../../support/reach.ts';
import { calendarDay } from '../rooms/rooms-stay.ts';
import { startStep } from '../start-step.ts';
import { answerTo, input, stayDatesWorld } from './stay-dates.world.ts';
import { sendAll } from '../../support/send-all.ts';

/** More calls than any test needs. */
const MOST_CALLS = 9;

/** A calendar whose calls and pauses end when the test says so. */
function open(search: Partial<OpenSearch> = {}, businessDate = input.session.businessDate) {
  const held = holdCalls<CalendarDay[], CalendarRequest>();
  const machine = stayDatesMachine.provide({ actors: { loadCalendar: held.port } });
  const session = { ...input.session, businessDate };
  const given = { ...input, session, search: { ...input.search, ...search } };
  const { actor, told } = startStep(machine, given);
  const isIdle = () => reach(actor, (snapshot) => !selectIsLoading(snapshot));
  /** Answers all calls, until none is open. A calendar that asks endlessly throws. */
  const answer = async (days = answerTo) => {
    while (selectIsLoading(actor.getSnapshot())) {
      const count = held.calls.length;
      if (count > MOST_CALLS) throw new Error('The calendar asks endlessly');
      const call = held.calls.at(-1);
      call?.resolve(days(call.input));
      await reach(actor, (snapshot) => !selectIsLoading(snapshot) || held.calls.length > count);
    }
  };
  const asked = () => held.calls.map((call) => call.input.from);
  const tell = (changed: Partial<OpenSearch>) =>
    actor.send({ type: 'search.told', search: { ...given.search, ...changed } });
  return { actor, told, calls: held.calls, answer, asked, tell, isIdle };
}

test.each([
  ['2027-04-23', ['2027-04-01']],
  ['2027-04-24', ['2027-04-01', '2027-05-01']],
])('on %s the calendar opens at %j: with a month that ends within a week, the next', (today, months) => {
  const { actor } = open({ arrivalDate: today }, today);
  expect(selectMonths(actor.getSnapshot()).map(({ month }) => month)).toEqual(months);
});

describe('A §9.4 one call for 41 nights', () => {
  test('starts on the Monday of the arrival month, for the first room, any room type and rate', () => {
    const { calls } = open({ code: 'SPRING', guestOccupancies: [party(2), party(1)] });
    expect(calls.map((call) => call.input)).toEqual([
      {
        sessionId: 'S1',
        search: { ...input.search, code: 'SPRING', guestOccupancies: [party(2)] },
        leg: 1,
        from: '2027-04-26',
        nights: 41,
        roomCode: null,
        rateCode: null,
      },
    ]);
  });

  test('is made again for a second month beside it, but not when the guest comes back to a month', async () => {
    const { actor, asked, answer } = open();
    actor.send({ type: 'months.counted', count: 2 });
    await answer();
    actor.send({ type: 'month.next' });
    await answer();
    sendAll(actor, { type: 'month.previous' }, { type: 'month.next' });
    await answer();
    // The Mondays of the weeks in which May, June and July 2027 begin.
    expect(asked()).toEqual(['2027-04-26', '2027-05-31', '2027-06-28']);
    expect(selectMonths(actor.getSnapshot()).map(({ month, isKnown }) => [month, isKnown])).toEqual([
      ['2027-06-01', true],
      ['2027-07-01', true],
    ]);
  });

  test('is made for a month that only a flexible date reaches, too', async () => {
    // 31 August to 3 September: the flexible dates reach 5 September, the 41 nights of August end on the 4th.
    const { asked, answer } = open({ arrivalDate: '2027-08-31', numberOfNights: 3 });
    await answer();
    expect(asked()).toEqual(['2027-07-26', '2027-08-30']);
  });

  test('is not repeated for a day missing from the answer', async () => {
    const { asked, answer, actor } = open();
    await answer(() => []);
    expect(asked()).toEqual(['2027-04-26']);
    expect(selectChosen(actor.getSnapshot()).sum).toEqual({ kind: 'unknown' });
  });
});

describe('D-500 when prices are loaded again', () => {
  test('drops the prices and loads again for other guests', async () => {
    const { answer, tell, calls, actor } = open();
    await answer();
    tell({ guestOccupancies: [party(4)] });
    expect(actor.getSnapshot().context.prices).toEqual({});
    expect(calls.map((call) => call.input.search.guestOccupancies)).toEqual([[party(2)], [party(4)]]);
  });

  test('T11 drops a late answer for another search', async () => {
    const { actor, calls, tell, answer } = open();
    tell({ code: 'SPRING' });
    calls[0]?.resolve([calendarDay('2027-05-13', { amount: 1 })]);
    await answer();
    expect(actor.getSnapshot().context.prices['2027-05-01']?.[0]).toEqual(calendarDay('2027-04-26'));
  });

  test('T11 keeps a late answer for the month it was loaded for', async () => {
    const { actor, calls, answer } = open();
    actor.send({ type: 'month.next' });
    const may = calls[0];
    may?.resolve(answerTo(may.input));
    await reach(actor, () => calls.length === 2);
    await answer();
    const { prices } = actor.getSnapshot().context;
    expect(Object.entries(prices).map(([month, [first]]) => [month, first?.date])).toEqual([
      ['2027-05-01', '2027-04-26'],
      ['2027-06-01', '2027-05-31'],
    ]);
  });

  test('loads nothing for other dates, or for guests of the second room', async () => {
    const { answer, tell, calls } = open({ guestOccupancies: [party(2), party(2)] });
    await answer();
    tell({ arrivalDate: '2027-05-20', guestOccupancies: [party(2), party(1)] });
    expect(calls).toHaveLength(1);
  });

  test('E-09 loads nothing until every child has an age, then at once', () => {
    const { actor, calls, tell } = open({ guestOccupancies: [party(2, [null])] });
    expect([calls.length, selectIsClosed(actor.getSnapshot())]).toEqual([0, true]);
    tell({ guestOccupancies: [party(2, [7])] });
    expect(calls[0]?.input.search.guestOccupancies).toEqual([party(2, [7])]);
  });

  test('A §2.4 loads nothing while a voucher fixes the dates', () => {
    expect(open({ voucherCodes: ['GIFT-100'] }).calls).toHaveLength(0);
  });

  test('D-380 gives unknown fees as unknown, not as none', () => {
    expect(selectFees(open({ guestOccupancies: [party(2, [], 1)] }).actor.getSnapshot())).toEqual(
      UNKNOWN_FEES,
    );
    expect(selectFees(open().actor.getSnapshot())).toEqual(UNKNOWN_FEES);
  });
});

describe('A §4.5 two clicks', () => {
  test('D-500 days whose prices are loading or failed can be chosen, too', async () => {
    const { actor, told, calls, isIdle } = open();
    actor.send({ type: 'day.picked', date: '2027-05-20' });
    calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'calendar' }));
    await isIdle();
    actor.send({ type: 'day.picked', date: '2027-05-24' });
    // Today is 20 April 2027.
    actor.send({ type: 'day.picked', date: '2027-04-19' });
    expect(told.slice(1)).toEqual([
      { type: 'stayDates.chosen', arrivalDate: '2027-05-20', numberOfNights: 2 },
      { type: 'stayDates.chosen', arrivalDate: '2027-05-20', numberOfNights: 4 },
      { type: 'stayDates.ended' },
    ]);
  });

  test.each([
    ['shorter than its first day allows', { minLengthOfStay: 5 }],
    ['over a night that is sold out', { amount: null, isAvailable: false, units: 0 }],
  ])('a stay %s does not end the choice', async (_, fault) => {
    const { actor, answer, told } = open();
    await answer((request) =>
      answerTo(request).map((day) => (day.date === '2027-05-20' ? { ...day, ...fault } : day)),
    );
    for (const date of ['2027-05-20', '2027-05-24']) actor.send({ type: 'day.picked', date });
    expect(told.at(-1)).toEqual({ type: 'stayDates.chosen', arrivalDate: '2027-05-20', numberOfNights: 4 });
  });

  test('an earlier second day swaps the two; one more than 14 nights away starts a new stay', async () => {
    const { actor, answer } = open();
    await answer();
    for (const date of ['2027-05-20', '2027-05-18']) actor.send({ type: 'day.picked', date });
    expect(selectChosen(actor.getSnapshot())).toMatchObject({ arrivalDate: '2027-05-18', numberOfNights: 2 });
    for (const date of ['2027-05-01', '2027-05-16']) actor.send({ type: 'day.picked', date });
    expect(selectChosen(actor.getSnapshot())).toMatchObject({ arrivalDate: '2027-05-16', numberOfNights: 2 });
  });
});

describe('the same nights on other days', () => {
  test('lists seven stays, which do not move when one is chosen', async () => {
    const { actor, answer, told } = open();
    await answer();
    const arrivals = () =>
      selectFlexible(actor.getSnapshot()).map(({ arrivalDate, isChosen }) => [arrivalDate, isChosen]);
    expect(arrivals()).toEqual([
      ['2027-05-10', false],
      ['2027-05-11', false],
      ['2027-05-12', false],
      ['2027-05-13', true],
      ['2027-05-14', false],
      ['2027-05-15', false],
      ['2027-05-16', false],
    ]);
    actor.send({ type: 'arrival.moved', date: '2027-05-11' });
    expect(arrivals()[1]).toEqual(['2027-05-11', true]);
    expect(told.at(-1)).toEqual({ type: 'stayDates.chosen', arrivalDate: '2027-05-11', numberOfNights: 2 });
  });

  test('lie around the dates of the form, and around days picked in the calendar', async () => {
    const { actor, answer, tell } = open();
    const arrivals = () => selectFlexible(actor.getSnapshot()).map(({ arrivalDate }) => arrivalDate);
    await answer();
    tell({ arrivalDate: '2027-05-20' });
    expect([arrivals()[0], arrivals()[6]]).toEqual(['2027-05-17', '2027-05-23']);
    actor.send({ type: 'day.picked', date: '2027-05-25' });
    expect([arrivals()[0], arrivals()[6]]).toEqual(['2027-05-22', '2027-05-28']);
  });

  test('a moved arrival ends a begun choice', async () => {
    const { actor, answer, told } = open();
    await answer();
    sendAll(actor, { type: 'day.picked', date: '2027-05-20' }, { type: 'arrival.moved', date: '2027-05-21' });
    actor.send({ type: 'day.picked', date: '2027-05-25' });
    expect(told.at(-1)).toEqual({ type: 'stayDates.chosen', arrivalDate: '2027-05-25', numberOfNights: 2 });
  });

  test('refuses a stay without a known price', async () => {
    const { actor, answer, told } = open();
    await answer();
    // The 9th is closed.
    actor.send({ type: 'arrival.moved', date: '2027-05-08' });
    expect(told).toHaveLength(1);
  });
});

describe('A §4.5 months', () => {
  test('go from the month of today to two years ahead', () => {
    const { actor } = open();
    for (let month = 0; month < 40; month += 1) actor.send({ type: 'month.previous' });
    expect([actor.getSnapshot().context.month, selectCanGoBack(actor.getSnapshot())]).toEqual([
      '2027-04-01',
      false,
    ]);
    for (let month = 0; month < 40; month += 1) actor.send({ type: 'month.next' });
    expect([actor.getSnapshot().context.month, selectCanGoOn(actor.getSnapshot())]).toEqual([
      '2029-04-01',
      false,
    ]);
  });
});

test('A §4.5 loading again after a failure loads the month that is shown first', async () => {
  const { actor, calls, isIdle, answer, asked } = open();
  calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'calendar' }));
  await isIdle();
  sendAll(actor, { type: 'month.next' }, { type: 'month.retried' });
  await answer();
  // June, which is shown, then May, which the flexible dates reach.
  expect(asked()).toEqual(['2027-04-26', '2027-05-31', '2027-04-26']);
});

it('D-500 paths take every transition of the calendar', () => {
  const { paths } = expectWorld(stayDatesWorld);
  expect(paths.length).toBeGreaterThan(0);
});
