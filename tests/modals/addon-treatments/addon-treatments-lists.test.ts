import { describe, expect, it } from 'vitest';
import {
  selectCanFinish,
  selectGuestName,
  selectIsLacking,
  selectLists,
  selectPage,
} from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { MONDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { openAddOnTreatmentsLists } from './start-addon-treatments.ts';
import { sendAll } from '../../support/send-all.ts';

const MORNING = `${MONDAY}T10:30:00`;
const AFTERNOON = `${MONDAY}T14:30:00`;

describe('A §4.9 the treatment lists', () => {
  it('removes a treatment from the open list', async () => {
    const { actor, book } = await openAddOnTreatmentsLists();
    await book('T1', 'HM60', MORNING);
    await book('T2', 'SF45', AFTERNOON);
    actor.send({ type: 'treatment.removed', index: 0 });
    expect(selectLists(actor.getSnapshot())[0]?.treatments).toEqual([
      { name: 'Still Water Facial', start: AFTERNOON },
    ]);
  });

  it('opens the treatments of the next guest; Back leads to the lists, and Done submits what is there', async () => {
    const { actor, book } = await openAddOnTreatmentsLists();
    await book('T1', 'HM60', MORNING);
    actor.send({ type: 'continue.pressed' });
    const shown = () => [selectPage(actor.getSnapshot()), selectGuestName(actor.getSnapshot())];
    expect(shown()).toEqual(['treatments', 'Ivy']);
    actor.send({ type: 'back.pressed' });
    expect(shown()).toEqual(['list', 'Ivy']);
    actor.send({ type: 'back.pressed' });
    expect([shown(), selectCanFinish(actor.getSnapshot())]).toEqual([['list', 'Tom'], true]);
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toMatchObject({
      type: 'submitted',
      selections: [{ guestIndex: 0, displayName: 'Honey Massage', time: { startTime: MORNING } }],
    });
  });

  it('offers Done only where Continue leads to the next guest', async () => {
    const { actor, book } = await openAddOnTreatmentsLists();
    expect(selectCanFinish(actor.getSnapshot())).toBe(false);
    await book('T1', 'HM60', MORNING);
    expect(selectCanFinish(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'continue.pressed' });
    await book('T1', 'HM60', AFTERNOON);
    expect(selectCanFinish(actor.getSnapshot())).toBe(false);
  });

  it('D-420 reports missing treatments after the last Continue, until the guest chooses one or opens another list', async () => {
    const { actor, book } = await openAddOnTreatmentsLists();
    const shown = () => [selectGuestName(actor.getSnapshot()), selectIsLacking(actor.getSnapshot())];
    await book('T1', 'HM60', MORNING);
    sendAll(actor, { type: 'back.pressed' }, { type: 'guest.ticked', guestIndex: 1, isTicked: false });
    sendAll(actor, { type: 'continue.pressed' }, { type: 'treatment.removed', index: 0 });
    actor.send({ type: 'continue.pressed' });
    expect(shown()).toEqual(['Tom', true]);
    sendAll(actor, { type: 'back.pressed' }, { type: 'guest.ticked', guestIndex: 1, isTicked: true });
    actor.send({ type: 'continue.pressed' });
    await book('T1', 'HM60', MORNING);
    sendAll(actor, { type: 'treatment.removed', index: 0 }, { type: 'continue.pressed' });
    await book('T1', 'HM60', MORNING);
    sendAll(actor, { type: 'treatment.removed', index: 0 }, { type: 'continue.pressed' });
    expect(shown()).toEqual(['Ivy', true]);
    actor.send({ type: 'back.pressed' });
    expect(shown()).toEqual(['Tom', false]);
  });
});
