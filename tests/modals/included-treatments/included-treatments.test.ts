import { describe, expect, it } from 'vitest';

import * as selectors from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { selectHasFailed, selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import {
  MONDAY,
  noSpaTimes,
  spaDays,
  spaSelection,
  spaTimesOn,
  TUESDAY,
  WEDNESDAY,
} from '../../steps/itinerary/itinerary-stay.ts';
import { alone, input, mondayOnly, open, opened } from './start-included-treatments.ts';
import { reach } from '../../support/reach.ts';

describe('the spa package', () => {
  it('A §9.7 loads the days from arrival to arrival + nights', () => {
    expect(open().dayCalls.map((call) => call.input)).toEqual([{ from: MONDAY, to: WEDNESDAY }]);
  });

  it('starts from the earlier choice, and Done submits it again', async () => {
    const chosen = [spaSelection(1, 1, `${TUESDAY}T15:00:00`)];
    const { actor, read, send } = await opened({ ...input, selections: chosen });
    expect(read(selectors.selectDates)).toEqual([
      { date: MONDAY, booked: 0 },
      { date: TUESDAY, booked: 1 },
    ]);
    send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: chosen });
  });

  it('A §9.7 lists the treatments of that date, the shortest first', async () => {
    const { read, send } = await opened();
    const shown = () =>
      read(selectors.selectTreatments).map(({ displayName, durations }) => [
        displayName,
        durations.map(({ duration, price, priceDifference }) => [duration, price, priceDifference]),
      ]);
    expect(shown()).toEqual([
      // 132 − 95 = 37
      [
        'Honey Massage',
        [
          [60, 9_500, 0],
          [90, 13_200, 3_700],
        ],
      ],
      ['Still Water Facial', [[45, 7_250, 0]]],
    ]);
    send({ type: 'date.chosen', dateIndex: 1 });
    expect(shown()).toEqual([['Honey Massage', [[60, 9_500, 0]]]]);
  });

  it('A §5.9 Continue is disabled until the guest has a treatment for the date', async () => {
    const { read, pick } = await opened();
    expect(read(selectors.selectCanGoOn)).toBe(false);
    pick('id-HM60');
    expect(read(selectors.selectCanGoOn)).toBe(true);
  });

  it('A §4.7 TIMES loads the times of the duration and preselects AM', async () => {
    const { read, pick, toTimes, timeCalls } = await opened();
    pick('id-HM90');
    await toTimes();
    expect(timeCalls.map((call) => call.input)).toEqual([
      { sessionId: 's-1', date: MONDAY, durationId: 'id-HM90' },
    ]);
    expect([read(selectors.selectPage), read(selectors.selectTreatmentTimes).half]).toEqual(['times', 'AM']);
    expect(read(selectors.selectTreatmentTimes).slots).toEqual([
      { start: `${MONDAY}T10:30:00`, label: '10:30', isFree: true, isChosen: false },
      { start: `${MONDAY}T11:00:00`, label: '11:00', isFree: false, isChosen: false },
    ]);
  });

  it('A §4.7 replaces the earlier treatment of the same guest and date', async () => {
    const { read, send, pick, toTimes } = await opened();
    pick('id-HM60');
    await toTimes();
    send({ type: 'time.chosen', start: `${MONDAY}T10:30:00` });
    send({ type: 'back.pressed' });
    pick('id-HM60');
    expect(read(selectors.selectPick)?.time?.startTime).toBe(`${MONDAY}T10:30:00`);
    pick('id-SF45', 'T2');
    expect(read(selectors.selectGuests)).toEqual([
      {
        guestIndex: 0,
        name: 'Tom',
        pick: {
          guestIndex: 0,
          dateIndex: 0,
          treatment: { id: 'T2', displayName: 'Still Water Facial' },
          duration: {
            code: 'SF45',
            id: 'id-SF45',
            duration: 45,
            price: 7_250,
            isIncluded: true,
            priceDifference: 0,
          },
          time: null,
        },
      },
      { guestIndex: 1, name: 'Ivy', pick: null },
    ]);
  });

  it('A §4.7 Continue goes to the next guest, then to the next date, and submits on the last', async () => {
    const { actor, place, bookAndGoOn } = await opened();
    expect(place()).toEqual(['treatments', 0, 0]);
    await bookAndGoOn();
    expect(place()).toEqual(['treatments', 1, 0]);
    await bookAndGoOn();
    expect(place()).toEqual(['treatments', 0, 1]);
    await bookAndGoOn();
    expect(place()).toEqual(['treatments', 1, 1]);
    await bookAndGoOn();
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [
        spaSelection(0, 0, `${MONDAY}T10:30:00`),
        spaSelection(1, 0, `${MONDAY}T10:30:00`),
        spaSelection(0, 1, `${TUESDAY}T10:30:00`),
        spaSelection(1, 1, `${TUESDAY}T10:30:00`),
      ],
    });
  });

  it('A §4.7 submits on TIMES when there is one guest, without Continue', async () => {
    const { actor, read, send, pick, toTimes } = await opened(alone);
    expect(read(selectors.selectHasContinue)).toBe(true);
    pick('id-HM60');
    await toTimes();
    expect([
      read(selectors.selectHasContinue),
      read(selectors.selectCanGoOn),
      read(selectors.selectCanFinish),
    ]).toEqual([false, false, false]);
    send({ type: 'time.chosen', start: `${MONDAY}T10:30:00` });
    expect([read(selectors.selectCanGoOn), read(selectors.selectCanFinish)]).toEqual([false, true]);
    send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [spaSelection(0, 0, `${MONDAY}T10:30:00`)],
    });
  });

  it('A §5.9 does not take an unavailable time, and Continue waits for another', async () => {
    const { read, send, pick, toTimes } = await opened();
    pick('id-HM60');
    await toTimes();
    send({ type: 'time.chosen', start: `${MONDAY}T11:00:00` });
    expect(read(selectors.selectPick)?.time).toBeNull();
    expect(read(selectors.selectCanGoOn)).toBe(false);
    send({ type: 'half.chosen', half: 'PM' });
    send({ type: 'time.chosen', start: `${MONDAY}T14:30:00` });
    expect(read(selectors.selectCanGoOn)).toBe(true);
    send({ type: 'continue.pressed' });
    pick('id-HM60');
    await toTimes();
    expect(read(selectors.selectTreatmentTimes).half).toBe('AM');
  });

  it('lets the guest continue when a treatment has no time', async () => {
    const { read, send, pick, toTimes, place } = await opened();
    pick('id-HM60');
    await toTimes(noSpaTimes);
    expect([read(selectors.selectTreatmentTimes).isFull, read(selectors.selectCanGoOn)]).toEqual([
      true,
      true,
    ]);
    send({ type: 'continue.pressed' });
    expect(place()).toEqual(['treatments', 1, 0]);
  });

  it('moves past a date without treatments, and submits the rest on the last page', async () => {
    const { actor, place, send, bookAndGoOn } = await opened(input, mondayOnly);
    await bookAndGoOn();
    await bookAndGoOn();
    expect(place()).toEqual(['treatments', 0, 1]);
    send({ type: 'continue.pressed' });
    send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [spaSelection(0, 0, `${MONDAY}T10:30:00`), spaSelection(1, 0, `${MONDAY}T10:30:00`)],
    });
  });

  it('closes with nothing when there are no treatments at all', async () => {
    const { actor, send } = await opened(alone, []);
    send({ type: 'continue.pressed' });
    send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
  });

  it('offers a guest the time of another', async () => {
    const { read, send, pick, toTimes, bookAndGoOn } = await opened();
    await bookAndGoOn();
    pick('id-SF45', 'T2');
    await toTimes();
    expect(read(selectors.selectTreatmentTimes).shared).toEqual({ name: 'Tom', start: `${MONDAY}T10:30:00` });
    send({ type: 'time.chosen', start: `${MONDAY}T10:30:00` });
    expect(read(selectors.selectTreatmentTimes).shared).toBeNull();
  });

  it('D-320 reports a failure, and can load again', async () => {
    const { actor, dayCalls, timeCalls } = open();
    dayCalls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'spaActivitiesByDate' }));
    await reach(actor, selectHasFailed);
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'offline', endpoint: 'spaActivitiesByDate' });
    actor.send({ type: 'load.retried' });
    dayCalls[1]?.resolve(spaDays);
    await reach(actor, (snapshot) => selectors.selectPage(snapshot) === 'treatments');
    actor.send({ type: 'duration.chosen', treatmentId: 'T1', durationId: 'id-HM60' });
    actor.send({ type: 'continue.pressed' });
    timeCalls[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'spaTimes' }));
    await reach(actor, selectHasFailed);
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'timeout', endpoint: 'spaTimes' });
    actor.send({ type: 'load.retried' });
    timeCalls[1]?.resolve(spaTimesOn(MONDAY));
    await reach(actor, (snapshot) => selectors.selectTreatmentTimes(snapshot).slots.length === 2);
    expect([dayCalls.length, timeCalls.length]).toEqual([2, 2]);
  });

  it('T11 shows the last requested times; a late answer for another duration is dropped', async () => {
    const { actor, read, send, pick, timeCalls } = await opened();
    pick('id-HM90');
    send({ type: 'continue.pressed' });
    send({ type: 'back.pressed' });
    pick('id-HM60');
    send({ type: 'continue.pressed' });
    timeCalls[0]?.resolve(noSpaTimes);
    timeCalls[1]?.resolve(spaTimesOn(MONDAY));
    await reach(actor, (snapshot) => !selectIsLoading(snapshot));
    expect(read(selectors.selectTreatmentTimes).slots).toHaveLength(2);
  });
});
