import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { spaBookingsMachine } from '../../machines/account/spa-bookings/spa-bookings.machine.ts';
import { stayBookingsMachine } from '../../machines/account/stay-bookings/stay-bookings.machine.ts';
import type { SpaBooking } from '../../src/domain/spa/spa-bookings.ts';
import type { StayReservation } from '../../src/domain/account/stay-bookings.ts';
import { SpaBookingsScreen } from '../../widget/account/spa-bookings/SpaBookingsScreen.tsx';
import { StayBookingsScreen } from '../../widget/account/stay-bookings/StayBookingsScreen.tsx';
import { DEFAULT_LINKS } from '../../widget/ui/media/assets-context.tsx';
import { reservation, spaDay } from './account-bookings.ts';
import { memberInput } from './account-rooms.ts';
import { showHeld } from '../views/show-held.tsx';
import { expectAccessible } from '../ui/render.tsx';
import { spaBookingMachine } from '../../machines/account/spa-booking/spa-booking.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { SpaBookingScreen } from '../../widget/account/spa-booking/SpaBookingScreen.tsx';

async function showStays(
  stays: StayReservation[],
  reviews: string | null = null,
  configuration = memberInput.configuration,
) {
  const input = { ...memberInput, configuration, route: { screen: 'stayBookings' } as const };
  const settings = { links: { ...DEFAULT_LINKS, reviews } };
  showHeld(stayBookingsMachine, input, StayBookingsScreen, { settings }).answer('loadStayBookings', stays);
  await waitFor(() => expect(screen.queryByText('Fetching your bookings…')).toBeNull());
}

async function showVisits(visits: SpaBooking[]) {
  const input = { ...memberInput, route: { screen: 'spaBookings' } as const };
  showHeld(spaBookingsMachine, input, SpaBookingsScreen).answer('loadSpaBookings', visits);
  await waitFor(() => expect(screen.queryByText('Fetching your bookings…')).toBeNull());
}

/** The lines in the panel of a booking as they are read aloud, in order. */
function panel(date: string): string[] {
  const item = screen.getByRole('heading', { name: date }).closest('li');
  const words = [...(item?.querySelectorAll('p, dt, dd, a') ?? [])];
  return words.map((word) => word.ariaLabel ?? word.textContent);
}

