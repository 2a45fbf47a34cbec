import { describe, expect, it } from 'vitest';
import * as selectors from '../../../machines/account/stay-packages/stay-packages.selectors.ts';
import { CallError, type Failure } from '../../../src/api/failure.ts';
import { stayBooking } from '../account-bookings.ts';
import { boathouse, groups, mudTreatments } from '../../steps/addons/addons-stay.ts';
import { familyRoom } from '../../support/booked-room.ts';
import { diningDay, facial, massage, MONDAY, STAY } from '../../steps/itinerary/itinerary-stay.ts';
import { settled } from '../../modals/start-modal.ts';
import { openStayPackages, startStayPackages, stayPackagesInput } from './start-stay-packages.ts';
import { sendAll } from '../../support/send-all.ts';

type Started = Awaited<ReturnType<typeof openStayPackages>>;

const fizz = { leg: 1, code: 'FIZZ' };
const SENT = { type: 'package.sent', ...fizz, change: 'add' };
const answered = (refusal: string | null) => ({ type: 'package.answered', refusal });

function shown({ actor }: Pick<Started, 'actor'>, code: string) {
  const offer = selectors.selectOffers(actor.getSnapshot()).find(({ price }) => price.code === code);
  if (!offer) throw new Error(`${code} is not offered`);
  return selectors.selectRoomPackage(1, offer)(actor.getSnapshot());
}

/** Ends the running change. */
async function answer({ calls }: Started, failure?: Failure) {
  const call = calls.changes.at(-1);
  if (failure) call?.reject(new CallError(failure));
  else call?.resolve(undefined);
  await Promise.resolve();
  await Promise.resolve();
}

const withFizz = (quantity: number) =>
  stayBooking([familyRoom({ packages: [{ code: 'FIZZ', name: '', quantity }] })]);

describe('B §7 prices of packages', () => {
  it('are loaded for the nights of the stay', () => {
    const { calls } = startStayPackages(stayPackagesInput());
    expect(calls.packages.map(({ input }) => input)).toEqual([STAY]);
  });
});

describe('B §4, §5 a package without a time', () => {
  it('is sent with its quantity, 1 to 6, and shown as booked once the booking is read again', async () => {
    const started = await openStayPackages();
    const { actor, calls, told } = started;
    actor.send({ type: 'quantity.changed', ...fizz, quantity: 9 });
    // 6 × £35.
    expect(shown(started, 'FIZZ')).toMatchObject({ booked: null, quantity: 6, amount: 21_000 });
    sendAll(actor, { type: 'quantity.changed', ...fizz, quantity: 3 }, { type: 'package.added', ...fizz });
    expect(calls.changes.map(({ input }) => [input.room.leg, input.price.code, input.change])).toEqual([
      [1, 'FIZZ', { type: 'add', quantity: 3 }],
    ]);
    expect([shown(started, 'FIZZ').changing, shown(started, 'PICNIC').changing]).toEqual(['add', null]);
    expect(told).toEqual([SENT]);
    await answer(started);
    expect(told).toEqual([SENT, answered(null)]);
    expect(selectors.selectIsChanging(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'booking.reloaded', booking: withFizz(3) });
    expect(shown(started, 'FIZZ')).toEqual({
      booked: { quantity: 3, times: [] },
      quantity: 3,
      amount: 10_500,
      changing: null,
      refused: null,
    });
  });

  it('costs its price for each person when priced by person, and is added once', async () => {
    const started = await openStayPackages();
    started.actor.send({ type: 'quantity.changed', leg: 1, code: 'PICNIC', quantity: 4 });
    // £22.50 each for two adults and a child.
    expect(shown(started, 'PICNIC')).toMatchObject({ quantity: 1, amount: 6_750 });
    started.actor.send({ type: 'package.added', leg: 1, code: 'PICNIC' });
    expect(started.calls.changes[0]?.input.change).toEqual({ type: 'add', quantity: 1 });
  });

  it('can be removed, once the guest has said yes', async () => {
    const room = familyRoom({ packages: [{ code: 'FIZZ', name: '', quantity: 2 }], packagesTotal: 7_000 });
    const booking = { ...stayBooking([room]), paid: 0 };
    const started = await openStayPackages({ ...stayPackagesInput(), booking });
    const { actor, calls, told } = started;
    const asked = { leg: 1, name: 'A bottle of fizz', amount: 7_000, mayBePaid: false };
    actor.send({ type: 'package.removed', ...fizz });
    expect(selectors.selectRemoval(actor.getSnapshot())).toEqual(asked);
    actor.send({ type: 'removal.declined' });
    expect([selectors.selectRemoval(actor.getSnapshot()), calls.changes]).toEqual([null, []]);
    sendAll(actor, { type: 'package.removed', ...fizz }, { type: 'removal.confirmed' });
    expect(calls.changes[0]?.input.change).toEqual({ type: 'remove' });
    await answer(started);
    actor.send({ type: 'booking.reloaded', booking: stayBooking([familyRoom()]) });
    expect(told).toEqual([{ ...SENT, change: 'remove' }, answered(null)]);
    expect(shown(started, 'FIZZ').booked).toBeNull();
  });

  it('changes nothing else until the booking is read again', async () => {
    const started = await openStayPackages();
    const { actor, calls } = started;
    const press = () => {
      sendAll(actor, { type: 'package.added', ...fizz }, { type: 'package.added', leg: 1, code: 'PICNIC' });
      actor.send({ type: 'package.opened', leg: 1, code: 'DINE' });
    };
    press();
    await answer(started);
    press();
    expect(calls.changes).toHaveLength(1);
    sendAll(actor, { type: 'booking.reloaded', booking: withFizz(1) }, { type: 'package.added', ...fizz });
    expect(calls.changes).toHaveLength(1);
  });

  it('cannot be added when it needs a time or is not offered for the room', async () => {
    const { actor, calls } = await openStayPackages();
    actor.send({ type: 'package.added', leg: 1, code: 'DINE' });
    sendAll(actor, { type: 'package.added', leg: 2, code: 'FIZZ' }, { type: 'package.removed', ...fizz });
    expect(calls.changes).toEqual([]);
  });
});

