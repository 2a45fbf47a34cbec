import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { entryTimeMachine } from '../../machines/modals/entry-time/entry-time.machine.ts';
import * as entryTime from '../../machines/modals/entry-time/entry-time.selectors.ts';
import * as addOnTreatments from '../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import * as includedTreatments from '../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { mudInputOf, spaGardenInputOf } from '../../machines/modals/entry-time/entry-time.rules.ts';
import { treatmentsInputOf } from '../../machines/modals/addon-treatments/addon-treatments.rules.ts';
import type { ExtrasQuestion } from '../../machines/shared/activities.ts';
import type { GuestAge } from '../../src/domain/guests/guests.ts';
import { roomAges } from '../../src/domain/account/booked-room.ts';
import type { ExtrasAnswer } from '../../src/domain/spa/spa.ts';
import { appointments, gardenInput, groups, mudInput, spaInput } from '../steps/addons/addons-stay.ts';
import { familyRoom } from '../support/booked-room.ts';
import { addOn } from '../support/fixtures.ts';
import { holdCalls } from '../support/held-calls.ts';
import { facial, massage, MONDAY, STAY } from '../steps/itinerary/itinerary-stay.ts';
import { input as packageInput, opened } from './included-treatments/start-included-treatments.ts';
import { settled } from './start-modal.ts';
import { startAddOnTreatments } from './addon-treatments/start-addon-treatments.ts';
import { sendAll } from '../support/send-all.ts';

/** Tom and Ivy are adults, Sam is 15, Pip is 2. */
const GUESTS = ['Tom', 'Ivy', 'Sam', 'Pip'];
const AGES: GuestAge[] = ['adult', 'adult', 15, 2];
const UNKNOWN: GuestAge[] = ['unknown', 'unknown', 'unknown', 'unknown'];

async function openMud(ages: GuestAge[], minimumAge: number) {
  const { calls, port } = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = entryTimeMachine.provide({ actors: { loadExtras: port } });
  const input = { ...mudInput, guests: GUESTS, ages, minimumAge };
  const actor = createActor(machine, { input }).start();
  calls[0]?.resolve({ addonAppointments: appointments, groups: [] });
  await settled(actor);
  return actor;
}

describe('D-386 the minimum age of the mud room', () => {
  it('leaves out younger guests, and gives the age for the note', async () => {
    const actor = await openMud(AGES, 15);
    actor.send({ type: 'guest.ticked', guestIndex: 3, isTicked: true });
    const shown = actor.getSnapshot();
    expect(entryTime.selectGuests(shown)).toEqual([
      { guestIndex: 0, name: 'Tom', isTicked: true },
      { guestIndex: 1, name: 'Ivy', isTicked: true },
      { guestIndex: 2, name: 'Sam', isTicked: true },
    ]);
    expect(entryTime.selectMinimumAge(shown)).toBe(15);
    sendAll(actor, { type: 'time.chosen', start: `${MONDAY}T10:00:00` }, { type: 'done.pressed' });
    expect(actor.getSnapshot().output).toMatchObject({ selections: [{ guestIndexes: [0, 1, 2] }] });
  });

  it('ticks everybody without a minimum age, as in A §4.9', async () => {
    const ticked = async (ages: GuestAge[]) =>
      entryTime.selectGuests((await openMud(ages, 0)).getSnapshot()).map(({ isTicked }) => isTicked);
    expect([await ticked(AGES), await ticked(UNKNOWN)]).toEqual([
      [true, true, true, true],
      [true, true, true, true],
    ]);
    expect(entryTime.selectMinimumAge((await openMud(AGES, 0)).getSnapshot())).toBe(0);
  });

  it('ticks nobody in advance when the ages are unknown, as in the account', async () => {
    const shown = (await openMud(UNKNOWN, 15)).getSnapshot();
    expect(entryTime.selectGuests(shown).map(({ name, isTicked }) => [name, isTicked])).toEqual(
      GUESTS.map((name) => [name, false]),
    );
    expect(entryTime.selectMinimumAge(shown)).toBe(15);
  });
});

it('D-386 the spa garden admits the guests who are old enough, all together', async () => {
  const { calls, port } = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = entryTimeMachine.provide({ actors: { loadExtras: port } });
  const input = { ...gardenInput, guests: GUESTS, ages: AGES, minimumAge: 15 };
  const actor = createActor(machine, { input }).start();
  calls[0]?.resolve({ addonAppointments: [], groups });
  await settled(actor);
  expect(entryTime.selectGuests(actor.getSnapshot()).map(({ name }) => name)).toEqual(['Tom', 'Ivy', 'Sam']);
  expect(entryTime.selectMinimumAge(actor.getSnapshot())).toBe(15);
  sendAll(actor, { type: 'time.chosen', start: `${MONDAY}T16:00:00` }, { type: 'done.pressed' });
  expect(actor.getSnapshot().output).toMatchObject({ selections: [{ guestIndexes: [0, 1, 2] }] });
});

/** The massage is for guests of 16 and over, the facial of 12 and over. */
const treatments = [
  { ...massage, minimumAge: 16 },
  { ...facial, minimumAge: 12 },
];

