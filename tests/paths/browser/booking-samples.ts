import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { selectStep, type BookingSnapshot } from '../../../machines/booking/booking.selectors.ts';
import type { BookingContext, Destination } from '../../../machines/booking/booking.types.ts';
import type { RatesOutput } from '../../../machines/steps/rates/rates.types.ts';
import type { RoomsOutput } from '../../../machines/steps/rooms/rooms.types.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { PaymentRecord } from '../../../src/domain/payment-record.ts';
import { availability, availableRate, guest, search } from '../../support/fixtures.ts';
import { framedPayment, destinationOf } from '../../worlds/booking-samples.ts';
import { type EnvironmentOf } from '../environment.ts';
import { toldBy } from '../../support/told-booking.ts';

export type Booking = EnvironmentOf<typeof bookingMachine>;

export const offline = new CallError({ kind: 'offline', endpoint: 'estate' });
export const refused = (status: number) =>
  new CallError({ kind: 'http', endpoint: 'estate', status, message: '' });
/** The driver's fault that breaks a step: no guest and no answer can. Everything after that is real. */
export const broken = [new Error('A step broke')];

/** The address of the link with dates. */
export const LINK = '#/stay/search/?arrivalDate=2027-02-01';
/** The address of the search. */
export const SEARCH = '#/stay/search/';
/** The member whose sign-in is restored. */
export const ROSALIND = { name: 'rosalind.hart@example.com', password: 'moorland-house-1' };

export const link: Destination = { ...destinationOf('search'), link: { arrivalDate: '2027-02-01' } };
export const soldOut = { ...availability(2), isAvailable: false, roomAvailabilities: [] };
export const twoRooms = search({
  guestOccupancies: [...search().guestOccupancies, ...search().guestOccupancies],
});
export const chosen: RoomsOutput = {
  type: 'roomChosen',
  roomCode: 'LAK',
  guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 },
};
export const held: RatesOutput = {
  type: 'legHeld',
  rate: availableRate(),
  includedPackages: [],
  hold: { confirmationNumber: 'C-1', internalIdentifier: 'I-1' },
};

export type At = BookingSnapshot;
const guests = [guest('Tom', 'Fell'), guest('Ivy', 'Fell')];
export const withNames = (at: At) =>
  (toldBy(at.context).booking?.legs ?? []).map((leg) => ({ ...leg, guests }));
export const areNamed = (at: At) =>
  toldBy(at.context).booking?.legs.every((leg) => leg.guests.every(isNamed)) ?? false;
const isNamed = ({ firstName }: { firstName: string }) => firstName !== '';
export const hasLeadGuest = (at: At) => toldBy(at.context).booking?.leadGuest !== null;
export const isAsked = (at: At) => at.matches({ leave: 'asking' }) || at.matches({ link: 'asking' });
/** Whether the guest can reach the step, without a dialog over it. */
export const isFree = (at: At) => !isAsked(at);
export const isPaying = (at: At) => at.matches({ flow: { payment: 'paying' } });
/** Whether a step waits for the guest and no call is pending that moving the clock would end. */
export const isResting = (at: At) =>
  !at.hasTag('busy') && !at.hasTag('locked') && at.matches({ member: 'known' }) && selectStep(at) !== null;

export function when<Sample>(holds: (at: At) => boolean, ...samples: Sample[]): (at: At) => Sample[] {
  return (at) => (holds(at) ? samples : []);
}

/** The parts of the context that tell two moments of the booking apart here. */
export function project(known: BookingContext): unknown[] {
  const { configuration: estate, session: live, booking: made, ...context } = toldBy(known);
  return [
    estate?.addOns.length ?? null,
    live === null,
    context.profile === null,
    made?.legs.map((leg) => [leg.roomCode !== null, leg.hold !== null]) ?? null,
    made?.legs.map((leg) => leg.guests.map(({ firstName }) => firstName)) ?? null,
    (made?.leadGuest ?? null) === null,
    context.draft === null,
    context.availability?.isAvailable ?? null,
    context.link === null,
    context.hint === null,
    (made ?? context.draft?.booking)?.carried?.notKept.length ?? 0,
    context.leg,
    context.payment?.state ?? null,
    context.payment?.at === null,
    context.isAddressed,
  ];
}

/** A kept payment in the provider's page, which has been reopened and has no time yet. */
export const framedAtReload: PaymentRecord = { ...framedPayment, at: Date.parse('2027-01-10T09:58:00Z') };
/** Whether the provider's page waits for its step's code: after a reload, or behind a question. */
export const isUnopened = (at: At) =>
  at.matches({ flow: { payment: 'open' } }) &&
  (at.context.payment === null
    ? toldBy(at.context).iPageSessionId !== null && isAsked(at)
    : at.context.payment.state === 'framed' && at.context.payment.at !== null);
