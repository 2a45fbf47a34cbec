import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { poolAccessMachine } from '../../machines/modals/pool-access/pool-access.machine.ts';
import { selectDays, selectRepeatable } from '../../machines/modals/pool-access/pool-access.selectors.ts';
import { selectIsAskingToClose } from '../../machines/modals/modal.selectors.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';
import { poolAccessWorld, poolInput } from '../worlds/pool-access.world.ts';

function open() {
  return createActor(poolAccessMachine, { input: poolInput }).start();
}

describe('D-09 pool & spa access', () => {
  it('paths take every transition; no date twice, none outside the stay, and the modal can always be left', () => {
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

  it('the same time once more takes it back', () => {
    const actor = open();
    actor.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
    actor.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [] });
  });

  it('the first time can be had every day, until every day has it', () => {
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

  it('D-447 closing asks before it drops what was chosen, and keeps it until that is agreed to', () => {
    const actor = open();
    actor.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
    actor.send({ type: 'close.confirmed' });
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'close.pressed' });
    expect(selectIsAskingToClose(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'close.dismissed' });
    expect(selectIsAskingToClose(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context.selections).toEqual([{ date: MONDAY, time: 'Morning' }]);
    actor.send({ type: 'close.pressed' });
    actor.send({ type: 'close.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
  });

  it('D-447 it closes at once where nothing was chosen, or all of it was taken back', () => {
    for (const choices of [0, 2]) {
      const actor = open();
      for (let choice = 0; choice < choices; choice += 1) {
        actor.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
      }
      actor.send({ type: 'close.pressed' });
      expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
    }
  });
});