describe('D-386 the minimum age of treatments', () => {
  it('add-on: leaves out the youngest, and offers the others only treatments for their age', async () => {
    const { actor, answerDays } = startAddOnTreatments({
      ...spaInput,
      guests: GUESTS,
      ages: AGES,
      treatments,
    });
    await answerDays();
    actor.send({ type: 'guest.ticked', guestIndex: 3, isTicked: true });
    expect(addOnTreatments.selectGuests(actor.getSnapshot())).toEqual([
      { guestIndex: 0, name: 'Tom', isTicked: true },
      { guestIndex: 1, name: 'Ivy', isTicked: true },
      { guestIndex: 2, name: 'Sam', isTicked: true },
    ]);
    expect(addOnTreatments.selectMinimumAge(actor.getSnapshot())).toBe(12);
    actor.send({ type: 'guest.ticked', guestIndex: 0, isTicked: false });
    sendAll(actor, { type: 'guest.ticked', guestIndex: 1, isTicked: false }, { type: 'continue.pressed' });
    const isForSam = [16, 12].map((age) => addOnTreatments.selectIsForGuest(age)(actor.getSnapshot()));
    expect(isForSam).toEqual([false, true]);
    actor.send({ type: 'duration.chosen', treatmentId: 'T1', code: 'HM60' });
    expect(addOnTreatments.selectPage(actor.getSnapshot())).toBe('treatments');
    actor.send({ type: 'duration.chosen', treatmentId: 'T2', code: 'SF45' });
    expect(addOnTreatments.selectPage(actor.getSnapshot())).toBe('times');
  });

  it('add-on: ticks in advance only guests known to be old enough', async () => {
    const open = async (ages: GuestAge[]) => {
      const { actor, answerDays } = startAddOnTreatments({ ...spaInput, guests: GUESTS, ages, treatments });
      await answerDays();
      return actor.getSnapshot();
    };
    const ticked = (snapshot: Awaited<ReturnType<typeof open>>) =>
      addOnTreatments.selectGuests(snapshot).map(({ isTicked }) => isTicked);
    expect(ticked(await open(['adult', 'unknown', 15, 2]))).toEqual([true, false, true]);
    const oneAble = await open(['adult', 3, 2, 1]);
    expect([addOnTreatments.selectPage(oneAble), ticked(oneAble)]).toEqual(['treatments', [true]]);
    expect(addOnTreatments.selectPage(await open([4, 3, 2, 1]))).toBe('guests');
  });

  it('with the rate: skips guests who can have no treatment', async () => {
    const { read, pick, send, bookAndGoOn, place } = await opened({
      ...packageInput,
      guests: ['Tom', 'Pip', 'Sam'],
      ages: ['adult', 2, 15],
      treatments,
    });
    expect(read(includedTreatments.selectGuests).map(({ guestIndex, name }) => [guestIndex, name])).toEqual([
      [0, 'Tom'],
      [2, 'Sam'],
    ]);
    expect(read(includedTreatments.selectMinimumAge)).toBe(12);
    send({ type: 'guest.chosen', guestIndex: 1 });
    expect(place()).toEqual(['treatments', 0, 0]);
    await bookAndGoOn();
    expect(place()).toEqual(['treatments', 2, 0]);
    pick('id-HM60');
    expect(read(includedTreatments.selectPick)).toBeNull();
    expect(read(includedTreatments.selectTreatments).map(({ id }) => id)).toEqual(['T2']);
    pick('id-SF45', 'T2');
    expect(read(includedTreatments.selectPick)?.treatment.id).toBe('T2');
  });

  it('with the rate: shows no Continue when only one guest can have treatments', async () => {
    const two = { guests: ['Tom', 'Pip'], ages: ['adult', 2] satisfies GuestAge[], treatments };
    const { read, pick, toTimes } = await opened({ ...packageInput, ...two });
    pick('id-HM60');
    await toTimes();
    expect(read(includedTreatments.selectHasContinue)).toBe(false);
  });
});

describe('D-386 what the modals start with', () => {
  const opens = {
    room: null,
    price: { code: 'SPA', amount: 4_950, amountOverride: null, priceCalculationMode: 0 as const },
    party: { adults: 2, children: 1, infants: 1 },
    stay: STAY,
    sessionId: 's-1',
    firstNames: GUESTS,
    fullNames: GUESTS,
    ages: AGES,
    mostGuests: 3,
    atOpening: [],
  };

  it('the minimum age of the add-on, or the higher one of a treatment', () => {
    const content = addOn({ minimumAge: 14, spaTreatments: treatments });
    expect(mudInputOf({ ...opens, content })).toMatchObject({ minimumAge: 14, ages: AGES });
    expect(spaGardenInputOf({ ...opens, content })).toMatchObject({ minimumAge: 14, ages: AGES });
    const { treatments: asked } = treatmentsInputOf({ ...opens, content });
    expect(asked.map(({ id, minimumAge }) => [id, minimumAge])).toEqual([
      ['T1', 16],
      ['T2', 14],
    ]);
  });

  it('in the account: adults when the room has no children, otherwise unknown ages', () => {
    const quota = { adults: 2, children: 0, infants: 0, dogs: 0 };
    const room = familyRoom();
    const couple = { ...room, accompanyingGuests: room.accompanyingGuests.slice(0, 1), guestQuota: quota };
    expect(roomAges(couple)).toEqual(['adult', 'adult']);
    expect(new Set(roomAges(room))).toEqual(new Set(['unknown']));
  });
});
