import { describe, expect, it } from 'vitest';
import {
  selectCanConfirm,
  selectCanGoBack,
  selectDate,
  selectDates,
  selectGuestName,
  selectIsLacking,
  selectTreatmentTimes,
  selectLists,
  selectNextGuestName,
  selectPage,
  selectSum,
  selectTreatments,
  selectWanted,
} from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { spaForOne, spaInput } from '../../steps/addons/addons-stay.ts';
import { MONDAY, noSpaTimes, spaSlot, TUESDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { settled } from '../start-modal.ts';
import { openAddOnTreatmentsLists, startAddOnTreatments } from './start-addon-treatments.ts';
import { sendAll } from '../../support/send-all.ts';

const MORNING = `${MONDAY}T10:30:00`;
const AFTERNOON = `${MONDAY}T14:30:00`;

describe('A §4.9 the choice of guests', () => {
  it('ticks a single guest and moves on to the treatments', async () => {
    const { actor, answerDays } = startAddOnTreatments({ ...spaInput, guests: ['Tom'] });
    await answerDays();
    expect(selectPage(actor.getSnapshot())).toBe('treatments');
    expect(selectLists(actor.getSnapshot())).toEqual([
      { guestIndex: 0, name: 'Tom', isOpen: true, treatments: [] },
    ]);
    expect(selectCanGoBack(actor.getSnapshot())).toBe(false);
  });

  it('D-386 moves on with the only guest who is old enough, whoever comes first', async () => {
    const { actor, answerDays } = startAddOnTreatments({
      ...spaInput,
      ages: [5, 'adult'],
      treatments: spaInput.treatments.map((treatment) => ({ ...treatment, minimumAge: 16 })),
    });
    await answerDays();
    expect([selectPage(actor.getSnapshot()), selectGuestName(actor.getSnapshot())]).toEqual([
      'treatments',
      'Ivy',
    ]);
  });

  it('D-420 reports a missing guest after Continue, until one is ticked', async () => {
    const { actor, answerDays } = startAddOnTreatments();
    await answerDays();
    actor.send({ type: 'guest.ticked', guestIndex: 0, isTicked: false });
    actor.send({ type: 'guest.ticked', guestIndex: 1, isTicked: false });
    expect(selectIsLacking(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'continue.pressed' });
    expect([selectPage(actor.getSnapshot()), selectIsLacking(actor.getSnapshot())]).toEqual(['guests', true]);
    actor.send({ type: 'guest.ticked', guestIndex: 1, isTicked: true });
    expect(selectIsLacking(actor.getSnapshot())).toBe(false);
  });

  it('shows sold out when the spa has nothing during the stay', async () => {
    const { actor, answerDays } = startAddOnTreatments();
    await answerDays([]);
    expect(selectPage(actor.getSnapshot())).toBe('soldOut');
  });
});

describe('E-16 the sum before the treatments are added', () => {
  it('adds up the prices of the chosen times (D-49)', async () => {
    const { actor, book } = await openAddOnTreatmentsLists();
    expect(selectSum(actor.getSnapshot())).toBeNull();
    await book('T1', 'HM60', MORNING);
    await book('T2', 'SF45', AFTERNOON);
    // £95 and £72.50.
    expect(selectSum(actor.getSnapshot())).toBe(16_750);
  });
});

describe('A §4.9 the treatments', () => {
  it('A §9.7 lists those of the add-on, the shortest duration first, with its price', async () => {
    const { actor } = await openAddOnTreatmentsLists();
    actor.send({ type: 'treatment.wanted' });
    expect(selectPage(actor.getSnapshot())).toBe('treatments');
    expect(
      selectTreatments(actor.getSnapshot()).map(({ displayName, durations }) => [
        displayName,
        durations.map(({ duration, price }) => [duration, price]),
      ]),
    ).toEqual([
      [
        'Honey Massage',
        [
          [60, 9_500],
          [90, 13_200],
        ],
      ],
      ['Still Water Facial', [[45, 7_250]]],
    ]);
  });

  it('selects the only treatment with one duration, and leads back from it to the list', async () => {
    const { actor, answerTimes } = await openAddOnTreatmentsLists({
      ...spaInput,
      treatments: spaForOne.treatments,
    });
    expect(selectPage(actor.getSnapshot())).toBe('times');
    expect(selectWanted(actor.getSnapshot())).toEqual({ name: 'Scalp Ritual', minutes: 45, price: 7_250 });
    await answerTimes();
    sendAll(actor, { type: 'time.chosen', start: MORNING }, { type: 'time.confirmed' });
    actor.send({ type: 'treatment.wanted' });
    expect(selectPage(actor.getSnapshot())).toBe('times');
    actor.send({ type: 'back.pressed' });
    expect(selectPage(actor.getSnapshot())).toBe('list');
  });

  it('does not select a single treatment with two durations', async () => {
    const { actor } = await openAddOnTreatmentsLists({
      ...spaInput,
      treatments: spaInput.treatments.slice(0, 1),
    });
    actor.send({ type: 'treatment.wanted' });
    expect(selectPage(actor.getSnapshot())).toBe('treatments');
  });
});

describe('A §4.9 the times', () => {
  it('A §7.8 loads them by the day’s duration id, starting with the first day that sells it', async () => {
    const { actor, times } = await openAddOnTreatmentsLists();
    actor.send({ type: 'treatment.wanted' });
    actor.send({ type: 'duration.chosen', treatmentId: 'T1', code: 'HM60' });
    expect(selectDates(actor.getSnapshot())).toEqual([MONDAY, TUESDAY]);
    sendAll(actor, { type: 'date.chosen', date: WEDNESDAY }, { type: 'date.chosen', date: TUESDAY });
    expect(times.map((call) => call.input)).toEqual([
      { sessionId: 's-1', date: MONDAY, durationId: 'id-HM60' },
      { sessionId: 's-1', date: TUESDAY, durationId: 'id-HM60' },
    ]);
  });

  it('A §3.14 opens the half of the day that the answer names; A §5.9 an unavailable time is not free', async () => {
    const { actor, answerTimes } = await openAddOnTreatmentsLists();
    actor.send({ type: 'treatment.wanted' });
    actor.send({ type: 'duration.chosen', treatmentId: 'T1', code: 'HM60' });
    await answerTimes();
    expect(selectTreatmentTimes(actor.getSnapshot()).half).toBe('PM');
    sendAll(actor, { type: 'half.chosen', half: 'AM' }, { type: 'time.chosen', start: `${MONDAY}T11:00:00` });
    expect(selectTreatmentTimes(actor.getSnapshot()).slots).toEqual([
      { start: MORNING, label: '10:30', isFree: true, isChosen: false },
      { start: `${MONDAY}T11:00:00`, label: '11:00', isFree: false, isChosen: false },
    ]);
    expect(selectCanConfirm(actor.getSnapshot())).toBe(false);
  });

  it('A §7.9 adds a confirmed time to the guest’s list, and submits after the last guest', async () => {
    const { actor, book } = await openAddOnTreatmentsLists();
    await book('T1', 'HM90', AFTERNOON);
    await book('T2', 'SF45', MORNING);
    expect(selectLists(actor.getSnapshot())).toEqual([
      {
        guestIndex: 0,
        name: 'Tom',
        isOpen: true,
        treatments: [
          { name: 'Still Water Facial', start: MORNING },
          { name: 'Honey Massage', start: AFTERNOON },
        ],
      },
      { guestIndex: 1, name: 'Ivy', isOpen: false, treatments: [] },
    ]);
    expect(selectNextGuestName(actor.getSnapshot())).toBe('Ivy');
    actor.send({ type: 'continue.pressed' });
    await book('T1', 'HM60', `${TUESDAY}T14:30:00`);
    expect(selectNextGuestName(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [
        {
          kind: 'treatment',
          date: MONDAY,
          guestIndex: 0,
          displayName: 'Still Water Facial',
          durationId: 'id-SF45',
          duration: 45,
          price: 7_250,
          time: spaSlot(MORNING),
        },
        {
          kind: 'treatment',
          date: MONDAY,
          guestIndex: 0,
          displayName: 'Honey Massage',
          durationId: 'id-HM90',
          duration: 90,
          price: 13_200,
          time: spaSlot(AFTERNOON),
        },
        {
          kind: 'treatment',
          date: TUESDAY,
          guestIndex: 1,
          displayName: 'Honey Massage',
          durationId: 'id-HM60',
          duration: 60,
          price: 9_500,
          time: spaSlot(`${TUESDAY}T14:30:00`),
        },
      ],
    });
  });

  it('opens the next treatment on the date shown last', async () => {
    const { actor, book } = await openAddOnTreatmentsLists();
    await book('T1', 'HM60', `${TUESDAY}T10:30:00`);
    sendAll(actor, { type: 'continue.pressed' }, { type: 'treatment.wanted' });
    actor.send({ type: 'duration.chosen', treatmentId: 'T1', code: 'HM60' });
    expect(selectDate(actor.getSnapshot())).toBe(TUESDAY);
  });

  it('offers another guest’s time where it is free for this guest too', async () => {
    const { actor, book, answerTimes } = await openAddOnTreatmentsLists();
    await book('T1', 'HM60', MORNING);
    sendAll(actor, { type: 'continue.pressed' }, { type: 'treatment.wanted' });
    actor.send({ type: 'duration.chosen', treatmentId: 'T1', code: 'HM60' });
    await answerTimes();
    expect(selectTreatmentTimes(actor.getSnapshot()).shared).toEqual({ name: 'Tom', start: MORNING });
    actor.send({ type: 'time.chosen', start: MORNING });
    expect([
      selectTreatmentTimes(actor.getSnapshot()).shared,
      selectTreatmentTimes(actor.getSnapshot()).half,
    ]).toEqual([null, 'AM']);
    actor.send({ type: 'date.chosen', date: TUESDAY });
    await answerTimes();
    expect(selectTreatmentTimes(actor.getSnapshot()).shared).toBeNull();
  });

  it('reports a day without times, which cannot be confirmed', async () => {
    const { actor, times } = await openAddOnTreatmentsLists();
    actor.send({ type: 'treatment.wanted' });
    actor.send({ type: 'duration.chosen', treatmentId: 'T2', code: 'SF45' });
    times[0]?.resolve(noSpaTimes);
    await settled(actor);
    expect([selectTreatmentTimes(actor.getSnapshot()).isFull, selectCanConfirm(actor.getSnapshot())]).toEqual(
      [true, false],
    );
  });
});
