import { describe, expect, test } from 'vitest';
import { feesPerNight } from '../../src/domain/fees.ts';
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
