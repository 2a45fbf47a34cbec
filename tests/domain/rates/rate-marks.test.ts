import { expect, test } from 'vitest';
import { rateMarks } from '../../../src/domain/rates/rate-marks.ts';
import { ratePanels } from '../../../src/domain/rates/rates.ts';
import type { AvailableRate } from '../../../src/domain/rooms/availability.ts';
import { availableRate, configuration, fee, roomRate } from '../../support/fixtures.ts';

const NOW = '2027-01-02T12:00:00';
const untilDay = (day: number) => ({ cancellationDateTime: `2027-01-${day}T15:00:00` });
const prepaid = { requiresDeposit: true, ...untilDay(16) };

/** The marks of rates A, B, C and so on. */
function marksOf(sold: Partial<AvailableRate>[], hasVoucher = false) {
  const rates = sold.map((is, n) => availableRate({ rateCode: String.fromCodePoint(65 + n), ...is }));
  const panels = ratePanels(configuration({ rateGroups: [] }), roomRate({ rates }), [fee('DOG', 4_000)]);
  return rateMarks(panels, { now: NOW, hasVoucher });
}

test.each<[string, Partial<AvailableRate>[], string | null, string | null]>([
  [
    'the lowest price, and the longest free cancellation',
    [
      { amount: 30_000, ...untilDay(12) },
      { amount: 20_000, ...prepaid },
      { amount: 25_000, ...untilDay(16) },
      { amount: 22_000, ...untilDay(10) },
    ],
    'B',
    'C',
  ],
  [
    'one rate for both',
    [
      { amount: 2, ...prepaid },
      { amount: 1, ...untilDay(16) },
    ],
    'B',
    'B',
  ],
  [
    'no lowest where all cost the same',
    [
      { amount: 1, ...prepaid },
      { amount: 1, ...untilDay(16) },
    ],
    null,
    'B',
  ],
  [
    'no freest where all are alike',
    [
      { amount: 1, ...untilDay(16) },
      { amount: 2, ...untilDay(16) },
    ],
    'A',
    null,
  ],
  [
    'no freest where several are alike, though one is not',
    [
      { amount: 1, ...prepaid },
      { amount: 2, ...untilDay(16) },
      { amount: 3, ...untilDay(16) },
    ],
    'A',
    null,
  ],
  [
    'no freest where all are prepaid',
    [
      { amount: 1, ...prepaid },
      { amount: 2, ...prepaid },
    ],
    'A',
    null,
  ],
  [
    'no freest where a rate paid later has no deadline',
    [{ amount: 1 }, { amount: 2, ...untilDay(16) }],
    'A',
    null,
  ],
  [
    'none whose time is past',
    [
      { amount: 1, ...prepaid },
      { amount: 2, cancellationDateTime: NOW },
    ],
    'A',
    null,
  ],
  ['none of a single rate', [{ amount: 1, ...untilDay(16) }], null, null],
])('marks %s', (_, sold, lowest, freest) => {
  expect(marksOf(sold)).toEqual({ lowest, freest });
});

test('B §6 marks no freest rate with a voucher', () => {
  const sold = [
    { amount: 1, ...prepaid },
    { amount: 2, ...untilDay(16) },
  ];
  expect([marksOf(sold), marksOf(sold, true)]).toEqual([
    { lowest: 'A', freest: 'B' },
    { lowest: 'A', freest: null },
  ]);
});
