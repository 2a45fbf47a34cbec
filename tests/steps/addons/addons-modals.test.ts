import { describe, expect, it } from 'vitest';
import { selectModal } from '../../../machines/steps/addons/addons.selectors.ts';
import type { LegPackage } from '../../../src/domain/addons/addons.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import {
  addOnsInput,
  appointments,
  boathouse,
  extraSlot,
  family,
  mudTreatments,
  packageTeeTime,
  packageTeeTimes,
  prices,
} from './addons-stay.ts';
import { heldLeg } from '../../support/fixtures.ts';
import {
  bookingWith,
  facial,
  massage,
  MONDAY,
  spaDays,
  spaSlot,
  spaTimesOn,
  STAY,
} from '../itinerary/itinerary-stay.ts';
import { settled } from '../../modals/start-modal.ts';
import { openAddOns } from './start-addons.ts';
import { sendAll } from '../../support/send-all.ts';

const priceOf = (code: string) => {
  const price = prices.find((candidate) => candidate.code === code);
  if (!price) throw new Error(`no price for ${code}`);
  return price;
};

/** Opens an add-on of the second of two rooms, the family's. */
async function opened(code: string) {
  const started = await openAddOns(addOnsInput({ booking: bookingWith({}, family) }));
  started.actor.send({ type: 'addOn.opened', leg: 2, code });
  const modal = selectModal(started.actor.getSnapshot());
  if (!modal) throw new Error('no modal is open');
  return { ...started, modal };
}

const FAMILY = ['Tom Fell', 'Ivy Fell', 'Sam Fell'];

describe('A §4.9 what a modal starts with', () => {
  it('golf: up to one player per adult or child (A §9.8)', async () => {
    const { modal } = await opened('GOLF');
    expect(modal.actor.getSnapshot().context).toMatchObject({
      room: 2,
      name: 'A round of golf',
      sessionId: 's-1',
      stay: STAY,
      mostPlayers: 3,
    });
  });

  it('dinner: the restaurant of the add-on, and up to one diner per guest', async () => {
    const { modal } = await opened('DINE');
    expect(modal.actor.getSnapshot().context).toMatchObject({
      room: 2,
      name: 'Supper at the Boathouse',
      stay: STAY,
      restaurant: boathouse,
      mostGuests: 3,
    });
  });

  it('treatments: first names, and the add-on’s treatments', async () => {
    const { modal } = await opened('SPA');
    expect(modal.actor.getSnapshot().context).toMatchObject({
      room: 2,
      sessionId: 's-1',
      stay: STAY,
      guests: ['Tom', 'Ivy', 'Sam'],
      treatments: [massage, facial],
    });
  });

  it('mud room and spa garden: all guests, on the day of arrival (A §7.8)', async () => {
    const mud = await opened('MUD');
    expect(mud.modal.actor.getSnapshot().context).toMatchObject({
      room: 2,
      name: 'The mud room',
      date: MONDAY,
      guests: FAMILY,
      treatments: mudTreatments,
    });
    const garden = await opened('GARDEN');
    expect(garden.modal.actor.getSnapshot().context).toMatchObject({
      room: 2,
      name: 'The spa garden',
      date: MONDAY,
      guests: FAMILY,
      durationIds: ['GARDEN60'],
    });
  });

  it('no room number when there is one room', async () => {
    const { actor } = await openAddOns(addOnsInput());
    actor.send({ type: 'addOn.opened', leg: 1, code: 'GOLF' });
    expect(selectModal(actor.getSnapshot())?.actor.getSnapshot().context.room).toBeNull();
  });
});

/** The update that the flow gets when the second room changes. */
function toldOf(second: Partial<Leg>) {
  return [
    {
      type: 'booking.updated',
      patch: { legs: [heldLeg(1), heldLeg(2, { ...family, ...second })] },
    },
  ];
}

