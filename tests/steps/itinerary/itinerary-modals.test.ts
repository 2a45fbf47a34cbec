import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { PoolAccessRef } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import { selectRoom } from '../../../machines/modals/modal.selectors.ts';
import { selectModal } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import type { Section } from '../../../src/domain/addons/included-times.ts';
import {
  bookingWith,
  estate,
  everything,
  facial,
  itineraryInput,
  massage,
  MONDAY,
  spaSelection,
  spaDays,
  spaTimesOn,
  STAY,
  stillroom,
  teeTime,
  teeTimeDay,
  TUESDAY,
  WEDNESDAY,
} from './itinerary-stay.ts';
import { openModalOf, startItinerary } from './start-itinerary.ts';
import { reach } from '../../support/reach.ts';

/** Opens a modal of the itinerary. */
function opened(section: Section, input = itineraryInput(), leg = 1) {
  const step = startItinerary(input);
  step.actor.send({ type: 'section.opened', leg, section });
  const modal = () => selectModal(step.actor.getSnapshot());
  const pool = () => openModalOf(step.actor) as PoolAccessRef;
  return { ...step, modal, pool };
}

/** The room number before the heading of the pool modal. */
const roomIn = (pool: PoolAccessRef) => selectRoom(pool.getSnapshot());

const table = (date: string, time: string) => ({
  date,
  restaurant: 'STILL',
  isAvailable: true,
  timeslot: `${date}T${time}:00`,
});

