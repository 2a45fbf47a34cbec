import { describe, expect, it } from 'vitest';
import { extraStarts, mudCodes, mudCodesFor } from '../../../src/domain/spa/extra-starts.ts';
import { extraSlot, mudTreatments } from '../../steps/addons/addons-stay.ts';

const DAY = '2027-05-10';

describe('A §7.8 mud codes', () => {
  it('are listed once each over all treatments', () => {
    const treatments = [...mudTreatments, { occupancy: 4, durations: [{ code: 'MUD3' }, { code: 'MUD4' }] }];
    expect(mudCodes(treatments)).toEqual(['MUD2', 'MUD3', 'MUD4']);
  });

  it('A §5.9 come from the treatment whose Occupancy equals the number of guests', () => {
    expect([1, 2, 3, 4].map((guests) => mudCodesFor(mudTreatments, guests))).toEqual([
      [],
      ['MUD2'],
      ['MUD3'],
      [],
    ]);
  });
});

describe('A §3.14 starts', () => {
  it('are those of the given keys in order of time, one for each time', () => {
    const answered = [
      { key: 'A', items: [extraSlot(`${DAY}T12:00:00`, 100), extraSlot(`${DAY}T10:00:00`, 100)] },
      { key: 'B', items: [extraSlot(`${DAY}T10:00:00`, 200), extraSlot(`${DAY}T11:00:00`, 200)] },
      { key: 'C', items: [extraSlot(`${DAY}T09:00:00`, 300)] },
    ];
    expect(extraStarts(answered, ['A', 'B'], DAY)).toEqual([
      { code: 'A', slot: extraSlot(`${DAY}T10:00:00`, 100) },
      { code: 'B', slot: extraSlot(`${DAY}T11:00:00`, 200) },
      { code: 'A', slot: extraSlot(`${DAY}T12:00:00`, 100) },
    ]);
  });

  it('on another day are left out', () => {
    const answered = [{ key: 'A', items: [extraSlot('2027-05-11T10:00:00', 100)] }];
    expect(extraStarts(answered, ['A'], DAY)).toEqual([]);
  });
});
