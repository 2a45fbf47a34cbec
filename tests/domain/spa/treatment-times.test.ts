import { describe, expect, test } from 'vitest';
import { freeSpaSlot, hasFreeSpaSlot, treatmentTimes } from '../../../src/domain/spa/treatment-times.ts';
import type { SpaSlot, SpaTimes } from '../../../src/domain/spa/spa.ts';
import { noSpaTimes, spaSlot, spaTimesOn } from '../../steps/itinerary/itinerary-stay.ts';

const DAY = '2027-05-10';

function shownOn(date: string, times: SpaTimes) {
  return treatmentTimes({ times, half: 'AM', date, chosen: null }, []);
}

describe('A §5.9 a treatment can start', () => {
  const starting = (...starts: SpaSlot[]) => ({
    ...spaTimesOn(DAY),
    guestAvailability: [{ periods: { AM: starts, PM: [] } }],
  });

  test('at an available start, which shows its DisplayTime', () => {
    const times = starting(
      spaSlot(`${DAY}T10:00:00`, { displayTime: '10am' }),
      spaSlot(`${DAY}T10:30:00`, { isAvailable: false, displayTime: '' }),
    );
    expect(shownOn(DAY, times).slots).toEqual([
      { start: '2027-05-10T10:00:00', label: '10am', isFree: true, isChosen: false },
      { start: '2027-05-10T10:30:00', label: '10:30', isFree: false, isChosen: false },
    ]);
  });

  test('only on the day that was asked for', () => {
    expect(hasFreeSpaSlot(spaTimesOn(DAY), '2027-05-11')).toBe(false);
    expect(shownOn('2027-05-11', starting(spaSlot(`${DAY}T10:00:00`))).slots[0]?.isFree).toBe(false);
  });
});

describe('A §3.14 times of one guest', () => {
  test('a free start is found by its time in either half of the day', () => {
    expect(freeSpaSlot(spaTimesOn(DAY), DAY, `${DAY}T14:30:00`)).toEqual(spaSlot(`${DAY}T14:30:00`));
    expect(freeSpaSlot(spaTimesOn(DAY), DAY, `${DAY}T11:00:00`)).toBeNull();
    expect(freeSpaSlot(spaTimesOn(DAY), DAY, `${DAY}T12:00:00`)).toBeNull();
  });

  test('an answer without guests has no times', () => {
    expect(shownOn(DAY, noSpaTimes)).toMatchObject({ slots: [], isFull: true });
    expect(hasFreeSpaSlot(noSpaTimes, DAY)).toBe(false);
    expect(hasFreeSpaSlot(spaTimesOn(DAY), DAY)).toBe(true);
  });
});