describe('A §2.9 the modals', () => {
  it("show 'Room N:' before the heading only when there are several rooms", () => {
    expect(roomIn(opened('pool').pool())).toBeNull();
    const two = itineraryInput({ booking: bookingWith({}, {}) });
    expect(roomIn(opened('pool', two, 2).pool())).toBe(2);
  });

  it('D-09 offer the pool on the dates from arrival to departure', () => {
    const pool = opened('pool').pool();
    expect(pool.getSnapshot().context.dates).toEqual([MONDAY, TUESDAY, WEDNESDAY]);
  });

  it('A §3.4 offer the treatments of the first group to everybody in the room', () => {
    const rate = { ...everything, treatmentGroups: [{ treatments: [massage] }, { treatments: [facial] }] };
    const modal = opened('treatments', itineraryInput({ configuration: estate(rate) })).modal();
    const context = modal?.kind === 'treatments' ? modal.actor.getSnapshot().context : null;
    expect([context?.guests, context?.treatments]).toEqual([['Tom', 'Ivy'], [massage]]);
  });

  it('open with the chosen treatments, which can change; other booked times need a Reset first', () => {
    const spaPackages = [spaSelection(0, 0, `${MONDAY}T10:30:00`)];
    const booking = bookingWith({ spaPackages, breakfast: [table(TUESDAY, '08:30')] });
    const { actor, modal } = opened('treatments', itineraryInput({ booking }));
    const open = modal();
    expect(open?.kind === 'treatments' ? open.actor.getSnapshot().context.picks : null).toEqual(spaPackages);
    open?.actor.send({ type: 'close.pressed' });
    expect(actor.getSnapshot().can({ type: 'section.opened', leg: 1, section: 'breakfast' })).toBe(false);
  });

  it('A §7.8 load the restaurants of each meal; dinner may be on the first night only', () => {
    const quota = { adults: 2, childAges: [7], children: 1, infants: 0, dogs: 0 };
    const input = itineraryInput({
      configuration: estate({ ...everything, dinnersIsFirstNight: true }),
      booking: bookingWith({ guestQuota: quota }),
    });
    const asked = { ...STAY, guests: 3 };
    expect(opened('breakfast', input).calls.tables.map((call) => call.input)).toEqual([
      { meal: 'breakfast', ...asked, restaurants: ['STILL'] },
    ]);
    expect(opened('dinner', input).calls.tables.map((call) => call.input)).toEqual([
      { meal: 'dinner', isFirstNightOnly: true, ...asked, restaurants: ['STILL', 'BOAT'] },
    ]);
  });

  it('A §2.10 show the intro and the restaurants of each meal', () => {
    const contextOf = (section: 'breakfast' | 'dinner') => {
      const modal = opened(section).modal();
      return modal?.kind === section ? modal.actor.getSnapshot().context : null;
    };
    expect([contextOf('breakfast')?.intro, contextOf('breakfast')?.restaurants]).toEqual([
      '<p>Breakfast is from half past seven.</p>',
      [stillroom],
    ]);
    expect(contextOf('dinner')?.intro).toBe('<p>Three courses each evening.</p>');
  });

  it('A §7.8 load the tee times once per room', async () => {
    const { actor, calls } = opened('golf', itineraryInput({ booking: bookingWith({}, {}) }));
    const open = openModalOf(actor);
    calls.teeTimes[0]?.resolve([teeTimeDay(MONDAY)]);
    if (!open) throw new Error('the golf modal is not open');
    await reach(open, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
    open.send({ type: 'close.pressed' });
    expect(openModalOf(actor)).toBeNull();
    actor.send({ type: 'section.opened', leg: 1, section: 'golf' });
    expect(calls.teeTimes).toHaveLength(1);
    openModalOf(actor)?.send({ type: 'close.pressed' });
    actor.send({ type: 'section.opened', leg: 2, section: 'golf' });
    expect(calls.teeTimes).toHaveLength(2);
  });
});

it('A §7.8 does not load the tee times again after a time was booked and reset', async () => {
  const { actor, calls } = opened('golf');
  const open = openModalOf(actor);
  calls.teeTimes[0]?.resolve([teeTimeDay(MONDAY)]);
  if (!open) throw new Error('the golf modal is not open');
  await reach(open, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
  open.send({ type: 'time.chosen', start: `${MONDAY}T10:10:00` });
  open.send({ type: 'done.pressed' });
  actor.send({ type: 'section.reset', leg: 1, section: 'golf' });
  actor.send({ type: 'section.opened', leg: 1, section: 'golf' });
  expect([openModalOf(actor) === null, calls.teeTimes.length]).toEqual([false, 1]);
});

describe('A §7.9 the chosen times', () => {
  it('go to the flow when the modal ends, for the room it was opened for', () => {
    const booking = bookingWith({}, {});
    const step = opened('pool', itineraryInput({ booking }), 2);
    const { told } = step;
    const pool = step.pool();
    pool.send({ type: 'time.chosen', date: MONDAY, time: 'Morning' });
    expect(told).toEqual([]);
    pool.send({ type: 'done.pressed' });
    const [first, second] = booking.legs;
    expect(told).toEqual([
      {
        type: 'booking.updated',
        patch: { legs: [first, { ...second, spaPool: [{ date: MONDAY, time: 'Morning' }] }] },
      },
    ]);
  });

  it('stay as they are when the modal is closed', () => {
    const { told, modal, pool } = opened('pool');
    pool().send({ type: 'close.pressed' });
    expect([told, modal()]).toEqual([[], null]);
  });

  const full = {
    spaPool: [{ date: MONDAY, time: 'Evening' as const }],
    spaPackages: [spaSelection(0, 0, `${MONDAY}T10:30:00`)],
    spaSessionId: 's-1',
    breakfast: [table(TUESDAY, '08:30')],
    dinner: [table(MONDAY, '19:30')],
    golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T10:10:00`) }],
  };

  it.each([
    ['pool', { spaPool: [] }],
    ['treatments', { spaPackages: [], spaSessionId: null }],
    ['breakfast', { breakfast: [] }],
    ['dinner', { dinner: [] }],
    ['golf', { golf: [] }],
  ] as const)('A §4.7, §4.8 Reset of %s clears only that section', (section, cleared) => {
    const booking = bookingWith(full, full);
    const { actor, told } = startItinerary(itineraryInput({ booking }));
    actor.send({ type: 'section.reset', leg: 2, section });
    const [first, second] = booking.legs;
    expect(told).toEqual([{ type: 'booking.updated', patch: { legs: [first, { ...second, ...cleared }] } }]);
  });

  it('A §7.8 go to the flow with the spa session that found them', async () => {
    const { actor, told, calls, modal } = opened('treatments');
    const open = modal();
    if (open?.kind !== 'treatments') throw new Error('the spa modal is not open');
    calls.spaDays[0]?.resolve(spaDays);
    await reach(open.actor, (snapshot) => snapshot.matches('choosing'));
    open.actor.send({ type: 'duration.chosen', treatmentId: 'T1', durationId: 'id-HM60' });
    open.actor.send({ type: 'continue.pressed' });
    calls.spaTimes[0]?.resolve(spaTimesOn(MONDAY));
    await reach(open.actor, (snapshot) => !snapshot.hasTag('busy'));
    open.actor.send({ type: 'time.chosen', start: `${MONDAY}T10:30:00` });
    open.actor.send({ type: 'done.pressed' });
    const [leg] = itineraryInput().booking.legs;
    const chosen = { spaPackages: [spaSelection(0, 0, `${MONDAY}T10:30:00`)], spaSessionId: 's-1' };
    expect(told).toEqual([{ type: 'booking.updated', patch: { legs: [{ ...leg, ...chosen }] } }]);
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
  });

  it('D-51 are not required to leave the itinerary', () => {
    const { actor } = startItinerary(itineraryInput());
    actor.send({ type: 'next.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'next' });
  });
});