describe('the list of stays', () => {
  it('B §2.14 shows an upcoming stay of two rooms: badge, dates, times, rooms, guests, spa, money', async () => {
    const roomStays = ['KNG', 'DBL'].map((roomCode, index) => ({
      ...{ internalIdentifier: `I-${index}`, leg: index + 1, roomCode },
    }));
    const totalGuests = { adults: 3, children: 1, infants: 1 };
    await showStays([reservation({ roomCount: 2, totalGuests, roomStays, hasSpa: true, deposit: 10_000 })]);
    expect(screen.getByRole('heading', { name: 'Your Bookings' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Upcoming Bookings' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Past and cancelled' })).toBeNull();
    expect(panel('10th May 2027')).toEqual([
      '9 days to go!',
      'Confirmation number: 70413200',
      ...['Arrive', '10/05/2027Check-in 15:00', 'Depart', '12/05/2027Check-out 11:00'],
      ...['Rooms(s):', '2', 'Guests:', '3\u00a0adults & 1\u00a0child & 1\u00a0infant'],
      ...['Room Type 1', 'King Room', 'Room Type 2', 'Double Room'],
      'View details to see your Spa Itinerary',
      'Total £420.50',
      'Deposit: £100',
      'Due on arrival: £320.50',
      'Details of 10th May 2027',
    ]);
    expect(screen.getByRole('link', { name: /^Details/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/bookings\/stay\/70413200$/),
    );
    await expectAccessible();
  });

  it('has no tabs in a hotel without a spa', async () => {
    await showStays([reservation()]);
    expect(screen.getByRole('link', { name: 'Spa' })).toBeVisible();
    cleanup();
    await showStays([reservation()], null, { ...memberInput.configuration, systemStatuses: [] });
    expect(screen.queryByRole('navigation', { name: 'Kind of booking' })).toBeNull();
  });

  it('B §2.14 names no check-in and no check-out without a time', async () => {
    const bookingDefaults = { checkInTime: '', checkOutTime: '' };
    await showStays([reservation()], null, { ...memberInput.configuration, bookingDefaults });
    expect(panel('10th May 2027').join()).not.toMatch(/Check-(in|out)/);
  });

  it('B §2.14, D-41 shows a previous stay: Book Again, a review where the host has a page for it, no payment', async () => {
    const past = reservation({ daysToStay: -1, deposit: 10_000 });
    await showStays([past], 'https://reviews.example/');
    expect(screen.getByRole('heading', { name: 'Past and cancelled' })).toBeVisible();
    const words = panel('10th May 2027');
    expect(words.slice(0, 3)).toEqual([
      '1 day ago',
      'King Room · 2\u00a0adults',
      'Total £420.50 Confirmation number: 70413200',
    ]);
    expect(words).toContain(
      "We hope you've enjoyed your stay! Why not leave us A Review (opens in a new tab)?",
    );
    expect(words.join()).not.toMatch(/Deposit|Due on arrival/);
    expect(screen.getByRole('link', { name: 'Book Again' })).toHaveAttribute('href', '/booking/#/stay');
    await expectAccessible();
  });

  it('a cancelled future stay is among the previous ones; a stay of long ago has its years', async () => {
    const off = reservation({ isCancelled: true });
    const long = reservation({ daysToStay: -402, arrivalDate: '2026-03-25', confirmationNumber: '1' });
    await showStays([long, off], 'https://reviews.example/');
    expect(screen.queryByRole('heading', { name: 'Upcoming Bookings' })).toBeNull();
    expect(panel('10th May 2027')[0]).toBe('Cancelled');
    expect(screen.getAllByRole('link', { name: 'Book Again' })).toHaveLength(2);
    expect(panel('25th March 2026')[0]).toBe('Over a year ago');
  });

  it('a guest is asked for a review of the last stay, not of those before it', async () => {
    const before = reservation({ daysToStay: -30, arrivalDate: '2027-04-01', confirmationNumber: '1' });
    await showStays([before, reservation({ daysToStay: -1 })], 'https://reviews.example/');
    expect(panel('10th May 2027').join()).toContain('enjoyed your stay');
    expect(panel('1st April 2027').join()).not.toContain('enjoyed your stay');
  });

  it('a stay that is paid in full says so, and no deposit', async () => {
    await showStays([reservation({ deposit: 42_050 })]);
    expect(panel('10th May 2027').slice(-3)).toEqual(['Total £420.50', 'Paid', 'Details of 10th May 2027']);
  });

  it('B §2.14 without a stay it shows the text and a link to the booking; without a page for reviews nobody is asked for one (D-41)', async () => {
    await showStays([]);
    expect(screen.getByText('You currently have no bookings.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a booking' })).toHaveAttribute('href', '/booking/');
    cleanup();
    await showStays([reservation({ daysToStay: 0 })]);
    expect(panel('10th May 2027')[0]).toBe('Today');
    expect(screen.queryByText(/enjoyed your stay/)).toBeNull();
  });

  it.each([
    [6, 1],
    [7, 2],
  ])('B §2.14 a list of %i stays has %i buttons to book', async (count, buttons) => {
    const list = Array.from({ length: count }, (_, index) =>
      reservation({ confirmationNumber: `C-${index}`, daysToStay: index - 3 }),
    );
    await showStays(list);
    expect(screen.getAllByRole('link', { name: 'Make a booking' })).toHaveLength(buttons);
  });
});

