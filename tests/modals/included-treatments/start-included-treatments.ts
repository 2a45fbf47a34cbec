import { createActor, type SnapshotFrom } from 'xstate';
import type { IncludedTreatmentsInput } from '../../../machines/modals/included-treatments/included-treatments.rules.ts';
import {
  includedTreatmentsMachine,
  type IncludedTreatmentsEvent,
} from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import {
  selectDateIndex,
  selectGuestIndex,
  selectPage,
} from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import type { SpaDay } from '../../../src/domain/spa/spa.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { facial, massage, spaDays, spaTimesOn, STAY } from '../../steps/itinerary/itinerary-stay.ts';
import { reach } from '../../support/reach.ts';

type Snapshot = SnapshotFrom<typeof includedTreatmentsMachine>;

export const input: IncludedTreatmentsInput = {
  room: null,
  sessionId: 's-1',
  stay: STAY,
  guests: ['Tom', 'Ivy'],
  ages: ['adult', 'adult'],
  treatments: [massage, facial],
  selections: [],
};

export const alone: IncludedTreatmentsInput = { ...input, guests: ['Tom'], ages: ['adult'] };

/** The sold days without Tuesday. */
export const mondayOnly = spaDays.slice(0, 1);

/** Starts the modal. The test answers its calls. */
export function open(start: IncludedTreatmentsInput = input) {
  const { machine, calls } = holdMachine(includedTreatmentsMachine);
  const actor = createActor(machine, { input: start }).start();
  return { actor, dayCalls: calls.loadSpaDays, timeCalls: calls.loadSpaTimes };
}

/** The modal at its first page, with functions for a guest's actions. */
export async function opened(start: IncludedTreatmentsInput = input, sold: SpaDay[] = spaDays) {
  const { actor, dayCalls, timeCalls } = open(start);
  dayCalls[0]?.resolve(sold);
  await reach(actor, (snapshot) => !selectIsLoading(snapshot));
  const read = <Value>(select: (snapshot: Snapshot) => Value) => select(actor.getSnapshot());
  const send = (event: IncludedTreatmentsEvent) => actor.send(event);
  const pick = (durationId: string, treatmentId = 'T1') =>
    send({ type: 'duration.chosen', treatmentId, durationId });
  /** Continues to the times, and answers them. */
  const toTimes = async (
    answer = spaTimesOn(actor.getSnapshot().context.dates[read(selectDateIndex)] ?? ''),
  ) => {
    send({ type: 'continue.pressed' });
    timeCalls.at(-1)?.resolve(answer);
    await reach(actor, (snapshot) => !selectIsLoading(snapshot));
  };
  /** Chooses an hour's massage at 10:30 and continues. */
  const bookAndGoOn = async () => {
    pick('id-HM60');
    await toTimes();
    const date = actor.getSnapshot().context.dates[read(selectDateIndex)] ?? '';
    send({ type: 'time.chosen', start: `${date}T10:30:00` });
    send({ type: 'continue.pressed' });
  };
  const place = () => [read(selectPage), read(selectGuestIndex), read(selectDateIndex)];
  return { actor, read, send, pick, toTimes, bookAndGoOn, place, timeCalls };
}
