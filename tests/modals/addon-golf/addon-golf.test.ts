import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { addOnGolfMachine } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import * as selectors from '../../../machines/modals/addon-golf/addon-golf.selectors.ts';
import type { PackageTeeTime } from '../../../src/domain/golf/golf.ts';
import type { Halves } from '../../../src/domain/dates/slots.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { golfInput, noTeeTimes, packageTeeTime, packageTeeTimes } from '../../steps/addons/addons-stay.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { MONDAY, TUESDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { settled } from '../start-modal.ts';
import { addOnGolfWorld } from './addon-golf.world.ts';
import { sendAll } from '../../support/send-all.ts';

function open() {
  const { calls, port } = holdCalls<
    Halves<PackageTeeTime>,
    { sessionId: string; date: string; players: number }
  >();
  const machine = addOnGolfMachine.provide({ actors: { loadPackageTeeTimes: port } });
  const actor = createActor(machine, { input: golfInput }).start();
  const answer = async (times: Halves<PackageTeeTime>) => {
    calls.at(-1)?.resolve(times);
    await settled(actor);
  };
  return { actor, calls, answer };
}

/** Ticks the dates and continues to the tee times of the first. */
function opened(...dates: string[]) {
  const started = open();
  for (const date of dates) started.actor.send({ type: 'date.ticked', date, isTicked: true });
  started.actor.send({ type: 'continue.pressed' });
  return started;
}

describe('A §2.12 the golf package', () => {
  it('paths take every transition: rounds within the stay for players of the room, and always a way out', () => {
    const { paths } = expectWorld(addOnGolfWorld);
    expect(paths.length).toBeLessThan(20);
  });

  it('A §9.8 offers nights + 1 dates, each for one player at first', () => {
    const { actor } = open();
    expect(selectors.selectDates(actor.getSnapshot())).toEqual(
      [MONDAY, TUESDAY, WEDNESDAY].map((date) => ({ date, isTicked: false, players: 1, time: null })),
    );
  });

  it('A §4.9 steps through each ticked date in order and submits after the last', async () => {
    const { actor, calls, answer } = open();
    actor.send({ type: 'date.ticked', date: WEDNESDAY, isTicked: true });
    actor.send({ type: 'date.ticked', date: MONDAY, isTicked: true });
    sendAll(actor, { type: 'players.chosen', date: MONDAY, players: 3 }, { type: 'continue.pressed' });
    expect(selectors.selectDate(actor.getSnapshot())).toBe(MONDAY);
    await answer(packageTeeTimes(MONDAY));
    actor.send({ type: 'half.chosen', half: 'PM' });
    sendAll(actor, { type: 'time.chosen', start: `${MONDAY}T14:20:00` }, { type: 'continue.pressed' });
    expect(selectors.selectDate(actor.getSnapshot())).toBe(WEDNESDAY);
    expect(selectors.selectHalf(actor.getSnapshot())).toBe('AM');
    await answer(packageTeeTimes(WEDNESDAY));
    sendAll(actor, { type: 'time.chosen', start: `${WEDNESDAY}T10:10:00` }, { type: 'continue.pressed' });
    expect(calls.map((call) => call.input)).toEqual([
      { sessionId: 's-1', date: MONDAY, players: 3 },
      { sessionId: 's-1', date: WEDNESDAY, players: 1 },
    ]);
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [
        { kind: 'golf', date: MONDAY, quantity: 3, time: packageTeeTime(`${MONDAY}T14:20:00`) },
        { kind: 'golf', date: WEDNESDAY, quantity: 1, time: packageTeeTime(`${WEDNESDAY}T10:10:00`) },
      ],
    });
  });

  it('A §9.8 starts with AM; A §5.9 a slot without a Reference is not free', async () => {
    const { actor, answer } = opened(MONDAY);
    await answer(packageTeeTimes(MONDAY));
    expect(selectors.selectHalf(actor.getSnapshot())).toBe('AM');
    expect(selectors.selectSlots(actor.getSnapshot())).toEqual([
      { start: `${MONDAY}T10:10:00`, label: '10:10', isFree: true, isChosen: false },
      { start: `${MONDAY}T10:30:00`, label: '10:30', isFree: false, isChosen: false },
    ]);
    actor.send({ type: 'time.chosen', start: `${MONDAY}T10:30:00` });
    expect(selectors.selectCanGoOn(actor.getSnapshot())).toBe(false);
  });

  it('E-16, A §9.6 tells what a round costs a player, and the sum of the ticked dates', async () => {
    const { actor, answer } = open();
    const sum = () => selectors.selectSum(actor.getSnapshot());
    expect([selectors.selectEachPays(actor.getSnapshot()), sum()]).toEqual([5_800, null]);
    actor.send({ type: 'date.ticked', date: MONDAY, isTicked: true });
    actor.send({ type: 'players.chosen', date: MONDAY, players: 3 });
    actor.send({ type: 'date.ticked', date: WEDNESDAY, isTicked: true });
    expect(sum(), '3 x £58 + £58').toBe(23_200);
    actor.send({ type: 'continue.pressed' });
    await answer(noTeeTimes);
    expect(sum(), 'nobody plays on a day without a tee time').toBe(5_800);
  });

  it('A §9.6 tells no price for a player where the estate prices the round', () => {
    const price = { ...golfInput.price, priceCalculationMode: 4 as const };
    const actor = createActor(addOnGolfMachine, { input: { ...golfInput, price } }).start();
    actor.send({ type: 'date.ticked', date: MONDAY, isTicked: true });
    const snapshot = actor.getSnapshot();
    expect([selectors.selectEachPays(snapshot), selectors.selectSum(snapshot)]).toEqual([null, 5_800]);
  });

  it('books nothing on a date that is unticked again', async () => {
    const { actor, answer } = opened(MONDAY);
    await answer(packageTeeTimes(MONDAY));
    sendAll(actor, { type: 'time.chosen', start: `${MONDAY}T10:10:00` }, { type: 'back.pressed' });
    actor.send({ type: 'date.ticked', date: MONDAY, isTicked: false });
    sendAll(actor, { type: 'date.ticked', date: TUESDAY, isTicked: true }, { type: 'continue.pressed' });
    await answer(packageTeeTimes(TUESDAY));
    sendAll(actor, { type: 'time.chosen', start: `${TUESDAY}T10:10:00` }, { type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [{ kind: 'golf', date: TUESDAY, quantity: 1, time: packageTeeTime(`${TUESDAY}T10:10:00`) }],
    });
  });

  it('moves past a date without tee times, and closes when nothing is booked', async () => {
    const { actor, answer } = opened(MONDAY, WEDNESDAY);
    await answer(noTeeTimes);
    expect(selectors.selectIsFull(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'continue.pressed' });
    await answer(noTeeTimes);
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
  });

  it('T11 does not show a late answer on another date', async () => {
    const { actor, calls, answer } = opened(MONDAY, WEDNESDAY);
    sendAll(actor, { type: 'back.pressed' }, { type: 'date.ticked', date: MONDAY, isTicked: false });
    actor.send({ type: 'continue.pressed' });
    calls[0]?.resolve(packageTeeTimes(MONDAY));
    await answer(packageTeeTimes(WEDNESDAY));
    expect(selectors.selectSlots(actor.getSnapshot()).map(({ start }) => start)).toEqual([
      `${WEDNESDAY}T10:10:00`,
      `${WEDNESDAY}T10:30:00`,
    ]);
  });
});
