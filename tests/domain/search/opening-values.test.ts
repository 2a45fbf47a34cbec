import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOpeningValues } from '../../../src/domain/search/opening-values.ts';
import { fitToLimits } from '../../../src/domain/search/search-limits.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import { party, search } from '../../support/fixtures.ts';

const TODAY = '2027-05-01';
const read = (source: Record<string, string>) => readOpeningValues([source]);

describe('A §2.4 query parameters', () => {
  test('reads all of them', () => {
    expect(
      read({
        amend: 'I77',
        code: 'SPRING',
        numberOfNights: '3',
        arrivalDate: '2027-06-01',
        occupancy: '[[2,1,0],[1,0,2]]',
      }),
    ).toEqual({
      values: {
        amendId: 'I77',
        code: 'SPRING',
        numberOfNights: 3,
        arrivalDate: '2027-06-01',
        guestOccupancies: [party(2, [null]), party(1, [], 2)],
      },
      warnings: [],
    });
  });

  test.each(['I77', 'WM-70413200-1', '6f9619ff-8b86-d011-b42d-00cf4fc964ff', 'a_b', 'x'.repeat(40)])(
    'E-17 reads the id of a booked room: %s',
    (amend) => {
      expect(read({ amend })).toEqual({ values: { amendId: amend }, warnings: [] });
    },
  );

  test.each(['CANCELLED! Ring 0900 1234', 'x'.repeat(41), 'I77\u202e', 'ä', 'I77 I78', '<b>'])(
    'leaves out what cannot be an id: %s',
    (amend) => {
      expect(read({ amend })).toEqual({ values: {}, warnings: ['amend: unreadable'] });
    },
  );

  test('reads values up to their greatest length', () => {
    const occupancy = `[[2,0,0]${' '.repeat(191)}]`;
    expect(occupancy).toHaveLength(200);
    expect(read({ occupancy }).values).toEqual({ guestOccupancies: [party(2)] });
    expect(read({ code: 'x'.repeat(40) }).values).toEqual({ code: 'x'.repeat(40) });
  });

  test.each([
    ...['[2,0,0]', '[[2,0]]', '[["2",0,0]]', '[[2.5,0,0]]', '{}', 'null', '[[2,0,0', '[[2,0,0],null]'],
    ...['[[2,2,0,[5]]]', '[[2,1,0,5]]', '[[2,1,0,["5"]]]', '[[2,0,0,[],0]]'],
  ])('D-53 occupancy %s cannot be read', (occupancy) => {
    expect(read({ occupancy })).toEqual({ values: {}, warnings: ['occupancy: unreadable'] });
  });

  test.each([
    ...['[]', '[[0,0,0]]', '[[2,21,0]]', '[[2,0,0],[21,2,0]]', '[[2,1,0,[15]]]', '[[2,1,0,[-1]]]'],
    ...['[[2,-1,0]]', '[[2,0,0],[2,0,0],[2,0,0],[2,0,0],[2,0,0]]', `[[2,0,0]${' '.repeat(300)}]`],
  ])('A §9.1 occupancy %s is out of range', (occupancy) => {
    expect(read({ occupancy })).toEqual({ values: {}, warnings: ['occupancy: outOfRange'] });
  });

  test("E-09, D-390 ages after the counts are the children's ages", () => {
    expect(read({ occupancy: '[[2,2,1,[0,14]],[1,1,0],[2,0,0,[]]]' })).toEqual({
      values: { guestOccupancies: [party(2, [0, 14], 1), party(1, [null]), party(2)] },
      warnings: [],
    });
  });

  test.each([
    [{ numberOfNights: '15' }, 'numberOfNights: outOfRange'],
    [{ 'number-of-nights': '0' }, 'number-of-nights: outOfRange'],
    [{ nights: 'two' }, 'nights: unreadable'],
    [{ arrival: '01/06/2027' }, 'arrival: unreadable'],
    [{ promo: 'x'.repeat(41) }, 'promo: outOfRange'],
  ])('%j gives a warning', (source, warning) => {
    expect(read(source)).toEqual({ values: {}, warnings: [warning] });
  });
});

