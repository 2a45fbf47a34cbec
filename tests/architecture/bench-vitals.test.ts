import { describe, expect, it } from 'vitest';
import { vitalsTable } from '../bench/interactions/interactions-report.ts';
import { interactionsOf, layoutShift } from '../bench/interactions/vitals.ts';

describe('the interactions of the bench', () => {
  it('last as long as their longest event, from their first event', () => {
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

  it('belong to the step that they lead to; INP leaves out the worst two in a hundred', () => {
    const steps = [
      { step: 'start', at: 0 },
      { step: 'search', at: 500 },
    ];
    const event = (interaction: number, at: number, duration: number) => ({ interaction, at, duration });
    // A hundred interactions: 97 of 40 ms, and one each of 120, 200 and 300 ms. The 98th is that of 120 ms.
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

describe('the layout shift', () => {
  const at = (...times: number[]) => times.map((time) => ({ at: time, amount: 0.1 }));

  it.each([
    [[], 0],
    // A gap of one second starts a new window.
    [at(0, 999, 1999), 0.2],
    // Each comes within a second of the one before. The seventh is five seconds after the first and starts a
    // new window.
    [at(0, 900, 1800, 2700, 3600, 4500, 5000), 0.6],
    [[...at(0), ...at(3000, 3500)], 0.2],
  ])('of %j is %d', (shifts, sum) => {
    expect(layoutShift(shifts)).toBeCloseTo(sum, 6);
  });
});