describe('the list of spa visits', () => {
  const rosalind = { id: 'c', title: 'Mrs', firstName: 'Rosalind', lastName: 'Hart', arrivalTime: '' };

  it('B §2.15 shows an upcoming spa day and a past treatment', async () => {
    await showVisits([
      spaDay(
        { id: 'spa-2', date: '2027-02-15', daysToGo: 75 },
        { package: null, confirmationId: 'BH-2', calculatedAmount: 12_950, clients: [rosalind] },
      ),
      spaDay(),
    ]);
    expect(panel('19th May 2027')).toEqual([
      '18 days to go!',
      'Spa Day: A day at the Bath House',
      'Confirmation number: BH-1',
      ...['Guest 1:', 'Mrs Rosalind Hart', 'Guest 2:', 'Miss Agnes Hart'],
      'Total £290',
      'Details of 19th May 2027',
    ]);
    expect(panel('15th February 2027')).toEqual([
      '75 days ago',
      'Confirmation number: BH-2',
      ...['Guest:', 'Mrs Rosalind Hart'],
      'Total Treatments: 3',
      'Total £129.50',
      'Details of 15th February 2027',
    ]);
    const kinds = within(screen.getByRole('navigation', { name: 'Kind of booking' }));
    expect(kinds.getByRole('link', { name: 'Spa' })).toHaveAttribute('aria-current', 'page');
    expect(kinds.getByRole('link', { name: 'Stay' })).not.toHaveAttribute('aria-current');
    await expectAccessible();
  });
});

const showVisit = () =>
  showHeld(
    spaBookingMachine,
    { ...memberInput, route: { screen: 'spaBooking', id: 'spa-1' } as const },
    SpaBookingScreen,
    { real: ['resend'] },
  );

describe('the detail of a spa visit', () => {
  it('B §2.17, §9, D-04 shows a spa day: policy, guests, treatments, bill, itinerary', async () => {
    showVisit().answer('loadSpaBooking', spaDay());
    expect(await screen.findByRole('heading', { name: '19th May 2027' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your Spa Day booking summary' })).toBeVisible();
    expect(screen.getByText(/50% of the cost is refunded/).textContent).toMatch(/less than 48 hours before/);
    expect(screen.getByRole('link', { name: '01234 567890' })).toHaveAttribute('href', 'tel:01234567890');
    const words = screen.getByRole('article').textContent;
    expect(words).toContain('DateWednesday 19th May 2027Guests2Spa PackageA day at the Bath House');
    const bill = screen.getByRole('region', { name: 'Your Bill' });
    expect(within(bill).getByRole('listitem').textContent).toBe('Spa Days: 2 * £145 = £290');
    expect(bill.textContent).toMatch(/Total: £290$/);
    expect(words).toContain(
      "Agnes's treatments11:00 Still Water Facial 60\u00a0minutes13:00 The Stillroom15:00 Spa garden17:00 Departure",
    );
    expect(screen.getByRole('button', { name: 'Print Confirmation' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend confirmation' })).toBeVisible();
    await expectAccessible();
  });

  it('B §2.17 shows treatments without a spa day: their sum, and no departure', async () => {
    showVisit().answer('loadSpaBooking', spaDay({}, { package: null, calculatedAmount: 26_950 }));
    expect(await screen.findByRole('heading', { name: 'Your Spa Treatment booking summary' })).toBeVisible();
    const bill = screen.getByRole('region', { name: 'Your Bill' });
    // £80.50 + £95 + £94
    expect(within(bill).getByRole('listitem').textContent).toBe('Treatments: £269.50');
    expect(screen.queryByText('Departure')).toBeNull();
    expect(screen.queryByText('Spa Package')).toBeNull();
  });

  it('F-13 says that a visit is not found, with a link back', async () => {
    showVisit().refuse(
      'loadSpaBooking',
      new CallError({ kind: 'http', status: 404, endpoint: 'spaBooking', message: '' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This booking could not be foundIt is not among the bookings of your account.If it should be there, please call us on 01234 567891.',
    );
    expect(screen.getByRole('link', { name: 'Back to all bookings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/bookings\/spa$/),
    );
    await expectAccessible();
  });
});
