import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { twoRooms } from '../account-rooms.ts';
import { expectVisible, textsOf } from '../../support/texts-of.ts';
import {
  bookedRoomPanel as room,
  facts,
  showBookingDetails as show,
  type World,
} from './booking-details-page.tsx';

describe('cancelling', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Cancel Booking' }));

  it('B §2.16 shows each room, asks, cancels the chosen one, and shows its new state', async () => {
    const asked: unknown[] = [];
    const world: World = {
      stay: twoRooms,
      cancel: (question) => {
        asked.push(question);
        const rooms = twoRooms.booking.items.map((one) => ({ ...one, isCancelled: one.leg === 2 }));
        world.stay = { ...twoRooms, booking: stayBooking(rooms) };
        return Promise.resolve(undefined);
      },
    };
    await show(world);
    await open();
    const modal = screen.getByRole('dialog', { name: 'Need to cancel?' });
    const second = within(modal).getByRole('region', { name: 'Room 2' });
    expect(facts(second)).toEqual([
      'Room Type: Double Room',
      'Dogs: 1 dog',
      'Guests: 1\u00a0adult & 1\u00a0child & 1\u00a0infant',
      'Rate: Bed & breakfast',
      'Names: Agnes Hart',
    ]);
    expect(second.textContent).toContain('Cancel until: 9th May 2027 at 3pm');
    await userEvent.click(within(second).getByRole('button', { name: 'Cancel Room 2' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
    expect(question.textContent).toContain('Room 2 will be cancelled.');
    // It has a bottle of fizz, and the answer does not say what was paid.
    expect(question.textContent).toContain('The hotel decides by its booking terms what comes back to you.');
    expect(within(question).getByRole('button', { name: 'Keep the room' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep the room' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(within(second).getByRole('button', { name: 'Cancel Room 2' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel room 2' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([{ kind: 'cancellation', confirmationNumber: '70413200', legs: [2] }]);
    expect(screen.getByText('Room 2 is cancelled.').closest('[role=status]')).toHaveFocus();
    expect(within(room(2)).getByRole('heading', { name: 'Room 2:' })).toHaveAccessibleDescription(
      'Cancelled',
    );
    await open();
    expect(screen.queryByText('Room 2 is cancelled.')).toBeNull();
    expect(screen.getByRole('region', { name: 'Room 2' }).textContent).toContain(
      'This booking is cancelled.',
    );
    expect(screen.queryByRole('button', { name: 'Cancel All' })).toBeNull();
  });

  it.each(['Cancel Booking', 'Amend Booking'])('on a phone shows two rooms at one time: %s', async (name) => {
    await page.viewport(390, 844);
    await show({ stay: twoRooms });
    await userEvent.click(screen.getByRole('button', { name }));
    const second = screen.getByRole('region', { name: 'Room 2' });
    const foot = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1);
    expect(second.getBoundingClientRect().bottom).toBeLessThan(foot?.getBoundingClientRect().top ?? 0);
  });

  it('says the dates of rooms that have different ones', async () => {
    const dates = { startDate: '2027-05-10', endDate: '2027-05-11' };
    const rooms = [bookedRoom(), bookedRoom({ leg: 2, dateRange: dates })];
    await show({ stay: { booking: stayBooking(rooms), at: NOON } });
    await open();
    expect(facts(screen.getByRole('region', { name: 'Room 2' }))[0]).toBe(
      'Dates: Mon 10th-Tue 11th May 27Monday 10th May 2027 to Tuesday 11th May 2027',
    );
  });

  it('B §2.16 cancels all rooms; after a refusal it shows the rooms as they are now', async () => {
    const world: World = { stay: twoRooms };
    await show(world);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel All' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('All rooms will be cancelled.');
    world.stay = { ...twoRooms, at: '2027-05-09T15:00:00' };
    await userEvent.click(screen.getByRole('button', { name: 'Cancel all rooms' }));
    expect(
      await screen.findByText('We could not cancel online. Your booking stands as you see it here.'),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Room 1' }).textContent).toContain(
      'This booking cannot be cancelled online, please contact the hotel to cancel your booking.',
    );
    expect(screen.getByText('The stay has begun.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel All' })).toBeNull();
  });

  const prepaid = bookedRoom({ leg: 2, requiresDeposit: true });
  const REFUND = 'The hotel decides by its booking terms what comes back to you.';
  it.each([
    ['room 1, which is free', bookedRoom(), 42_050, 1, 'Free until 9th May, 3pm. You paid nothing.'],
    [
      'room 2, which is prepaid',
      bookedRoom(),
      42_050,
      2,
      'You paid £420.50.The rate of room 2 is non-refundable.',
    ],
    [
      'room 1 with a bottle that is paid',
      bookedRoom({ packages: [{ code: 'FIZZ', name: '', quantity: 1 }], packagesTotal: 1_500 }),
      43_550,
      1,
      REFUND,
    ],
  ])('F-11 says what cancelling costs: %s', async (_, first, paid, leg, money) => {
    await show({ stay: { booking: stayBooking([first, prepaid], false, paid), at: NOON } });
    await open();
    await userEvent.click(screen.getByRole('button', { name: `Cancel Room ${leg}` }));
    const question = screen.getByRole('alertdialog');
    expect(question.querySelector('p')?.textContent).toBe(`Room ${leg} will be cancelled.${money}`);
  });
});

describe('amending', () => {
  const USUAL = [
    /^You can easily amend your booking until 14 days prior .* \(or until the day before arrival if .*\)\.$/,
    /^If you've booked a flexible rate, your stay can be cancelled until 3pm the day prior to your arrival\.$/,
  ];
  const OWN = [
    /amend your booking until 7th May 2027 at 6:30pm\.$/,
    /cancel .* until 7th May 2027 at 6:30pm\.$/,
  ];
  it.each([
    ['as usual', '2027-05-09T15:00:00', USUAL],
    ['at its own time', '2027-05-07T18:30:00', OWN],
  ])('B §2.16, F-11 says until when a stay can change: %s', async (_, cancellationDateTime, said) => {
    await show({ stay: { booking: stayBooking([bookedRoom({ cancellationDateTime })]), at: NOON } });
    const panels = ['Amend Booking', 'Cancel Booking'].map((name) =>
      screen.getByRole('button', { name }).closest('section'),
    );
    const sentences = panels.flatMap((panel) => [...(panel?.querySelectorAll('p') ?? [])]);
    expect(textsOf(sentences)).toEqual(said.map((one) => expect.stringMatching(one) as unknown));
  });

  it('B §2.16 opens the booking with the room’s values', async () => {
    await show({ stay: twoRooms });
    const bullets = screen.getByRole('list', { name: 'You can change' });
    expect(textsOf(within(bullets).getAllByRole('listitem'))).toEqual([
      ...['New dates', 'Number of guests', 'Room type'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Amend Booking' }));
    const modal = screen.getByRole('dialog', { name: 'Want to make a change?' });
    const second = within(modal).getByRole('region', { name: 'Room 2' });
    expect(second.textContent).toContain('Amend until: 9th May 2027 at 3pm');
    expect(within(second).getByRole('link', { name: 'Amend Room 2' })).toHaveAttribute(
      'href',
      '/booking/#/stay/search/?amend=WM-1-2&arrivalDate=2027-05-10&numberOfNights=2&occupancy=%5B%5B1%2C2%2C1%5D%5D',
    );
  });

  it('F-11 of a cancelled room says that it is cancelled', async () => {
    const rooms = [bookedRoom({ leg: 1 }), bookedRoom({ leg: 2, isCancelled: true })];
    await show({ stay: { booking: stayBooking(rooms), at: NOON } });
    await userEvent.click(screen.getByRole('button', { name: 'Amend Booking' }));
    const modal = screen.getByRole('dialog', { name: 'Want to make a change?' });
    const second = within(modal).getByRole('region', { name: 'Room 2' });
    expect([...second.querySelectorAll('p')].at(-1)?.textContent).toBe('Room 2 is cancelled.');
  });

  it.each([
    ['with a voucher', true, 'Your booking cannot be amended online. Please contact us to make any changes.'],
    ['too late', false, 'Your booking cannot be amended.'],
  ])(
    'B §2.16, F-11 a stay that cannot be amended online says so instead of asking which room: %s',
    async (_, hasVoucher, text) => {
      const rooms = [bookedRoom({ cancellationDateTime: hasVoucher ? '2027-05-09T15:00:00' : NOON })];
      await show({ stay: { booking: stayBooking(rooms, hasVoucher), at: NOON } });
      expectVisible(text);
      expectVisible(
        'This booking cannot be cancelled online, please contact the hotel to cancel your booking.',
      );
      expect(screen.queryByRole('button', { name: /^(Amend|Cancel) Booking$/ })).toBeNull();
      expect(screen.queryByRole('list', { name: 'You can change' })).toBeNull();
      expect(screen.getByRole('link', { name: '01234 567891' }).closest('p')?.textContent).toBe(
        'Call us on 01234 567891 and give your confirmation number.',
      );
    },
  );
});
