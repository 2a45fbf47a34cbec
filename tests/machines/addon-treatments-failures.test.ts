import { describe, expect, it } from 'vitest';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import {
  selectPage,
  selectTreatmentTimes,
} from '../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import { MONDAY } from '../support/itinerary-stay.ts';
import { settled } from '../support/start-modal.ts';
import { openAddOnTreatmentsLists, startAddOnTreatments } from '../support/start-addon-treatments.ts';

describe('D-320 reports a failure, and can load again', () => {
  it('for the days', async () => {
    const { actor, days, answerDays } = startAddOnTreatments();
    days[0]?.reject(new CallError({ kind: 'offline', endpoint: 'spaActivitiesByDate' }));
    await settled(actor);
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'offline', endpoint: 'spaActivitiesByDate' });
    actor.send({ type: 'load.retried' });
    await answerDays();
    expect(selectPage(actor.getSnapshot())).toBe('guests');
  });

  it('for the times', async () => {
    const { actor, times, answerTimes } = await openAddOnTreatmentsLists();
    actor.send({ type: 'treatment.wanted' });
    actor.send({ type: 'duration.chosen', treatmentId: 'T2', code: 'SF45' });
    times[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'spaTimes' }));
    await settled(actor);
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'timeout', endpoint: 'spaTimes' });
    actor.send({ type: 'load.retried' });
    await answerTimes();
    expect([
      selectFailure(actor.getSnapshot()),
      selectTreatmentTimes(actor.getSnapshot()).slots.map(({ start }) => start),
    ]).toEqual([null, [`${MONDAY}T14:30:00`]]);
  });
});