describe('embedding interface: parameter names of other booking engines', () => {
  const arrivalDate = '2027-06-01';
  const from = { arrive: arrivalDate };

  test.each<[Record<string, string>, Partial<OpenSearch>, string[]]>([
    [{ arrive: arrivalDate }, { arrivalDate }, []],
    [{ arrival: arrivalDate }, { arrivalDate }, []],
    [{ checkin: arrivalDate }, { arrivalDate }, []],
    [{ checkInDate: arrivalDate }, { arrivalDate }, []],
    [{ 'arrival-date': arrivalDate }, { arrivalDate }, []],
    [{ ...from, depart: '2027-06-04' }, { arrivalDate, numberOfNights: 3 }, []],
    [{ ...from, departure: '2027-06-04' }, { arrivalDate, numberOfNights: 3 }, []],
    [{ ...from, checkout: '2027-06-04' }, { arrivalDate, numberOfNights: 3 }, []],
    [{ ...from, checkOutDate: '2027-06-04' }, { arrivalDate, numberOfNights: 3 }, []],
    [{ ...from, depart: '2027-06-01' }, { arrivalDate }, ['depart: outOfRange']],
    [{ depart: '2027-06-01' }, {}, ['depart: unreadable']],
    // Nights take precedence over a departure.
    [{ ...from, nights: '2', depart: '2027-06-09' }, { arrivalDate, numberOfNights: 2 }, []],
    // Adults and children describe one room.
    [{ adults: '3', children: '1' }, { guestOccupancies: [party(3, [null])] }, []],
    [{ adults: '1', children: '0' }, { guestOccupancies: [party(1)] }, []],
    [{ children: '2' }, { guestOccupancies: [party(2, [null, null])] }, []],
    [{ adults: '0', children: '1' }, { guestOccupancies: [party(2, [null])] }, ['adults: outOfRange']],
    [{ promo: 'SPRING' }, { code: 'SPRING' }, []],
    [{ promoCode: 'SPRING' }, { code: 'SPRING' }, []],
  ])('%j', (source, values, warnings) => {
    expect(read(source)).toEqual({ values, warnings });
  });

  test('the first source with a value wins, whatever name it uses', () => {
    const query = { adults: '1', depart: '2027-06-03' };
    const attributes = { occupancy: '[[4,0,0]]', 'number-of-nights': '9', 'arrival-date': '2027-06-01' };
    expect(readOpeningValues([query, attributes])).toEqual({
      values: { arrivalDate: '2027-06-01', numberOfNights: 2, guestOccupancies: [party(1)] },
      warnings: [],
    });
  });
});

describe('T3, T18 any string', () => {
  const names = fc.constantFrom(
    ...['amend', 'code', 'numberOfNights', 'arrivalDate', 'occupancy', 'depart', 'adults', 'children'],
    ...['__proto__', 'constructor'],
  );
  const numbers = fc.oneof(fc.integer({ min: -3, max: 25 }), fc.double(), fc.constant('2'));
  const occupancies = fc.array(fc.array(numbers, { maxLength: 4 }), { maxLength: 6 });
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    occupancies.map((rooms) => JSON.stringify(rooms)),
  );

  test('never throws and yields only valid values', () => {
    fc.assert(
      fc.property(fc.dictionary(names, texts), (source) => {
        const { values } = readOpeningValues([source]);
        const parties = values.guestOccupancies ?? [party(2)];
        expect(parties.length).toBeGreaterThanOrEqual(1);
        expect(parties.length).toBeLessThanOrEqual(4);
        for (const { adults, childCount, children, dogs } of parties) {
          expect(Number.isInteger(adults) && adults >= 1 && adults <= 20).toBe(true);
          expect(childCount).toBe(children.length);
          expect(childCount).toBeLessThanOrEqual(20);
          expect(Number.isInteger(dogs) && dogs >= 0).toBe(true);
        }
        expect(values.numberOfNights ?? 1).toBeGreaterThanOrEqual(1);
        expect(values.numberOfNights ?? 1).toBeLessThanOrEqual(14);
        expect((values.code ?? 'x').length).toBeLessThanOrEqual(40);
      }),
    );
  });

  test('is read unchanged where it is an occupancy within the limits', () => {
    const room = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 4 }), (rooms) => {
        expect(read({ occupancy: JSON.stringify(rooms) })).toEqual({
          values: {
            guestOccupancies: rooms.map(([adults, children, dogs]) =>
              party(adults, Array<null>(children).fill(null), dogs),
            ),
          },
          warnings: [],
        });
      }),
    );
  });
});

describe('A §5.2, E-10 what the estate accepts', () => {
  const estate = { maxAdults: 3, maxChildren: 2, maxDogs: 1 };

  test.each(['1999-12-31', '2027-04-30', '2029-05-02'])(
    'D-70 an arrival on %s is read, and replaced where it is outside the window',
    (date) => {
      expect(read({ checkin: date })).toEqual({ values: { arrivalDate: date }, warnings: [] });
      expect(fitToLimits(search({ arrivalDate: date }), estate, TODAY, TODAY)).toEqual({
        search: search({ arrivalDate: TODAY }),
        warnings: ['arrivalDate: outOfRange'],
      });
    },
  );

  test('a value outside the limits falls back to the default and gives a warning', () => {
    const asked = search({
      arrivalDate: TODAY,
      guestOccupancies: [party(4), party(1, [], 2), party(2, [1, 2, 3]), party(1)],
    });
    expect(fitToLimits(asked, estate, '2027-05-03', TODAY)).toEqual({
      search: search({
        arrivalDate: '2027-05-03',
        guestOccupancies: [party(2), party(2), party(2), party(1)],
      }),
      warnings: ['arrivalDate: outOfRange', 'occupancy: outOfRange'],
    });
  });

  test('a booking to amend opens with its own party, whatever the limits', () => {
    const asked = {
      ...search({ arrivalDate: TODAY, amendId: 'I77' }),
      guestOccupancies: [party(5, [null, null, null], 2)],
    };
    expect(fitToLimits(asked, estate, '2027-05-01', TODAY)).toEqual({ search: asked, warnings: [] });
  });
});