describe('F-12 whatever the answer to a change was, the stay is read again', () => {
  const withoutFizz = stayBooking([familyRoom()]);
  const http = (status: number, message: string): Failure => ({
    ...{ kind: 'http', endpoint: 'addPackage', status, message },
  });

  it.each<[string, Failure | undefined, string | null]>([
    ['a yes', undefined, null],
    ['a cut', { kind: 'offline', endpoint: 'addPackage' }, null],
    ['no answer in time', { kind: 'timeout', endpoint: 'addPackage' }, null],
    ['401', { kind: 'unauthorised', endpoint: 'addPackage', message: 'Log in.' }, null],
    ['429', http(429, 'Too many.'), null],
    ['503', http(503, 'Please try later.'), null],
    ['422 without a reason', http(422, ''), null],
    ['422 with a reason', http(422, 'Sold out.'), 'Sold out.'],
    ['409 with a reason', http(409, 'Sold out.'), 'Sold out.'],
  ])('after %s', async (_, failure, reason) => {
    const started = await openStayPackages();
    const { actor, told } = started;
    actor.send({ type: 'package.added', ...fizz });
    expect(told).toEqual([SENT]);
    await answer(started, failure);
    expect(told).toEqual([SENT, answered(reason)]);
    actor.send({ type: 'package.added', ...fizz });
    expect(started.calls.changes).toHaveLength(1);
    expect(shown(started, 'FIZZ')).toMatchObject({ changing: 'add', refused: null });
    actor.send({ type: 'booking.reloaded', booking: withoutFizz });
    const refused = reason === null ? null : { what: 'add', reason };
    expect(shown(started, 'FIZZ')).toMatchObject({ changing: null, refused });
    expect(shown(started, 'PICNIC').refused).toBeNull();
    actor.send({ type: 'booking.reloaded', booking: withFizz(1) });
    expect(shown(started, 'FIZZ')).toMatchObject({ booked: { quantity: 1 }, refused: null });
  });

  it('B §8 can be tried again after a refusal, which is forgotten then', async () => {
    const started = await openStayPackages();
    started.actor.send({ type: 'package.added', ...fizz });
    await answer(started, http(409, 'Sold out.'));
    started.actor.send({ type: 'booking.reloaded', booking: withoutFizz });
    started.actor.send({ type: 'package.added', ...fizz });
    await answer(started);
    started.actor.send({ type: 'booking.reloaded', booking: withoutFizz });
    expect(shown(started, 'FIZZ').refused).toBeNull();
  });
});

