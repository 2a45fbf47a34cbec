import { describe, expect, test } from 'vitest';
import { feesPerNight } from '../../src/domain/fees.ts';
import { catalogue } from '../support/catalogue.ts';
import { describeFees } from '../../src/texts/describe-fees.ts';
import { describeNight } from '../../src/texts/describe-night.ts';
import { fee, quota, roomRate } from '../support/fixtures.ts';

describe("D-380 a party's fees for one night", () => {
  const withDog = quota({ dogs: 1 });
  const dog = roomRate({ packages: [fee('DOG', 5_000), fee('CHILD', 6_000)] });

  test("are the stay's fees divided by its nights, rounded up to the penny", () => {
    expect(feesPerNight([dog], withDog, 2)).toEqual([{ code: 'DOG', amount: 2_500 }]);
    expect(feesPerNight([dog], withDog, 3)).toEqual([{ code: 'DOG', amount: 1_667 }]);
    expect(feesPerNight([dog], quota(), 2)).toEqual([]);
  });

  test('are known for several rooms where all charge the same', () => {
    const dearer = roomRate({ packages: [fee('DOG', 7_000)] });
    expect(feesPerNight([dog, dog], withDog, 2)).toEqual([{ code: 'DOG', amount: 2_500 }]);
    expect(feesPerNight([dog, dearer], withDog, 2)).toBeNull();
  });

  test('are unknown where no room was found, unless the party owes none', () => {
    expect(feesPerNight([], withDog, 2)).toBeNull();
    expect(feesPerNight([], quota({ infants: 1 }), 2)).toBeNull();
    expect(feesPerNight([], quota({ children: 1 }), 2)).toBeNull();
    expect(feesPerNight([], quota(), 2)).toEqual([]);
  });
});

describe('E-08 the fees beside a price', () => {
  test.each([
    [[], ''],
    [[{ code: 'DOG', amount: 5_000 }], 'Includes £50 dog fee'],
    [
      [
        { code: 'CHILD', amount: 6_000 },
        { code: 'BABY', amount: 2_450 },
      ],
      'Includes £60 child rate and £24.50 infant rate',
    ],
    [
      [
        { code: 'DOG', amount: 5_000 },
        { code: 'CHILD', amount: 6_000 },
        { code: 'BABY', amount: 2_450 },
      ],
      'Includes £50 dog fee, £60 child rate and £24.50 infant rate',
    ],
    [[{ code: 'DOG', amount: 0 }], ''],
  ] as const)("for %j are worded '%s'", (fees, words) => {
    expect(describeFees(catalogue, fees)).toBe(words);
  });

  test('are named under a calendar, or said to come on top where they are unknown', () => {
    const night = 'Prices are for 1 night.';
    expect(describeNight(catalogue, night, [])).toBe(night);
    expect(describeNight(catalogue, night, [{ code: 'DOG', amount: 2_500 }])).toBe(
      'Prices are for 1 night. Includes £25 dog fee',
    );
    expect(describeNight(catalogue, night, null)).toBe(
      'Prices are for 1 night. Fees for dogs and children come on top.',
    );
  });
});
