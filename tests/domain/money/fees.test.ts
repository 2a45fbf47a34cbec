import { describe, expect, test } from 'vitest';
import { feesPerNight, namedFees, UNKNOWN_FEES } from '../../../src/domain/money/fees.ts';
import { catalogue } from '../../support/catalogue.ts';
import { describeFees } from '../../../widget/texts/describe-fees.ts';
import { describeNight } from '../../../widget/texts/describe-night.ts';
import { fee, quota, roomRate } from '../../support/fixtures.ts';

describe("D-380 a party's fees for one night", () => {
  const withDog = quota({ dogs: 1 });
  const dog = roomRate({ packages: [fee('DOG', 5_000), fee('CHILD', 6_000, { quantityRequired: 0 })] });
  const perNight = (amount: number) => ({ fees: [{ code: 'DOG', name: '', amount }], areAll: true });

  test("are the stay's fees divided by its nights, rounded up to the penny", () => {
    expect(feesPerNight([dog], withDog, 2)).toEqual(perNight(2_500));
    expect(feesPerNight([dog], withDog, 3)).toEqual(perNight(1_667));
    expect(feesPerNight([roomRate()], quota(), 2)).toEqual({ fees: [], areAll: true });
  });

  test('are known for several rooms where all charge the same', () => {
    const dearer = roomRate({ packages: [fee('DOG', 7_000)] });
    expect(feesPerNight([dog, dog], withDog, 2)).toEqual(perNight(2_500));
    expect(feesPerNight([dog, dearer], withDog, 2)).toEqual(UNKNOWN_FEES);
  });

  test('F-08 do not have a levy, which may be a percentage of each night, and are then not all', () => {
    const levied = roomRate({ packages: [fee('DOG', 5_000), fee('LEVY', 1_200)] });
    const higher = roomRate({ packages: [fee('DOG', 5_000), fee('LEVY', 1_400)] });
    expect(feesPerNight([levied, higher], withDog, 2)).toEqual({ ...perNight(2_500), areAll: false });
  });

  test('are unknown where no room was found: a levy may be due of any party (F-08)', () => {
    expect(feesPerNight([], withDog, 2)).toEqual(UNKNOWN_FEES);
    expect(feesPerNight([], quota(), 2)).toEqual(UNKNOWN_FEES);
  });
});

test("F-08 a fee has the answer's name, else that of the add-on with its code, else its code", () => {
  const addOns = [
    { code: 'LEVY', displayName: 'Resort levy' },
    { code: 'CITYTAX', displayName: 'Tax' },
  ];
  const fees = [fee('CITYTAX', 660, { name: 'City tax' }), fee('LEVY', 1_200), fee('DUTY', 100)];
  expect(namedFees({ addOns }, fees).map(({ name }) => name)).toEqual(['City tax', 'Resort levy', 'DUTY']);
});

describe('E-08 the fees beside a price', () => {
  const [dog, child, infant, tax] = [
    { code: 'DOG', name: 'DOG', amount: 5_000 },
    { code: 'CHILD', name: 'CHILD', amount: 6_000 },
    { code: 'BABY', name: 'BABY', amount: 2_450 },
    { code: 'CITYTAX', name: 'City tax', amount: 660 },
  ];

  test.each([
    [[], ''],
    [[dog], 'Includes £50 dog fee'],
    [[child, infant], 'Includes £60 child rate and £24.50 infant rate'],
    [[dog, child, infant], 'Includes £50 dog fee, £60 child rate and £24.50 infant rate'],
    [[{ ...dog, amount: 0 }], ''],
    [[dog, tax], 'Includes £50 dog fee and £6.60 City tax'],
  ])("for %j are worded '%s'", (fees, words) => {
    expect(describeFees(catalogue, fees)).toBe(words);
  });

  test('are named under a calendar, or said to come on top where they are unknown', () => {
    const night = 'Prices are for 1 night.';
    const fees = [{ ...dog, amount: 2_500 }];
    expect(describeNight(catalogue, night, { fees: [], areAll: true })).toBe(night);
    expect(describeNight(catalogue, night, { fees, areAll: true })).toBe(
      'Prices are for 1 night. Includes £25 dog fee',
    );
    expect(describeNight(catalogue, night, { fees, areAll: false })).toBe(
      'Prices are for 1 night. Includes £25 dog fee. Other fees, such as a local tax, may come on top.',
    );
    expect(describeNight(catalogue, night, UNKNOWN_FEES)).toBe(
      'Prices are for 1 night. Fees, such as a local tax, may come on top.',
    );
    expect(describeNight(catalogue, night, 'byDay')).toBe(
      'Prices are for 1 night. Fees for your party are included.',
    );
  });
});
