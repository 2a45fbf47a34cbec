import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { spaGardenMachine } from '../../machines/modals/spa-garden/spa-garden.machine.ts';
import {
  selectPrice,
  selectStart,
  selectStarts,
} from '../../machines/modals/spa-garden/spa-garden.selectors.ts';
import { selectFailure } from '../../machines/modals/modal.selectors.ts';
import type { ExtrasQuestion } from '../../machines/shared/activities.ts';
import { CallError } from '../../src/api/failure.ts';
import type { ExtrasAnswer } from '../../src/domain/spa.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { extraSlot, gardenInput, groups } from '../support/addons-stay.ts';
import { holdCalls } from '../support/held-calls.ts';
import { MONDAY } from '../support/itinerary-stay.ts';
import { settled } from '../support/start-modal.ts';
import { spaGardenWorld } from '../worlds/spa-garden.world.ts';

function open() {
  const { calls, port } = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = spaGardenMachine.provide({ actors: { loadExtras: port } });
  return { actor: createActor(machine, { input: gardenInput }).start(), calls };
}

async function opened() {
  const { actor, calls } = open();
  calls[0]?.resolve({ addonAppointments: [], groups });
  await settled(actor);
  return actor;
}

const FOUR = `${MONDAY}T16:00:00`;

describe('A §2.12 the spa garden', () => {
  it('paths take every transition; always everybody, nothing outside the stay, and it can always be left', () => {
    const { paths } = expectWorld(spaGardenWorld);
    expect(paths.length).toBeLessThan(10);
  });

  it('A §7.8 asks for the duration ids on the day of arrival', () => {
    expect(open().calls.map((call) => call.input)).toEqual([
      { kind: 'spaGarden', date: MONDAY, durationIds: ['GARDEN60'] },
    ]);
  });

  it('A §7.9 submits the chosen start for everybody', async () => {
    const actor = await opened();
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

  it('A §5.9 submitting without a time just closes the modal', async () => {
    const actor = await opened();
    actor.send({ type: 'time.chosen', start: FOUR });
    actor.send({ type: 'time.chosen', start: null });
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
  });

  it('D-320 tells why it failed, and can be asked again', async () => {
    const { actor, calls } = open();
    calls[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'spaExtras' }));
    await settled(actor);
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'timeout', endpoint: 'spaExtras' });
    actor.send({ type: 'load.retried' });
    calls[1]?.resolve({ addonAppointments: [], groups });
    await settled(actor);
    expect(selectStarts(actor.getSnapshot())).toEqual([FOUR]);
  });
});
