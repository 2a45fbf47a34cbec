import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { spaBookingsMachine } from '../../machines/account/spa-bookings/spa-bookings.machine.ts';
import { stayBookingsMachine } from '../../machines/account/stay-bookings/stay-bookings.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import type { SpaBooking } from '../../src/domain/spa-bookings.ts';
import type { StayReservation } from '../../src/domain/stay-bookings.ts';
import { SpaBookingsScreen } from '../../widget/account/spa-bookings/SpaBookingsScreen.tsx';
import { StayBookingsScreen } from '../../widget/account/stay-bookings/StayBookingsScreen.tsx';
import { AssetsProvider, DEFAULT_LINKS } from '../../widget/ui/assets-context.tsx';
import { reservation, spaDay } from '../support/account-bookings.ts';
import { memberInput } from '../support/account-rooms.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

async function showStays(load: () => Promise<StayReservation[]>, reviews: string | null = null) {
  const machine = stayBookingsMachine.provide({ actors: { loadStayBookings: fromPromise(load) } });
  const input = { ...memberInput, route: { screen: 'stayBookings' } as const };
  const actor = createActor(machine, { input }).start();
  const links = { ...DEFAULT_LINKS, reviews };
  renderInWidget(
    <AssetsProvider assets={{ base: '/cms/', brand: '', links, phones: {} }}>
      <StayBookingsScreen actor={actor} />
    </AssetsProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Fetching your bookings…')).toBeNull());
}

async function showVisits(list: SpaBooking[]) {
  const machine = spaBookingsMachine.provide({
    actors: { loadSpaBookings: fromPromise(() => Promise.resolve(list)) },
  });
  const input = { ...memberInput, route: { screen: 'spaBookings' } as const };
  const actor = createActor(machine, { input }).start();
  renderInWidget(<SpaBookingsScreen actor={actor} />);
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
    await showStays(() =>
      Promise.resolve([
        reservation({
          roomCount: 2,
          totalGuests: { adults: 3, children: 1, infants: 1 },
          roomStays: [
            { internalIdentifier: 'I-1', leg: 1, roomCode: 'KNG' },
            { internalIdentifier: 'I-2', leg: 2, roomCode: 'DBL' },
          ],
          hasSpa: true,
          deposit: 10_000,
        }),
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Your Bookings' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Upcoming Bookings' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Previous Bookings' })).toBeNull();
    expect(panel('10th May 2027')).toEqual([
      '9 days to go!',
      'Confirmation number: 70413200',
      ...['Arrive', '10/05/2027', 'Depart', '12/05/2027'],
      ...['Check-in', '15:00', 'Check-out', '11:00'],
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

  it('B §2.14, D-41 shows a previous stay: Book Again, a review where the host has a page for it, no payment', async () => {
    const past = reservation({ daysToStay: -1, deposit: 10_000 });
    await showStays(() => Promise.resolve([past]), 'https://reviews.example/');
    const words = panel('10th May 2027');
    expect(words[0]).toBe('1 day ago');
    expect(words).toContain(
      "We hope you've enjoyed your stay! Why not leave us A Review (opens in a new tab)?",
    );
    expect(words).toContain('Total £420.50');
    expect(words.join()).not.toMatch(/Deposit|Due on arrival/);
    expect(screen.getByRole('link', { name: 'Book Again' })).toHaveAttribute('href', '/booking/#/stay');
    await expectAccessible();
  });

  it('a cancelled future stay is among the previous ones; a stay of long ago has its years', async () => {
    const off = reservation({ isCancelled: true });
    const long = reservation({ daysToStay: -402, arrivalDate: '2026-03-25', confirmationNumber: '1' });
    await showStays(() => Promise.resolve([long, off]));
    expect(screen.queryByRole('heading', { name: 'Upcoming Bookings' })).toBeNull();
    expect(panel('10th May 2027')[0]).toBe('Cancelled');
    expect(screen.getAllByRole('link', { name: 'Book Again' })).toHaveLength(2);
    expect(panel('25th March 2026')[0]).toBe('Over a year ago');
  });

  it('D-41 without a page for reviews nobody is asked for one', async () => {
    await showStays(() => Promise.resolve([reservation({ daysToStay: 0 })]));
    expect(panel('10th May 2027')[0]).toBe('Today');
    expect(screen.queryByText(/enjoyed your stay/)).toBeNull();
  });

  it('B §2.14 without a stay it shows the text and a link to the booking', async () => {
    await showStays(() => Promise.resolve([]));
    expect(screen.getByText('You currently have no bookings.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a booking' })).toHaveAttribute('href', '/booking/');
    await expectAccessible();
  });

  it.each([
    [6, 1],
    [7, 2],
  ])('B §2.14 a list of %i stays has %i buttons to book', async (count, buttons) => {
    const list = Array.from({ length: count }, (_, index) =>
      reservation({ confirmationNumber: `C-${index}`, daysToStay: index - 3 }),
    );
    await showStays(() => Promise.resolve(list));
    expect(screen.getAllByRole('link', { name: 'Make a booking' })).toHaveLength(buttons);
  });

  it('loads the list again after a failure', async () => {
    let isThere = false;
    await showStays(() =>
      isThere
        ? Promise.resolve([reservation()])
        : Promise.reject(new CallError({ kind: 'offline', endpoint: 'stayBookings' })),
    );
    expect(screen.getByRole('alert').textContent).toContain('Your bookings could not be loaded');
    await expectAccessible();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '10th May 2027' })).toBeVisible();
  });
});

describe('the list of spa visits', () => {
  it('B §2.15 shows an upcoming spa day and a past treatment', async () => {
    await showVisits([
      spaDay(
        { id: 'spa-2', date: '2027-02-15', daysToGo: 75 },
        {
          package: null,
          confirmationId: 'BH-2',
          calculatedAmount: 12_950,
          clients: [{ id: 'c', title: 'Mrs', firstName: 'Rosalind', lastName: 'Hart', arrivalTime: '' }],
        },
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
