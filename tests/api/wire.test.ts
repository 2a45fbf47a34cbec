import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { list, orNull, wanted, wireObject, type Answer, type Reading } from '../../src/api/reader.ts';
import {
  count,
  flag,
  id,
  localDate,
  localDateTime,
  money,
  moneyDifference,
  opaqueId,
  text,
} from '../../src/api/wire.ts';

/** The value that a schema reads where nothing is put right, or 'refused'. */
function read<T>(schema: Answer<T>, value: unknown): T | 'refused' {
  const reading: Reading = { isStrict: true, faults: 0 };
  const result = v.safeParse(v.config(schema, { reading }), value);
  return result.success ? result.output : 'refused';
}

describe('A §9.10 dates', () => {
  test.each([
    ['2027-05-10', '2027-05-10'],
    ['2028-02-29', '2028-02-29'],
    ['2027-05-10T00:00:00', '2027-05-10'],
    ['2027-05-10T23:59:59.999', '2027-05-10'],
    ['2027-02-29', 'refused'],
    ['2027-02-30', 'refused'],
    ['2027-13-01', 'refused'],
    ['2027-5-1', 'refused'],
    ['10/05/2027', 'refused'],
    ['2027-05-10T23:00:00Z', 'refused'],
    ['2027-05-10T00:00:00+01:00', 'refused'],
    ['tomorrow', 'refused'],
    ['', 'refused'],
    [20270510, 'refused'],
    [null, 'refused'],
  ])('the date %j is read as %j', (value, expected) => {
    expect(read(localDate, value)).toBe(expected);
  });

  test.each([
    ['2027-05-10T18:30:00', '2027-05-10T18:30:00'],
    ['2027-05-10T18:30', '2027-05-10T18:30:00'],
    ['2027-05-10T18:30:00.000', '2027-05-10T18:30:00'],
    ['2027-02-30T18:30:00', 'refused'],
    ['2027-05-10T24:00:00', 'refused'],
    ['2027-05-10T18:60:00', 'refused'],
    ['2027-05-10', 'refused'],
    ['2027-05-10T18:30:00Z', 'refused'],
    ['2027-05-10 18:30:00', 'refused'],
  ])('the time %j is read as %j', (value, expected) => {
    expect(read(localDateTime, value)).toBe(expected);
  });
});

describe('E-20 undefined, null and an empty text all count as missing', () => {
  const missing = [undefined, null, ''];
  test.each<[string, Answer<unknown>, unknown]>([
    ['a text', text, ''],
    ['a flag', flag, false],
    ['a price', orNull(money), null],
    ['a text of its own', orNull(v.string()), null],
    ['an id', orNull(id), null],
    ['an opaque id', opaqueId, null],
    ['a number with a fallback', wanted(count, 4), 4],
    ['a list', list(id), []],
  ])('%s', (_, schema, expected) => {
    expect(missing.map((value) => read(schema, value))).toEqual(missing.map(() => expected));
    const fields = v.object({ field: schema });
    expect(read(fields, {})).toEqual({ field: expected });
    expect(read(fields, { field: '' })).toEqual({ field: expected });
  });
});

describe('money', () => {
  test('T24 an amount of whole pence is read exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        const wire = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(read(money, JSON.parse(wire))).toBe(amount);
      }),
    );
  });

  test.each([['12'], [null], [undefined], [NaN], [Infinity], [-0.01], [1_000_001], [[12]], [true]])(
    'T24 refuses the price %j',
    (value) => {
      expect(read(money, value)).toBe('refused');
    },
  );

  test('A §9.7 a difference may be negative', () => {
    expect([-12.5, 0, 12.5].map((pounds) => read(moneyDifference, pounds))).toEqual([-1250, 0, 1250]);
  });
});

describe('identifiers and counts', () => {
  test.each([
    ['R-1', 'R-1'],
    [7, '7'],
    ['', 'refused'],
    [1.5, 'refused'],
    [null, 'refused'],
  ])('the identifier %j is read as %j', (value, expected) => {
    expect(read(id, value)).toBe(expected);
  });

  test.each([
    ['R-1', 'R-1'],
    [7, 7],
    [null, null],
    [undefined, null],
    [{}, 'refused'],
  ])('D-44 %j is passed on as %j', (value, expected) => {
    expect(read(opaqueId, value)).toBe(expected);
  });

  test.each([0, 3])('accepts the count %d', (value) => {
    expect(read(count, value)).toBe(value);
  });

  test.each([-1, 1.5, '3', null, 1e7])('refuses the count %j', (value) => {
    expect(read(count, value)).toBe('refused');
  });
});

describe('D-489 names', () => {
  test('reads the estate’s field names and keeps ours', () => {
    const room = wireObject({ PMSCode: id, DisplayName: text, IsDogFriendly: flag, leg: count });
    const wire = { PMSCode: 'LAK', DisplayName: 'Lake', IsDogFriendly: true, leg: 2, Other: 1 };
    expect(read(room, wire)).toStrictEqual({
      code: 'LAK',
      displayName: 'Lake',
      isDogFriendly: true,
      leg: 2,
    });
    expect(read(wireObject({ OperaCode: id }), { OperaCode: 'MR' })).toStrictEqual({ code: 'MR' });
  });

  test('refuses a value that is no object, and an object with our names only', () => {
    const session = wireObject({ Id: id });
    expect([null, 'a', [], { id: 's-1' }].map((value) => read(session, value))).toEqual(
      Array.from({ length: 4 }, () => 'refused'),
    );
  });

  test('an error names the estate’s field', () => {
    const { issues } = v.safeParse(wireObject({ Room: wireObject({ Code: id }) }), { Room: { Code: null } });
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['Room.Code']);
  });
});
