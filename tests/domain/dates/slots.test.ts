import { describe, expect, test } from 'vitest';
import { FIRST_HALF, teeTimeSlots } from '../../../src/domain/dates/slots.ts';
import { packageTeeTimeSlots } from '../../../src/domain/golf/package-tee-times.ts';
import { teeTime } from '../../steps/itinerary/itinerary-stay.ts';

const DAY = '2027-05-10';

describe('A §5.9 a start can be chosen', () => {
  test('if it is a tee time of the itinerary with an Item', () => {
    const times = [teeTime(`${DAY}T10:10:00`), teeTime(`${DAY}T10:30:00`, { item: null })];
    expect(teeTimeSlots(times, DAY, `${DAY}T10:10:00`)).toEqual([
      { start: '2027-05-10T10:10:00', label: '10:10', isFree: true, isChosen: true },
      { start: '2027-05-10T10:30:00', label: '10:30', isFree: false, isChosen: false },
    ]);
  });

  test('if it is a tee time of a package with a Reference', () => {
    const times = [
      { time: `${DAY}T08:00:00`, reference: 'L-1', item: null },
      { time: `${DAY}T08:20:00`, reference: null, item: null },
    ];
    expect(packageTeeTimeSlots(times, DAY, null)).toEqual([
      { start: '2027-05-10T08:00:00', label: '08:00', isFree: true, isChosen: false },
      { start: '2027-05-10T08:20:00', label: '08:20', isFree: false, isChosen: false },
    ]);
  });

  test('only on the day that was asked for', () => {
    const other = '2027-05-11';
    expect(teeTimeSlots([teeTime(`${DAY}T10:10:00`)], other, null)[0]?.isFree).toBe(false);
    expect(
      packageTeeTimeSlots([{ time: `${DAY}T08:00:00`, reference: 'L', item: null }], other, null)[0]?.isFree,
    ).toBe(false);
  });
});

test('A §9.8 the morning is shown first', () => {
  expect(FIRST_HALF).toBe('AM');
});
