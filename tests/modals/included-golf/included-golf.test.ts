import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { IncludedGolfInput } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import { includedGolfMachine } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import {
  selectDates,
  selectHalf,
  selectSlots,
} from '../../../machines/modals/included-golf/included-golf.selectors.ts';
import { selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import type { TeeTimesQuestion } from '../../../machines/shared/activities.ts';
import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { MONDAY, teeTime, TUESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { golfDays as days, includedGolfInput as input, includedGolfWorld } from './included-golf.world.ts';
import { reach } from '../../support/reach.ts';

function open(start: IncludedGolfInput = input) {
  const { calls, port } = holdCalls<TeeTimeDay[], TeeTimesQuestion>();
  const actor = createActor(includedGolfMachine.provide({ actors: { loadTeeTimes: port } }), {
    input: start,
  });
  actor.start();
  const shown = () => reach(actor, (snapshot) => !selectIsLoading(snapshot));
  return { actor, calls, shown };
}

async function opened() {
  const { actor, calls, shown } = open();
  calls[0]?.resolve(days);
  await shown();
  return actor;
}

describe('A §2.10 tee times', () => {
  it('paths take every transition: one time per date, within the stay, and always a way out', () => {
    const { paths } = expectWorld(includedGolfWorld);
    expect(paths.length).toBeLessThan(15);
  });

  it('A §7.8 loads times for all adults on every night of the stay', () => {
    const { calls } = open();
    expect(calls.map((call) => call.input)).toEqual([
      { sessionId: 's-1', arrivalDate: MONDAY, numberOfNights: 2, adults: 2 },
    ]);
  });

  it('A §7.8 loads only times that are not loaded yet, and returns them', () => {
    const { actor, calls } = open({ ...input, days });
    expect(calls).toEqual([]);
    actor.send({ type: 'close.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'closed', days });
  });

  it('A §9.8 starts with AM of the first date; A §5.9 a time without an Item is not free', async () => {
    const actor = await opened();
    expect(selectHalf(actor.getSnapshot())).toBe('AM');
    expect(selectSlots(actor.getSnapshot())).toEqual([
      { start: `${MONDAY}T10:10:00`, label: '10:10', isFree: true, isChosen: false },
      { start: `${MONDAY}T10:30:00`, label: '10:30', isFree: false, isChosen: false },
    ]);
    actor.send({ type: 'half.chosen', half: 'PM' });
    expect(selectSlots(actor.getSnapshot()).map(({ label }) => label)).toEqual(['14:20']);
  });

  it('A §4.8 picking a slot replaces the earlier selection for that date', async () => {
    const actor = await opened();
    actor.send({ type: 'time.chosen', start: `${MONDAY}T10:10:00` });
    actor.send({ type: 'time.chosen', start: `${MONDAY}T14:20:00` });
    actor.send({ type: 'date.chosen', date: TUESDAY });
    actor.send({ type: 'time.chosen', start: `${TUESDAY}T10:10:00` });
    expect(selectDates(actor.getSnapshot())).toEqual([
      { date: MONDAY, chosen: `${MONDAY}T14:20:00` },
      { date: TUESDAY, chosen: `${TUESDAY}T10:10:00` },
    ]);
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [
        { date: MONDAY, time: teeTime(`${MONDAY}T14:20:00`) },
        { date: TUESDAY, time: teeTime(`${TUESDAY}T10:10:00`) },
      ],
      days,
    });
  });

  it('clears a time that is chosen again', async () => {
    const actor = await opened();
    actor.send({ type: 'time.chosen', start: `${MONDAY}T10:10:00` });
    actor.send({ type: 'time.chosen', start: `${MONDAY}T10:10:00` });
    expect(selectDates(actor.getSnapshot())[0]).toEqual({ date: MONDAY, chosen: null });
  });
});