describe('B §2.16 a package with times', () => {
  async function opened(code: string) {
    const started = await openStayPackages();
    started.actor.send({ type: 'package.opened', leg: 1, code });
    const modal = selectors.selectModal(started.actor.getSnapshot());
    if (!modal) throw new Error('no modal is open');
    return { ...started, modal };
  }

  it('opens its modal with the room’s guests, restaurant and treatments', async () => {
    const contextOf = async (code: string): Promise<unknown> =>
      (await opened(code)).modal.actor.getSnapshot().context;
    const names = ['Tom Fell', 'Ivy Fell', 'Sam Fell'];
    expect(await contextOf('DINE')).toMatchObject({
      room: 1,
      stay: STAY,
      restaurant: boathouse,
      mostGuests: 3,
    });
    expect(await contextOf('SPA')).toMatchObject({
      room: 1,
      sessionId: null,
      stay: STAY,
      guests: ['Tom', 'Ivy', 'Sam'],
      treatments: [massage, facial],
    });
    expect(await contextOf('MUD')).toMatchObject({ date: MONDAY, guests: names, treatments: mudTreatments });
    expect(await contextOf('GARDEN')).toMatchObject({
      date: MONDAY,
      guests: names,
      durationIds: ['GARDEN60'],
    });
  });

  it('sends the chosen tables, and lists them while the booking is open', async () => {
    const started = await opened('DINE');
    const { actor, modal, calls } = started;
    if (modal.kind !== 'table') throw new Error('not the modal for tables');
    const timeslot = `${MONDAY}T19:00:00`;
    modal.actor.send({ type: 'date.ticked', date: MONDAY, isTicked: true });
    modal.actor.send({ type: 'guests.chosen', date: MONDAY, guests: 2 });
    calls.tables[1]?.resolve([diningDay(MONDAY, { BOAT: ['19:00'] })]);
    await settled(modal.actor);
    sendAll(modal.actor, { type: 'time.chosen', date: MONDAY, timeslot }, { type: 'continue.pressed' });
    const table = { kind: 'table', date: MONDAY, quantity: 2, restaurant: 'BOAT', timeslot };
    expect(calls.changes[0]?.input.change).toEqual({ type: 'addTimes', selections: [table] });
    await answer(started);
    const booking = stayBooking([familyRoom({ packages: [{ code: 'DINE', name: '', quantity: 1 }] })]);
    actor.send({ type: 'booking.reloaded', booking });
    const listed = { kind: 'table', start: timeslot, count: 2, treatment: '', guests: [] };
    expect(shown(started, 'DINE').booked).toEqual({ quantity: 1, times: [listed] });
    sendAll(actor, { type: 'package.removed', leg: 1, code: 'DINE' }, { type: 'removal.confirmed' });
    await answer(started);
    actor.send({ type: 'booking.reloaded', booking });
    expect(shown(started, 'DINE').booked).toEqual({ quantity: 1, times: [] });
  });

  it('changes nothing when its modal is closed', async () => {
    const { actor, modal, calls } = await opened('MUD');
    if (modal.kind !== 'mud') throw new Error('not the mud modal');
    modal.actor.send({ type: 'close.pressed' });
    expect([selectors.selectModal(actor.getSnapshot()), calls.changes]).toEqual([null, []]);
  });

  it('sends no times for a room cancelled in the meantime', async () => {
    const { actor, modal, calls } = await opened('GARDEN');
    if (modal.kind !== 'spaGarden') throw new Error('not the garden modal');
    calls.extras[0]?.resolve({ addonAppointments: [], groups });
    await settled(modal.actor);
    modal.actor.send({ type: 'time.chosen', start: `${MONDAY}T16:00:00` });
    actor.send({ type: 'booking.reloaded', booking: stayBooking([familyRoom({ isCancelled: true })]) });
    modal.actor.send({ type: 'done.pressed' });
    expect(calls.changes).toEqual([]);
  });
});
