import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { EntryTimeInput } from '../../../machines/modals/entry-time/entry-time.rules.ts';
import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import {
  selectCanFinish,
  selectHasTooFew,
  selectLacksTime,
  selectPrice,
  selectStart,
  selectStarts,
} from '../../../machines/modals/entry-time/entry-time.selectors.ts';
import type { ExtrasQuestion } from '../../../machines/shared/activities.ts';
import type { ExtrasAnswer } from '../../../src/domain/spa/spa.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { appointments, extraSlot, gardenInput, groups, mudInput } from '../../steps/addons/addons-stay.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { MONDAY, TUESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { settled } from '../start-modal.ts';
import { entryTimeWorld } from './entry-time.world.ts';

function open(input: EntryTimeInput = mudInput) {
  const { calls, port } = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const actor = createActor(entryTimeMachine.provide({ actors: { loadExtras: port } }), { input }).start();
  return { actor, calls };
}

async function opened(answer: ExtrasAnswer['addonAppointments'] = appointments) {
  const { actor, calls } = open();
  calls[0]?.resolve({ addonAppointments: answer, groups: [] });
  await settled(actor);
  const tick = (guestIndex: number, isTicked: boolean) =>
    actor.send({ type: 'guest.ticked', guestIndex, isTicked });
  return { actor, tick };
}

const TEN = `${MONDAY}T10:00:00`;
const ELEVEN = `${MONDAY}T11:00:00`;

it('A §2.12 paths take every transition: only guests of the room, and always a way out', () => {
  const { paths } = expectWorld(entryTimeWorld);
  expect(paths.length).toBeLessThan(25);
});

describe('A §2.12 the mud room', () => {
  it('A §7.8 makes one request, for every treatment on the day of arrival', () => {
    expect(open().calls.map((call) => call.input)).toEqual([
      { kind: 'mud', date: MONDAY, codes: ['MUD2', 'MUD3'] },
    ]);
  });

  it('A §5.9 offers the treatment for the number of ticked guests', async () => {
    const { actor, tick } = await opened();
    expect(selectStarts(actor.getSnapshot())).toEqual([TEN]);
    tick(2, false);
    expect(selectStarts(actor.getSnapshot())).toEqual([TEN, ELEVEN]);
    actor.send({ type: 'time.chosen', start: TEN });
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [{ kind: 'mud', code: 'MUD2', guestIndexes: [0, 1], time: extraSlot(TEN, 7_800) }],
    });
  });

  it('E-16 tells the price before a time is chosen', async () => {
    const { actor, tick } = await opened();
    const price = () => selectPrice(actor.getSnapshot());
    expect(price(), '£108 for three').toBe(10_800);
    tick(2, false);
    expect(price(), '£78 for two').toBe(7_800);
    tick(1, false);
    expect(price(), 'one guest cannot go in').toBeNull();
  });

  it('tells no price while it depends on the time', async () => {
    const items = [extraSlot(TEN, 7_801), extraSlot(ELEVEN, 9_000)];
    const { actor, tick } = await opened([{ key: 'MUD2', items }]);
    tick(2, false);
    expect(selectPrice(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'time.chosen', start: TEN });
    expect(selectPrice(actor.getSnapshot())).toBe(7_801);
  });

  it('A §4.9 clears the time when the guests change', async () => {
    const { actor, tick } = await opened();
    actor.send({ type: 'time.chosen', start: TEN });
    tick(2, false);
    expect(selectStart(actor.getSnapshot())).toBeNull();
  });

  it('A §5.9 offers no times for fewer than two guests, who cannot finish', async () => {
    const { actor, tick } = await opened();
    tick(2, false);
    tick(0, false);
    const snapshot = actor.getSnapshot();
    expect([selectHasTooFew(snapshot), selectStarts(snapshot), selectCanFinish(snapshot)]).toEqual([
      true,
      [],
      false,
    ]);
  });

  it('A §9.9 offers no times for a single guest, even with a treatment for one', async () => {
    const treatments = [{ occupancy: 1, durations: [{ code: 'MUD2' }] }];
    const { actor, calls } = open({ ...mudInput, guests: ['Tom Fell'], treatments });
    calls[0]?.resolve({ addonAppointments: appointments, groups: [] });
    await settled(actor);
    expect([selectHasTooFew(actor.getSnapshot()), selectStarts(actor.getSnapshot())]).toEqual([true, []]);
  });

  it("A §8.8 reports 'A time is required' after Done, until a time is chosen", async () => {
    const { actor } = await opened();
    actor.send({ type: 'done.pressed' });
    expect([actor.getSnapshot().status, selectLacksTime(actor.getSnapshot())]).toEqual(['active', true]);
    actor.send({ type: 'time.chosen', start: TEN });
    expect(selectLacksTime(actor.getSnapshot())).toBe(false);
  });

  it('does not offer a time on another day than requested', async () => {
    const { actor } = await opened([{ key: 'MUD3', items: [extraSlot(`${TUESDAY}T10:00:00`, 10_800)] }]);
    expect([selectStarts(actor.getSnapshot()), selectCanFinish(actor.getSnapshot())]).toEqual([[], false]);
  });
});

async function openedGarden() {
  const { actor, calls } = open(gardenInput);
  calls[0]?.resolve({ addonAppointments: [], groups });
  await settled(actor);
  return actor;
}

const FOUR = `${MONDAY}T16:00:00`;

describe('A §2.12 the spa garden', () => {
  it('A §7.8 requests the duration ids on the day of arrival', () => {
    expect(open(gardenInput).calls.map((call) => call.input)).toEqual([
      { kind: 'spaGarden', date: MONDAY, durationIds: ['GARDEN60'] },
    ]);
  });

  it('A §7.9 submits the chosen time for all guests', async () => {
    const actor = await openedGarden();
    expect(selectStarts(actor.getSnapshot())).toEqual([FOUR]);
    actor.send({ type: 'time.chosen', start: FOUR });
    expect([selectStart(actor.getSnapshot()), selectPrice(actor.getSnapshot())]).toEqual([FOUR, 6_400]);
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [
        { kind: 'spaGarden', code: 'GARDEN60', guestIndexes: [0, 1], time: extraSlot(FOUR, 6_400) },
      ],
    });
  });
});
