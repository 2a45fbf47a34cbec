import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import { bookingOf } from '../../machines/booking/booking.rules.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { availability, booking, heldLeg, leg } from '../support/fixtures.ts';
import { anonymous } from './start-booking.ts';
import { comeTo, draft, legHeld, lostRound, NO_ANSWERS, NO_EVENTS, quota } from './booking-samples.ts';

const before = heldLeg(1);
const waiting = booking({ legs: [leg()], carried: { before: [before], notKept: [] } });

/** Whether the list of what was not kept has an entry. */
const isTold = ({ context }: BookingSnapshot) => (bookingOf(context)?.carried?.notKept.length ?? 0) > 0;

/**
 * D-483, D-484: a room keeps what fits once its rate is held. What was not kept is listed until the guest
 * dismisses it.
 */
export const aboutAnotherSearch = environmentOf(bookingMachine, {
  inputs: [
    named('a kept booking after another search', {
      ...anonymous,
      draft: draft({ place: { step: 'rooms', leg: 1 }, booking: waiting }),
    }),
  ],
  events: {
    ...NO_EVENTS,
    'notKept.dismissed': (snapshot: BookingSnapshot) =>
      isTold(snapshot) && snapshot.matches({ flow: { open: 'guests' } })
        ? [named('Dismiss the list of what was not kept', {})]
        : [],
  },
  actors: {
    ...NO_ANSWERS,
    checkSession: { done: [undefined] },
    searchAvailability: { done: [named('a room is free', availability())] },
    rooms: { done: [{ type: 'roomChosen', roomCode: 'LAK', guestQuota: quota }] },
    rates: {
      done: [
        named('the room is held, and has what fits of the one before', {
          ...legHeld,
          carried: { leg: { ...before, hold: null }, before: [], notKept: [lostRound] },
        }),
      ],
    },
  },
  project: (context) => [
    comeTo(context),
    bookingOf(context)?.legs.map((room) => [room.roomCode !== null, room.hold !== null]) ?? null,
    bookingOf(context)?.carried?.before.length ?? null,
    bookingOf(context)?.carried?.notKept.length ?? null,
  ],
});
