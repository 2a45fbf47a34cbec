import { describe, expect, it } from 'vitest';
import { selectModal } from '../../machines/steps/addons/addons.selectors.ts';
import type { LegPackage } from '../../src/domain/addons.ts';
import type { Leg } from '../../src/domain/booking.ts';
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
} from '../support/addons-stay.ts';
import { heldLeg } from '../support/fixtures.ts';
import {
  bookingWith,
  facial,
  massage,
  MONDAY,
  spaDays,
  spaSlot,
  spaTimesOn,
  STAY,
} from '../support/itinerary-stay.ts';
import { settled } from '../support/start-modal.ts';
import { openAddOns } from '../support/start-addons.ts';

const priceOf = (code: string) => {
  const price = prices.find((candidate) => candidate.code === code);
  if (!price) throw new Error(`no price of ${code}`);
  return price;
};

/** The add-ons of two rooms, the family in the second. */
async function opened(code: string) {
  const started = await openAddOns(addOnsInput({ booking: bookingWith({}, family) }));
  started.actor.send({ type: 'addOn.opened', leg: 2, code });
  const modal = selectModal(started.actor.getSnapshot());
  if (!modal) throw new Error('no modal is open');
  return { ...started, modal };
}

const FAMILY = ['Tom Fell', 'Ivy Fell', 'Sam Fell'];

describe('A §4.9 what a modal is opened with', () => {
  it('golf: as many players as adults and children (A §9.8)', async () => {
    const { modal } = await opened('GOLF');
    expect(modal.actor.getSnapshot().context).toMatchObject({
      room: 2,
      name: 'A round of golf',
      sessionId: 's-1',
      stay: STAY,
      mostPlayers: 3,
    });
  });

  it('dinner: the add-on’s restaurant, and as many guests', async () => {
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

  it('mud room and spa garden: everybody, on the day of arrival (A §7.8)', async () => {
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

  it('a booking of one room names none', async () => {
    const { actor } = await openAddOns(addOnsInput());
    actor.send({ type: 'addOn.opened', leg: 1, code: 'GOLF' });
    expect(selectModal(actor.getSnapshot())?.actor.getSnapshot().context.room).toBeNull();
  });
});

/** What the flow is told of the second room. */
function toldOf(second: Partial<Leg>) {
  return [
    {
      type: 'booking.updated',
      patch: { legs: [heldLeg(1), heldLeg(2, { ...family, ...second })] },
    },
  ];
}

describe('A §7.9 what a modal comes to is told to the flow', () => {
  it('rounds: the quantity is the number of players', async () => {
    const { actor, modal, calls, told } = await opened('GOLF');
    if (modal.kind !== 'golf') throw new Error('not the golf modal');
    modal.actor.send({ type: 'date.ticked', date: MONDAY, isTicked: true });
    modal.actor.send({ type: 'players.chosen', date: MONDAY, players: 3 });
    modal.actor.send({ type: 'continue.pressed' });
    calls.teeTimes[0]?.resolve(packageTeeTimes(MONDAY));
    await settled(modal.actor);
    modal.actor.send({ type: 'time.chosen', start: `${MONDAY}T10:10:00` });
    modal.actor.send({ type: 'continue.pressed' });
    const golf: LegPackage = {
      price: priceOf('GOLF'),
      quantity: 3,
      sortIndex: 0,
      selections: [{ kind: 'golf', date: MONDAY, quantity: 3, time: packageTeeTime(`${MONDAY}T10:10:00`) }],
    };
    expect(told).toEqual(toldOf({ packages: [golf] }));
    expect(selectModal(actor.getSnapshot())).toBeNull();
  });

  it('treatments, with the session that they were found in (A §3.9); Reset takes both away', async () => {
    const { actor, modal, calls, told } = await opened('SPA');
    if (modal.kind !== 'spa') throw new Error('not the spa modal');
    calls.spaDays[0]?.resolve(spaDays);
    await settled(modal.actor);
    modal.actor.send({ type: 'guest.ticked', guestIndex: 0, isTicked: false });
    modal.actor.send({ type: 'guest.ticked', guestIndex: 1, isTicked: false });
    modal.actor.send({ type: 'continue.pressed' });
    modal.actor.send({ type: 'duration.chosen', treatmentId: 'T2', code: 'SF45' });
    calls.spaTimes[0]?.resolve(spaTimesOn(MONDAY));
    await settled(modal.actor);
    modal.actor.send({ type: 'time.chosen', start: `${MONDAY}T14:30:00` });
    modal.actor.send({ type: 'time.confirmed' });
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

  it('a mud time: quantity 1, at the price of the start (A §9.6)', async () => {
    const { modal, calls, told } = await opened('MUD');
    if (modal.kind !== 'mud') throw new Error('not the mud modal');
    calls.extras[0]?.resolve({ addonAppointments: appointments, groups: [] });
    await settled(modal.actor);
    modal.actor.send({ type: 'time.chosen', start: `${MONDAY}T10:00:00` });
    modal.actor.send({ type: 'done.pressed' });
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

  it('nothing of a modal that was closed', async () => {
    const { actor, modal, told } = await opened('GARDEN');
    modal.actor.send({ type: 'close.pressed' });
    expect([told, selectModal(actor.getSnapshot())]).toEqual([[], null]);
  });
});
