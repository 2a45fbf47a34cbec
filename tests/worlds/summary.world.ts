import { isGone } from '../../machines/shared/gone.ts';
import type { SummaryInput } from '../../machines/steps/summary/summary.contract.ts';
import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { bookedRoom } from '../support/account-bookings.ts';
import { booking, profile, session } from '../support/checkout-stay.ts';
import { staged } from '../support/start-payment.ts';
import { booked, notThere, silence } from './outcome.world.ts';

export const input: SummaryInput = { configuration, session, booking, profile: null };

/** A member changes a room for the booking: of the old one is known what is in `oldRoom`. */
export const amending: SummaryInput = {
  ...input,
  booking: { ...booking, search: { ...booking.search, amendId: 'WM-1-1' } },
  profile,
};

/** Three bottles, of which the new booking has two. */
export const oldRoom = bookedRoom({
  RateCode: 'DAILYBABB',
  Packages: [
    { Code: 'CHAMP', Quantity: 3 },
    { Code: 'TEE', Quantity: 1 },
  ],
});

export const offline = { kind: 'offline', endpoint: 'stageBooking' } as const;

export const gone = { kind: 'http', endpoint: 'stageBooking', status: 404, message: '' } as const;

export const conflict = { ...gone, status: 409 } as const;

export const summaryWorld = worldOf(summaryMachine, {
  inputs: [named('a booking of two rooms', input), named('a change of an older booking', amending)],
  events: {
    'edit.pressed': [named('Press Edit at the second room', { place: { step: 'rooms' as const, leg: 2 } })],
  },
  actors: {
    stageBooking: {
      done: [
        named('the booking is ready to be paid', staged()),
        named('another bill than the guest sees', staged({ sums: { total: 1, dueToday: null } })),
      ],
      error: [new CallError(offline), new CallError(gone), new CallError(conflict)],
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
  project: ({ iPageSessionId, failure, booking: { search }, lost }) => [
    iPageSessionId,
    failure && isGone(failure),
    search.amendId,
    lost === null,
  ],
});