describe('A §7.9 what a modal sends to the flow', () => {
  it('golf: the number of players as the quantity', async () => {
    const { actor, modal, calls, told } = await opened('GOLF');
    if (modal.kind !== 'golf') throw new Error('not the golf modal');
    modal.actor.send({ type: 'date.ticked', date: MONDAY, isTicked: true });
    sendAll(modal.actor, { type: 'players.chosen', date: MONDAY, players: 3 }, { type: 'continue.pressed' });
    calls.teeTimes[0]?.resolve(packageTeeTimes(MONDAY));
    await settled(modal.actor);
    sendAll(modal.actor, { type: 'time.chosen', start: `${MONDAY}T10:10:00` }, { type: 'continue.pressed' });
    const golf: LegPackage = {
      price: priceOf('GOLF'),
      quantity: 3,
      sortIndex: 0,
      selections: [{ kind: 'golf', date: MONDAY, quantity: 3, time: packageTeeTime(`${MONDAY}T10:10:00`) }],
    };
    expect(told).toEqual(toldOf({ packages: [golf] }));
    expect(selectModal(actor.getSnapshot())).toBeNull();
  });

  it('a change: the new time instead of the old one, or nothing where the guest gives it up', async () => {
    const round = (start: string) => ({
      kind: 'golf' as const,
      date: MONDAY,
      quantity: 3,
      time: packageTeeTime(start),
    });
    const packageAt = (start: string): LegPackage => ({
      price: priceOf('GOLF'),
      quantity: 3,
      sortIndex: 0,
      selections: [round(start)],
    });
    const booked = { ...family, packages: [packageAt(`${MONDAY}T10:10:00`)] };
    const { actor, calls, told } = await openAddOns(addOnsInput({ booking: bookingWith({}, booked) }));
    const golf = () => {
      actor.send({ type: 'addOn.opened', leg: 2, code: 'GOLF' });
      const modal = selectModal(actor.getSnapshot());
      if (modal?.kind !== 'golf') throw new Error('not the golf modal');
      return modal.actor;
    };
    const change = golf();
    change.send({ type: 'continue.pressed' });
    calls.teeTimes[0]?.resolve(packageTeeTimes(MONDAY));
    await settled(change);
    expect(told).toEqual([]);
    sendAll(change, { type: 'time.chosen', start: `${MONDAY}T14:20:00` }, { type: 'continue.pressed' });
    expect(told).toEqual(toldOf({ packages: [packageAt(`${MONDAY}T14:20:00`)] }));
    const giveUp = golf();
    giveUp.send({ type: 'date.ticked', date: MONDAY, isTicked: false });
    giveUp.send({ type: 'continue.pressed' });
    expect(told.slice(1)).toEqual(toldOf({}));
  });

  it('treatments: with the session that found them (A §3.9); Reset removes both', async () => {
    const { actor, modal, calls, told } = await opened('SPA');
    if (modal.kind !== 'treatment') throw new Error('not the spa modal');
    calls.spaDays[0]?.resolve(spaDays);
    await settled(modal.actor);
    modal.actor.send({ type: 'guest.ticked', guestIndex: 0, isTicked: false });
    modal.actor.send({ type: 'guest.ticked', guestIndex: 1, isTicked: false });
    modal.actor.send({ type: 'continue.pressed' });
    modal.actor.send({ type: 'duration.chosen', treatmentId: 'T2', code: 'SF45' });
    calls.spaTimes[0]?.resolve(spaTimesOn(MONDAY));
    await settled(modal.actor);
    sendAll(modal.actor, { type: 'time.chosen', start: `${MONDAY}T14:30:00` }, { type: 'time.confirmed' });
    modal.actor.send({ type: 'continue.pressed' });
    const treatments: LegPackage = {
      price: priceOf('SPA'),
      quantity: 1,
      sortIndex: 2,
      selections: [
        {
          kind: 'treatment',
          date: MONDAY,
          guestIndex: 2,
          displayName: 'Still Water Facial',
          durationId: 'id-SF45',
          duration: 45,
          price: 7_250,
          time: spaSlot(`${MONDAY}T14:30:00`),
        },
      ],
    };
    expect(told).toEqual(toldOf({ packages: [treatments], spaSessionId: 's-1' }));
    actor.send({ type: 'addOn.removed', leg: 2, code: 'SPA' });
    expect(told.slice(1)).toEqual(toldOf({}));
  });

  it('mud room: quantity 1, at the price of the start time (A §9.6)', async () => {
    const { modal, calls, told } = await opened('MUD');
    if (modal.kind !== 'mud') throw new Error('not the mud modal');
    calls.extras[0]?.resolve({ addonAppointments: appointments, groups: [] });
    await settled(modal.actor);
    sendAll(modal.actor, { type: 'time.chosen', start: `${MONDAY}T10:00:00` }, { type: 'done.pressed' });
    const mud: LegPackage = {
      price: { ...priceOf('MUD'), amountOverride: 10_800 },
      quantity: 1,
      sortIndex: 3,
      selections: [
        {
          kind: 'mud',
          code: 'MUD3',
          guestIndexes: [0, 1, 2],
          time: extraSlot(`${MONDAY}T10:00:00`, 10_800),
        },
      ],
    };
    expect(told).toEqual(toldOf({ packages: [mud] }));
  });
});
