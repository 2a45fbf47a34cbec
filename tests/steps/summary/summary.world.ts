import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { bookedRoom } from '../../account/account-bookings.ts';
import { booking, leadGuest, legOne, legTwo, profile, session } from '../../support/checkout-stay.ts';
import { staged } from '../payment/start-payment.ts';
import { busyWhile } from '../../worlds/always.ts';
import { given } from '../../worlds/rules.ts';
import { silence } from '../outcome/outcome.world.ts';
import { booked, notThere } from '../outcome/payment-question.world.ts';
import type { StayInput } from '../../../machines/steps/stay-step.types.ts';

/** A booking whose lead booker and requests for the first room are known. */
const answered: Booking = {
  ...booking,
  leadGuest,
  legs: [
    {
      ...legOne,
      requests: {
        ...legOne.requests,
        dogRequirements: 'Bess, a whippet.',
        specialRequirements: 'It is our anniversary.',
      },
    },
    legTwo,
  ],
};

export const input: StayInput = { configuration, session, booking: answered, profile: null };

/** A member amends a booking. The old room is `oldRoom`. */
export const amending: StayInput = {
  ...input,
  booking: { ...answered, search: { ...booking.search, amendId: 'WM-1-1' } },
  profile,
};

/** The old room has three bottles, the new booking two. */
export const oldRoom = bookedRoom({
  rateCode: 'DAILYBABB',
  packages: [
    { code: 'CHAMP', name: '', quantity: 3 },
    { code: 'TEE', name: '', quantity: 1 },
  ],
});

export const offline = { kind: 'offline', endpoint: 'stageBooking' } as const;

export const gone = { kind: 'http', endpoint: 'stageBooking', status: 404, message: '' } as const;

export const conflict = { ...gone, status: 409 } as const;

const conflicts = [new CallError(gone), new CallError(conflict)];

export const summaryWorld = worldOf(
  summaryMachine,
  {
    inputs: [named('a booking of two rooms', input), named('a change of an older booking', amending)],
    events: {
      'edit.pressed': [named('Press Edit at the second room', { place: { step: 'rooms' as const, leg: 2 } })],
    },
    actors: {
      // The link has its own world.
      shareStay: { done: [] },
      stageBooking: {
        done: [
          named('the booking is ready to be paid', staged()),
          named('a bill that differs from the one shown', staged({ sums: { total: 1, dueToday: null } })),
        ],
        error: [new CallError(offline), ...conflicts],
      },
      findBookedRoom: {
        done: [named('the old room', oldRoom), null],
        error: [silence],
      },
      findBooking: {
        done: [booked, notThere],
        error: [silence],
      },
    },
  },
  {
    rules: {
      'the old room is looked up by the id in the link (E-17)': (seen) => {
        const asked = given<{ internalIdentifier: string }>(seen, 'findBookedRoom');
        return asked && asked.internalIdentifier === 'WM-1-1';
      },
      'the bill is staged for what is shown (B §2.3)': (seen) => {
        const asked = given<{ sessionId: string; booking: unknown; configuration: unknown }>(
          seen,
          'stageBooking',
        );
        return (
          asked &&
          asked.sessionId === session.id &&
          (asked.booking === answered || asked.booking === amending.booking) &&
          asked.configuration === configuration
        );
      },
      'after a conflict the booking is looked up by its number (D-361)': (seen) => {
        if (seen.event.type !== 'xstate.error.actor.stageBooking') return null;
        const asked = given<{ confirmationNumber: string }>(seen, 'findBooking');
        const isConflict = conflicts.includes((seen.event as unknown as { error: CallError }).error);
        return isConflict ? asked?.confirmationNumber === 'C1001' : asked === null;
      },
      'an ended session is reported to the flow once, and nothing else': ({ before, event, sent }) => {
        const isOver =
          event.type === 'xstate.done.actor.findBooking' &&
          (event as unknown as { output: unknown }).output === notThere &&
          before?.context.failure?.kind === 'http' &&
          before.context.failure.status === 404;
        if (!isOver) return sent.length === 0 ? null : false;
        return JSON.stringify(sent) === '[{"type":"booking.ended","reason":"expired"}]';
      },
    },
    invariants: { ...busyWhile('stageBooking', 'findBooking') },
  },
);
