import { expect, it } from 'vitest';
import { partsOfDay } from '../../src/domain/day-parts.ts';

const at = (...clocks: string[]) => clocks.map((clock) => `2027-05-10T${clock}:00`);

it('the afternoon begins at noon and the evening at five; each part keeps its times in order', () => {
  expect(partsOfDay(at('00:00', '11:59', '12:00', '16:59', '17:00', '23:45'))).toEqual([
    { part: 'AM', times: at('00:00', '11:59') },
    { part: 'PM', times: at('12:00', '16:59') },
    { part: 'evening', times: at('17:00', '23:45') },
  ]);
});

it('a part without times is left out', () => {
  expect(partsOfDay(at('19:00', '08:30', '18:30'))).toEqual([
    { part: 'AM', times: at('08:30') },
    { part: 'evening', times: at('19:00', '18:30') },
  ]);
  expect(partsOfDay([])).toEqual([]);
});
