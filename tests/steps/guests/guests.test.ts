import { describe, expect, it } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import { guestsMachine } from '../../../machines/steps/guests/guests.machine.ts';
import { selectMemberName, selectMemberRoom } from '../../../machines/steps/guests/guests.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { configuration, guest, profile } from '../../support/fixtures.ts';
import { blank, guestsWorld, twoRooms } from './guests.world.ts';

/** The step under a parent that records what it is told. */
function opened(given: { booking?: Booking; profile?: Profile | null; asksLeadOnly?: true } = {}) {
  const told: AnyEventObject[] = [];
  const input = { configuration: configuration(), booking: twoRooms, profile: null, ...given };
  const flow = setup({ actors: { guests: guestsMachine } }).createMachine({
    invoke: { id: 'guests', src: 'guests', input },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  });
  const parent = createActor(flow).start();
  const actor = parent.getSnapshot().children['guests'];
  if (!actor) throw new Error('the step runs');
  return { actor: actor as ReturnType<typeof createActor<typeof guestsMachine>>, told };
}

describe('A §2.8 guest names', () => {
  it('paths take every transition', () => {
    const { paths } = expectWorld(guestsWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('A §5.5 requires title, first and last name of every guest', () => {
    const { actor } = opened();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('naming');
    expect(actor.getSnapshot().context.form.errors).toEqual({
      'rooms.0.guests.0.title': 'required',
      'rooms.0.guests.0.firstName': 'required',
      'rooms.0.guests.0.lastName': 'required',
    });
  });

  it('D-612 asks a child for no title, even where the name is given later', () => {
    const tom = { ...guest('Tom', ''), title: '', isChild: true, age: 7 };
    const legs = twoRooms.legs.map((leg, index) => (index === 0 ? { ...leg, guests: [tom] } : leg));
    const errors = (asksLeadOnly?: true) => {
      const { actor } = opened({ booking: { ...twoRooms, legs }, ...(asksLeadOnly && { asksLeadOnly }) });
      actor.send({ type: 'form.submitted' });
      return actor.getSnapshot().context.form.errors;
    };
    const lacking = { 'rooms.0.guests.0.lastName': 'required' };
    expect([errors(), errors(true)]).toEqual([lacking, lacking]);
  });

  it('D-479 requires a name in full or not at all when only the lead guest is asked for', () => {
    const { actor } = opened({ asksLeadOnly: true });
    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.title', value: 'MR' });
    actor.send({ type: 'form.submitted' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.form.errors]).toEqual([
      'naming',
      { 'rooms.0.guests.0.firstName': 'required', 'rooms.0.guests.0.lastName': 'required' },
    ]);
    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.title', value: '' });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('next');
  });

  it('passes each name to the flow as it is typed', () => {
    const { actor, told } = opened();
    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.firstName', value: 'Tom' });
    expect(told).toEqual([
      {
        type: 'booking.updated',
        patch: {
          legs: [{ ...twoRooms.legs[0], guests: [{ ...blank, firstName: 'Tom' }] }, twoRooms.legs[1]],
        },
      },
    ]);
  });

  it("A §5.5 'I am staying in this room' fills and fixes guest 1, and clears the room before", () => {
    const { actor, told } = opened({ profile });
    const ada = { ...guest('Ada', 'Moss'), title: 'MRS', isLoggedInUser: true };
    actor.send({ type: 'member.placed', room: 0 });
    expect(actor.getSnapshot().context.booking.legs[0]?.guests).toEqual([ada]);

    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.firstName', value: 'Eve' });
    expect(actor.getSnapshot().context.booking.legs[0]?.guests).toEqual([ada]);

    actor.send({ type: 'member.placed', room: 1 });
    expect(actor.getSnapshot().context.booking.legs.map((leg) => leg.guests)).toEqual([[blank], [ada]]);
    expect(selectMemberRoom(actor.getSnapshot())).toBe(1);
    const { legs } = actor.getSnapshot().context.booking;
    expect(told.at(-1)).toEqual({ type: 'booking.updated', patch: { legs } });
  });

  it('E-13 lets a member with an unknown title choose one', () => {
    const { actor } = opened({ profile: { ...profile, title: 'Professor' } });
    const ada = { ...guest('Ada', 'Moss'), title: '', isLoggedInUser: true };
    actor.send({ type: 'member.placed', room: 0 });
    expect(actor.getSnapshot().context.booking.legs[0]?.guests).toEqual([ada]);
    expect(selectMemberName(actor.getSnapshot())).toEqual({ title: '', firstName: 'Ada', lastName: 'Moss' });

    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.firstName', value: 'Eve' });
    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.title', value: 'MR' });
    expect(actor.getSnapshot().context.booking.legs[0]?.guests).toEqual([{ ...ada, title: 'MR' }]);
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('next');
  });

  it('E-13 lets a member enter the name that the profile lacks', () => {
    const { actor } = opened({ profile: { ...profile, lastName: ' ' } });
    actor.send({ type: 'member.placed', room: 0 });
    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.lastName', value: 'Moss' });
    actor.send({ type: 'field.changed', name: 'rooms.0.guests.0.title', value: 'MR' });
    expect(actor.getSnapshot().context.booking.legs[0]?.guests).toEqual([
      { ...guest('Ada', 'Moss'), title: 'MRS', isLoggedInUser: true },
    ]);
  });

  it('does not place an anonymous guest', () => {
    const { actor, told } = opened();
    actor.send({ type: 'member.placed', room: 0 });
    expect(selectMemberRoom(actor.getSnapshot())).toBe(null);
    expect(told).toEqual([]);
  });

  it('A §2.8 Back leads to the step before', () => {
    const { actor } = opened();
    actor.send({ type: 'back.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'back' });
  });
});
