import { guestsMachine } from '../../../machines/steps/guests/guests.machine.ts';
import { environmentOf } from '../../tools/paths/environment.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { leavesFields, tellsOnce } from '../../worlds/rules.ts';
import { booking, configuration, guest, heldLeg, profile } from '../../support/fixtures.ts';

export const blank = { ...guest('', ''), title: '' };

export const twoRooms = booking({
  legs: [heldLeg(1, { guests: [blank] }), heldLeg(2, { guests: [guest('Ivy', 'Fell')] })],
});

const placed = [
  named('Say that the member stays in the first room', { room: 0 }),
  named('Say that the member stays in no room', { room: null }),
];

/** A guest without an account is not asked where the member stays. */
const withoutAccount = environmentOf(guestsMachine, {
  inputs: [
    named('a guest without an account', {
      configuration: configuration(),
      booking: twoRooms,
      profile: null,
    }),
  ],
  events: { 'field.changed': [], 'field.left': [], 'member.placed': placed },
  project: ({ form }) => [form.values, form.submitted],
});

export const guestsWorld = worldOf(
  guestsMachine,
  {
    inputs: [
      named('a member with two rooms, one guest without a name', {
        configuration: configuration(),
        booking: twoRooms,
        profile,
      }),
      named('a member with a title that the estate does not have', {
        configuration: configuration(),
        booking: twoRooms,
        profile: { ...profile, title: 'Professor' },
      }),
    ],
    events: {
      'field.changed': [
        { name: 'rooms.0.guests.0.title', value: 'MR' },
        { name: 'rooms.0.guests.0.firstName', value: 'Tom' },
        { name: 'rooms.0.guests.0.lastName', value: 'Fell' },
      ],
      'field.left': [{ name: 'rooms.0.guests.0.firstName' }],
      'member.placed': placed,
    },
    project: ({ form, profile: member, booking: { legs } }) => [
      form.values,
      form.submitted,
      member?.title ?? null,
      legs.map((leg) => leg.guests),
    ],
  },
  {
    also: [withoutAccount],
    rules: {
      ...leavesFields,
      'every change of a name is sent to the flow once (A §2.8)': tellsOnce(['legs']),
    },
    invariants: {
      'the member is in one room at most': ({ context }) =>
        context.booking.legs.flatMap((leg) => leg.guests).filter((person) => person.isLoggedInUser).length <=
        1,
      'nobody goes on without the names': ({ value, context }) =>
        value !== 'next' ||
        context.booking.legs.every((leg) =>
          leg.guests.every((person) => person.firstName !== '' && person.title !== ''),
        ),
    },
  },
);
