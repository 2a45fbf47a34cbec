import { describe, expect, test } from 'vitest';
import {
  FIRST_HALF,
  freeSpaSlot,
  hasFreeSpaSlot,
  spaHalves,
  spaSlots,
  startsOf,
  teeTimeSlots,
} from '../../../src/domain/dates/slots.ts';
import { packageTeeTimeSlots } from '../../../src/domain/golf/package-tee-times.ts';
import { noSpaTimes, spaSlot, spaTimesOn, teeTime } from '../../steps/itinerary/itinerary-stay.ts';

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

  test('if it is an available treatment start, which shows its DisplayTime', () => {
    const starts = [
      spaSlot(`${DAY}T15:00:00`, { displayTime: '3pm' }),
      spaSlot(`${DAY}T15:30:00`, { isAvailable: false, displayTime: '' }),
    ];
    expect(spaSlots(starts, DAY, null)).toEqual([
      { start: '2027-05-10T15:00:00', label: '3pm', isFree: true, isChosen: false },
      { start: '2027-05-10T15:30:00', label: '15:30', isFree: false, isChosen: false },
    ]);
  });

  test('only on the day that was asked for', () => {
    const other = '2027-05-11';
    expect(teeTimeSlots([teeTime(`${DAY}T10:10:00`)], other, null)[0]?.isFree).toBe(false);
    expect(
      packageTeeTimeSlots([{ time: `${DAY}T08:00:00`, reference: 'L', item: null }], other, null)[0]?.isFree,
    ).toBe(false);
    expect(hasFreeSpaSlot(spaTimesOn(DAY), other)).toBe(false);
  });
});

describe('A §3.14 times of one guest', () => {
  test('A §9.8 the morning is shown first', () => {
    expect(FIRST_HALF).toBe('AM');
  });

  test('a free start is found by its time in either half of the day', () => {
    expect(freeSpaSlot(spaTimesOn(DAY), DAY, `${DAY}T14:30:00`)).toEqual(spaSlot(`${DAY}T14:30:00`));
    expect(freeSpaSlot(spaTimesOn(DAY), DAY, `${DAY}T11:00:00`)).toBeNull();
    expect(freeSpaSlot(spaTimesOn(DAY), DAY, `${DAY}T12:00:00`)).toBeNull();
  });

  test('an answer without guests has no times', () => {
    expect(startsOf(spaHalves(noSpaTimes))).toEqual([]);
    expect(hasFreeSpaSlot(noSpaTimes, DAY)).toBe(false);
    expect(hasFreeSpaSlot(spaTimesOn(DAY), DAY)).toBe(true);
  });
});
