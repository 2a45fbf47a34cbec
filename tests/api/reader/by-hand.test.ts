import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/failure.ts';
import { readAnswer } from '../../../src/api/read-answer.ts';
import type { Answer } from '../../../src/api/reader.ts';
import { searchAvailability } from '../../../src/api/stay/availability.ts';
import {
  ban,
  count,
  deadline,
  flag,
  id,
  localDate,
  localDateTime,
  money,
  text,
} from '../../../src/api/wire.ts';

const UNREADABLE = 'unreadable';

function read<T>(schema: Answer<T>, value: unknown): T | typeof UNREADABLE {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : UNREADABLE;
}

/** What F-01 and F-14 say of values that the catalogue does not allow. */
test.each<[string, Answer<unknown>, unknown, unknown]>([
  ['a permission', flag, 'perhaps', false],
  ['a permission', flag, 1, true],
  ['a ban', ban, 'perhaps', true],
  ['a ban', ban, undefined, false],
  ['a ban', ban, 'FALSE', false],
  ['a text', text, 'Tom &amp; Jerry &#38; Zo&euml; &#x2603;', 'Tom & Jerry & Zoë ☃'],
  ['a text', text, 'AT&T &amp;amp; &nope; &#0; &#xD800;', 'AT&T &amp; &nope; &#0; &#xD800;'],
  ['a text', text, 1, '1'],
  ['a code', id, ' X1 ', 'X1'],
  ['a code', id, 'X\u0000', UNREADABLE],
  ['a token', id, 't'.repeat(1500), 't'.repeat(1500)],
  ['a token', id, 'a&amp;b', 'a&amp;b'],
  ['a number', count, '2.0', 2],
  ['a number', count, -0, 0],
  ['a number', count, '1e3', UNREADABLE],
  ['an amount', money, '455.5', 45_550],
  ['an amount', money, '1,299.00', UNREADABLE],
  ['a date', localDate, '2027-06-01T00:00:00+02:00', '2027-06-01'],
  ['a date', localDate, '2027-06-01T23:00:00Z', UNREADABLE],
  ['a time', localDateTime, '2027-06-01T18:30:00Z', '2027-06-01T18:30:00'],
  ['a deadline', deadline, '2027-06-01T18:30:00Z', null],
])('%s: %#', (_, schema, came, expected) => {
  expect(read(schema, came)).toBe(expected);
});

const rate = { RateCode: 'ROOM', Amount: 100, RequiresDeposit: false };
const party = { Adults: 2, ChildAges: [], Children: 0, Infants: 0 };

function search(...packages: object[]) {
  const room = (Code: string, Packages: object[]) => ({
    Room: { Code, UnitsAvailable: 1 },
    Rates: [rate],
    Packages,
  });
  const RoomRates = [room('LAKE', packages), room('PARK', [])];
  return { IsAvailable: true, RoomAvailabilities: [{ Leg: 1, GuestQuota: party, RoomRates }] };
}

function roomsOf(answer: object): string[] {
  const [leg] = readAnswer(searchAvailability, answer).roomAvailabilities;
  return leg?.roomRates.map(({ room, packages }) => `${room.code} ${packages.length}`) ?? [];
}

test('F-14 an unreadable package that is required takes its room away, whatever its code; another goes alone', () => {
  const odd = (Code: string, QuantityRequired: unknown) => ({ Code, QuantityRequired, Total: 'a lot' });
  const tax = { Code: 'CITYTAX', QuantityRequired: 4, Total: 6.6 };
  expect(roomsOf(search(tax))).toEqual(['LAKE 1', 'PARK 0']);
  for (const code of ['CITYTAX', 'DOG', 'CHILD', 'BABY']) {
    expect(roomsOf(search(tax, odd(code, 1)))).toEqual(['PARK 0']);
    expect(roomsOf(search(tax, odd(code, 'some')))).toEqual(['PARK 0']);
    expect(roomsOf(search(tax, odd(code, 0)))).toEqual(['LAKE 1', 'PARK 0']);
  }
});

test('F-14 without a readable IsAvailable the rooms say it; where no room can be read, the answer cannot', () => {
  const isAvailable = (answer: object) => readAnswer(searchAvailability, answer).isAvailable;
  expect(isAvailable({ ...search(), IsAvailable: 'perhaps' })).toBe(true);
  const none = { ...search(), RoomAvailabilities: [{ Leg: 1, GuestQuota: party, RoomRates: [] }] };
  expect(isAvailable({ ...none, IsAvailable: null })).toBe(false);
  const broken = [{ Leg: 1, GuestQuota: party, RoomRates: [{ Room: 1 }, { Room: 2 }] }];
  expect(() => roomsOf({ ...search(), RoomAvailabilities: broken })).toThrow(CallError);
});

test('F-01 only the lowest rate of a room is read at once; what is wrong with the others is told once they are read', () => {
  const rates = [
    { ...rate, RateCode: 'DEAR', Amount: 300 },
    { ...rate, RateCode: '\u0000', Amount: 80 },
    { ...rate, RateCode: 'CHEAP', Amount: '90' },
    { ...rate, RateCode: 'ODD', Amount: 'a lot' },
  ];
  const answer = search();
  const [leg] = answer.RoomAvailabilities;
  for (const room of leg?.RoomRates ?? []) room.Rates = [];
  Object.assign(leg?.RoomRates[0] ?? {}, { Rates: rates });
  const told: string[] = [];
  let finish = () => undefined as unknown;
  const { roomAvailabilities } = readAnswer(
    searchAvailability,
    answer,
    undefined,
    ({ path }) => told.push(path),
    (pieces, done) => {
      finish = () => {
        for (const read of pieces) read();
        done();
      };
    },
  );
  const [lake, park] = roomAvailabilities[0]?.roomRates ?? [];
  expect([lake?.lowest?.rateCode, park?.lowest]).toEqual(['CHEAP', null]);
  expect(told).toEqual([]);
  expect(lake?.rates.map(({ rateCode, amount }) => [rateCode, amount])).toEqual([
    ['DEAR', 30_000],
    ['CHEAP', 9000],
  ]);
  expect(told).toEqual([]);
  finish();
  const at = 'RoomAvailabilities[].RoomRates[].Rates[]';
  expect(told).toEqual([`${at}.RateCode`, `${at}.Amount`]);
});
