import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { poolAccessMachine } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import { selectDays, selectRepeatable } from '../../../machines/modals/pool-access/pool-access.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { MONDAY, TUESDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { poolAccessWorld, poolInput } from './pool-access.world.ts';

function open() {
  return createActor(poolAccessMachine, { input: poolInput }).start();
}

describe('D-09 pool & spa access', () => {
  it('paths take every transition: one time per date, within the stay, and always a way out', () => {
    const { paths } = expectWorld(poolAccessWorld);
    expect(paths.length).toBeLessThan(10);
  });

  it('keeps an optional time per date, in order of date', () => {
    const actor = open();
    actor.send({ type: 'time.chosen', date: WEDNESDAY, time: 'Evening' });
    actor.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
    actor.send({ type: 'time.chosen', date: MONDAY, time: 'Afternoon' });
    expect(selectDays(actor.getSnapshot())).toEqual([
      { date: MONDAY, chosen: 'Afternoon' },
      { date: TUESDAY, chosen: null },
      { date: WEDNESDAY, chosen: 'Evening' },
    ]);
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [
        { date: MONDAY, time: 'Afternoon' },
        { date: WEDNESDAY, time: 'Evening' },
      ],
    });
  });

  it('clears a time that is chosen again', () => {
    const actor = open();
    actor.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
    actor.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [] });
  });

  it('repeats the first time on every date, until all have it', () => {
    const actor = open();
    expect(selectRepeatable(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'time.chosen', date: TUESDAY, time: 'Evening' });
    expect(selectRepeatable(actor.getSnapshot())).toBe('Evening');
    actor.send({ type: 'time.repeated', time: 'Evening' });
    expect(selectDays(actor.getSnapshot())).toEqual(
      [MONDAY, TUESDAY, WEDNESDAY].map((date) => ({ date, chosen: 'Evening' })),
    );
    expect(selectRepeatable(actor.getSnapshot())).toBeNull();
  });
});
