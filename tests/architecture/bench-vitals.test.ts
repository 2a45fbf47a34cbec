import { describe, expect, it } from 'vitest';
import { vitalsTable } from '../bench/interactions/interactions-report.ts';
import { interactionsOf, layoutShift } from '../bench/interactions/vitals.ts';

describe('the interactions of the bench', () => {
  it('last as long as the longest of their events, from the first of them', () => {
    const events = [
      { interaction: 7, at: 100, duration: 24 },
      { interaction: 7, at: 140, duration: 80 },
      { interaction: 9, at: 900, duration: 16 },
      { interaction: 7, at: 141, duration: 40 },
    ];
    expect(interactionsOf(events)).toEqual([
      { at: 100, duration: 80 },
      { at: 900, duration: 16 },
    ]);
  });

  it('belong to the step that they lead to, and INP is the worst of 98 in a hundred', () => {
    const steps = [
      { step: 'start', at: 0 },
      { step: 'search', at: 500 },
    ];
    const event = (interaction: number, at: number, duration: number) => ({ interaction, at, duration });
    // A hundred of 40 ms but for three: of 120, 200 and 300. The 98th of them is that of 120.
    const most = Array.from({ length: 97 }, (_, index) => event(index + 10, 600, 40));
    const wide = {
      steps,
      events: [event(1, 499, 64), event(2, 500, 300), event(3, 700, 120), event(4, 700, 200), ...most],
      shifts: [{ at: 10, amount: 0.05 }],
    };
    expect(vitalsTable([wide], [{ steps, events: [], shifts: [] }]).split('\n')).toEqual([
      '|  | interactions at 1280 | INP, ms | shift | at 390 | INP, ms | shift |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| start | 1 | 64 | 0.050 | 0 |  | 0.000 |',
      '| search | 100 | 120 | 0.000 | 0 |  | 0.000 |',
      '| all, with CLS | 101 | 120 | 0.050 | 0 |  | 0.000 |',
      '| target |  | ≤ 200 | 0 |  | ≤ 200 | 0 |',
    ]);
  });
});

describe('the shift of the layout', () => {
  const at = (...times: number[]) => times.map((time) => ({ at: time, amount: 0.1 }));

  it.each([
    [[], 0],
    // A second apart is another window.
    [at(0, 999, 1999), 0.2],
    // Each within a second of the one before, but the seventh five seconds from the first.
    [at(0, 900, 1800, 2700, 3600, 4500, 5000), 0.6],
    [[...at(0), ...at(3000, 3500)], 0.2],
  ])('%j is %d', (shifts, sum) => {
    expect(layoutShift(shifts)).toBeCloseTo(sum, 6);
  });
});
