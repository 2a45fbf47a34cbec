import type { Booking, Guest, Leg } from '../../../src/domain/booking/booking.ts';
import { addDays, type LocalDate } from '../../../src/domain/dates/dates.ts';
import { chooseRate, chooseRoom, createBooking, holdLeg } from '../../../src/domain/booking/legs.ts';
import type { StaySearch } from '../../../src/domain/search/occupancy.ts';
import { STEPS, type Step } from '../../../src/domain/booking/steps.ts';
import type { Draft } from '../../../src/draft/draft.ts';
import { availabilityFor, configuration } from './sample-estate.ts';

/** A search for two guests and two nights, thirty days from today. */
function searchFrom(today: LocalDate): StaySearch {
  return {
    arrivalDate: addDays(today, 30),
    numberOfNights: 2,
    code: null,
    amendId: null,
    guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
  };
}

const NAMES: Pick<Guest, 'title' | 'firstName' | 'lastName'>[] = [
  { title: 'MS', firstName: 'Robin', lastName: 'Sample' },
  { title: 'MR', firstName: 'Alex', lastName: 'Sample' },
];

/** The room with the choices that come before a step. */
function sampleLeg(leg: Leg, isAfter: (step: Step) => boolean, nights: number): Leg {
  const [free] = availabilityFor(nights).roomAvailabilities;
  const lake = free?.roomRates.find(({ room }) => room.code === 'LAKE');
  const dinner = lake?.rates.find(({ rateCode }) => rateCode === 'DINNER');
  if (!free || !lake || !dinner || !isAfter('rooms')) return leg;
  const inRoom = chooseRoom(leg, lake.room.code, free.guestQuota);
  if (!isAfter('rates')) return inRoom;
  const held = holdLeg(chooseRate(configuration, inRoom, dinner, []), {
    confirmationNumber: 'SAMPLE',
    internalIdentifier: 'SAMPLE',
  });
  if (!isAfter('guests')) return held;
  return { ...held, guests: held.guests.map((guest, index) => ({ ...guest, ...NAMES[index] })) };
}

/** The booking of a guest who comes to a step, with the choices that come before it. */
export function sampleDraft(step: Step, today: LocalDate): Draft {
  const search = searchFrom(today);
  const isAfter = (earlier: Step) => STEPS.indexOf(step) > STEPS.indexOf(earlier);
  const booking: Booking = {
    ...createBooking({ search, vouchers: [] }),
    ...(isAfter('details') ? { selectedGuest: { legIndex: 0, guestIndex: 0 }, leadGuest: LEAD } : {}),
  };
  return {
    sessionId: 'preview',
    businessDate: today,
    // A preview reaches payment and confirmation by the summary.
    place: { step: isAfter('summary') ? 'summary' : step, leg: 1 },
    booking: isAfter('search')
      ? { ...booking, legs: booking.legs.map((leg) => sampleLeg(leg, isAfter, search.numberOfNights)) }
      : null,
    search: { ...search, voucherCodes: [] },
  };
}

const LEAD: NonNullable<Booking['leadGuest']> = {
  title: 'MS',
  firstName: 'Robin',
  lastName: 'Sample',
  emailAddress: 'robin@example.com',
  telephone: '+441632960140',
  address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
};
