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

/** What the panel of a booking says, in order. */
function panel(date: string): string[] {
  const item = screen.getByRole('heading', { name: date }).closest('li');
  const words = [...(item?.querySelectorAll('p, dt, dd, a') ?? [])];
  return words.map(({ textContent }) => textContent);
}

describe('the list of stays', () => {
  it('B §2.14 an upcoming stay of two rooms: badge, dates, times, rooms, guests, spa, money', async () => {
    await showStays(() =>
      Promise.resolve([
        reservation({
          RoomCount: 2,
          TotalGuests: { Adults: 3, Children: 1, Infants: 1 },
          RoomStays: [
            { InternalIdentifier: 'I-1', Leg: 1, RoomCode: 'KNG' },
            { InternalIdentifier: 'I-2', Leg: 2, RoomCode: 'DBL' },
          ],
          HasSpa: true,
          Deposit: 10_000,
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

  it('B §2.14, D-41 a previous stay: Book Again, a review where there is a page for it, no payment', async () => {
    const past = reservation({ DaysToStay: -1, Deposit: 10_000 });
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

  it('D-423 a cancelled stay to come stands with the previous ones; long ago is said in years', async () => {
    const off = reservation({ IsCancelled: true });
    const long = reservation({ DaysToStay: -402, ArrivalDate: '2026-03-25', ConfirmationNumber: '1' });
    await showStays(() => Promise.resolve([long, off]));
    expect(screen.queryByRole('heading', { name: 'Upcoming Bookings' })).toBeNull();
    expect(panel('10th May 2027')[0]).toBe('Cancelled');
    expect(screen.getAllByRole('link', { name: 'Book Again' })).toHaveLength(2);
    expect(panel('25th March 2026')[0]).toBe('Over a year ago');
  });

  it('D-41 without a page for reviews nobody is asked for one', async () => {
    await showStays(() => Promise.resolve([reservation({ DaysToStay: 0 })]));
    expect(panel('10th May 2027')[0]).toBe('Today');
    expect(screen.queryByText(/enjoyed your stay/)).toBeNull();
  });

  it('B §2.14 without a stay: the words and the way to one', async () => {
    await showStays(() => Promise.resolve([]));
    expect(screen.getByText('You currently have no bookings.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a booking' })).toHaveAttribute('href', '/booking/');
    await expectAccessible();
  });

  it.each([
    [6, 1],
    [7, 2],
  ])('B §2.14 with %i stays there are %i buttons to book', async (count, buttons) => {
    const list = Array.from({ length: count }, (_, index) =>
      reservation({ ConfirmationNumber: `C-${index}`, DaysToStay: index - 3 }),
    );
    await showStays(() => Promise.resolve(list));
    expect(screen.getAllByRole('link', { name: 'Make a booking' })).toHaveLength(buttons);
  });

  it('a list that does not come can be asked for again', async () => {
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
  it('B §2.15 a spa day to come, a treatment that is over', async () => {
    await showVisits([
      spaDay(
        { Id: 'spa-2', Date: '2027-02-15', DaysToGo: 75 },
        {
          Package: null,
          ConfirmationId: 'BH-2',
          CalculatedAmount: 12_950,
          Clients: [{ Id: 'c', Title: 'Mrs', FirstName: 'Rosalind', LastName: 'Hart', ArrivalTime: '' }],
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
