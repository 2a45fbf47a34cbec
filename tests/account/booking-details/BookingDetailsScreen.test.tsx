import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { twoRooms } from '../account-rooms.ts';
import { expectAccessible } from '../../ui/render.tsx';
import { textsOf } from '../../support/texts-of.ts';
import {
  bookedRoomPanel as room,
  facts,
  lines,
  showBookingDetails as show,
  type World,
} from './booking-details-page.tsx';

const expectWords = (...words: string[]) =>
  expect(words.filter((one) => !room(1).textContent.includes(one))).toEqual([]);

afterEach(() => vi.restoreAllMocks());

describe('the detail of a stay', () => {
  it('B §2.16, D-03 shows two rooms with number, choices, receipts and names', async () => {
    await show({ stay: twoRooms });
    expect(screen.getByRole('heading', { name: '10th May 2027: 2\u00a0Rooms' })).toBeVisible();
    expect(screen.getByText('70413200', { selector: 'bdi' }).parentElement?.textContent).toBe(
      'Confirmation number: 70413200',
    );
    expect(screen.getByRole('link', { name: 'Back to all bookings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/bookings\/stay$/),
    );
    expect(facts(room(1))).toEqual([
      ...['Guests: 2\u00a0adults', 'Room type: King Room', 'Rate: Bed & breakfast'],
    ]);
    expect(facts(room(2))).toEqual([
      'Guests: 1\u00a0adult & 1\u00a0child & 1\u00a0infant',
      'Dogs: 1 dog',
      'Room type: Double Room',
      'Rate: Bed & breakfast',
      'Add ons: 2 x A bottle of fizz',
    ]);
    expect(lines(room(1), 'Room 1 Receipt:')).toEqual(['Room & rate £420.50']);
    expect(lines(room(2), 'Room 2 Receipt:')).toEqual([
      ...['Room & rate £321.50', 'Children & Infants £10', 'Dogs £50', 'Add ons £39'],
    ]);
    // E-15: £321.50 + £10 + £50 + £39.
    expect(room(1).querySelector('.ui-bill-total')?.textContent).toBe('Total £420.50');
    expect(room(2).querySelector('.ui-bill-total')?.textContent).toBe('Total £420.50');
    expectWords(
      ...['Rate: Bed & breakfast', 'Pay on arrival and cancel your stay up to 3pm on 9th May'],
      ...['Payment due on arrival', "The lead booker's card guarantees this payment"],
    );
    expect(within(room(1)).getByRole('heading', { name: 'Guests Names' })).toBeVisible();
    await expectAccessible();
  });

  const tax = { code: 'CITYTAX', name: 'City tax', quantity: 4 };
  it.each([
    ['alone', [tax, { code: 'LEVY', name: '', quantity: 1 }], 'City tax and LEVY £15.60', []],
    [
      'beside add-ons',
      [{ code: 'FIZZ', name: '', quantity: 1 }, tax],
      'Add ons and City tax £15.60',
      ['Add ons: A bottle of fizz'],
    ],
  ])('F-08 names fees on the receipt, %s', async (_, packages, line, addOns) => {
    // F-11: no card is named where the answer has none.
    const paid = bookedRoom({ packages, packagesTotal: 1_560, requiresDeposit: true, paymentCard: '' });
    await show({ stay: { booking: stayBooking([paid]), at: NOON } });
    expect(room(1).textContent).not.toContain('Card ending');
    expect(lines(room(1), 'Room 1 Receipt:')).toEqual(['Room & rate £404.90', line]);
    expect(facts(room(1)).filter((fact) => !/^(Guests|Room type|Rate):/.test(fact))).toEqual(addOns);
  });

  it('B §2.16 shows a deposit rate, the spa itinerary, and the server’s terms', async () => {
    const item = (clientIndex: number, time: string, displayName: string) => ({
      ...{ clientIndex, startDateTime: `2027-05-10T${time}:00`, displayName },
    });
    const items = [item(0, '15:00', 'Massage'), item(1, '11:00', 'Facial'), item(0, '09:30', 'Scrub')];
    const paid = bookedRoom({ rateCode: 'ADV', requiresDeposit: true, spaReservation: { items } });
    await show({ stay: { booking: stayBooking([paid]), at: NOON } });
    expect(screen.getByRole('heading', { name: '10th May 2027: 1 Room' })).toBeVisible();
    expectWords(
      ...['Rate: Advance bed & breakfast', 'Non-refundable however changes can be made until 3pm on 9th May'],
      ...['Your payment has been authorised', 'Card ending 4242.'],
      ...['Please note transactions can take up to 24 hours to process.', 'Times here are requests only'],
      'The reservations team will be in touch to confirm shortly',
      ...["Rosalind's itinerary09:30 Scrub15:00 Massage", "James's itinerary11:00 Facial"],
    );
    expect(screen.getByRole('heading', { name: 'Booking Terms & Conditions' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cancellation Policy' })).toBeVisible();
    expect(await screen.findByText('Cancel until three in the afternoon.')).toBeVisible();
    expect(screen.getByText('Prices include VAT.')).toBeVisible();
    await expectAccessible();
  });

  it('F-11 after a cancelled room says what is paid and due for the others, and that a prepaid room is final', async () => {
    const final = bookedRoom({ requiresDeposit: true, cancellationDateTime: null });
    const rooms = [final, bookedRoom({ leg: 2, isCancelled: true })];
    await show({ stay: { booking: stayBooking(rooms, false, 40_000), at: NOON } });
    // Of £420.50 for room 1.
    expect(screen.getByText(/^Paid for/).closest('dl')?.textContent).toBe(
      'Paid for the rooms that are not cancelled£400Still to pay on arrival£20.50',
    );
    expect(room(1).textContent).toContain(
      'Non-refundable. This booking cannot be cancelled or changed online.',
    );
    expect(room(2).textContent).not.toContain('online');
  });

  it('B §2.16 names the kind of a rate that the hotel does not name', async () => {
    const kinds = [
      bookedRoom({ rateCode: 'NONE' }),
      bookedRoom({ leg: 2, rateCode: 'NONE', requiresDeposit: true }),
    ];
    await show({ stay: { booking: stayBooking(kinds), at: NOON } });
    expect(room(1).textContent).toContain('Rate: Flexible rate');
    expect(room(2).textContent).toContain('Rate: Advanced purchase');
  });

  it('B §2.16 shows no heading for terms that the estate does not give', async () => {
    const bare = bookedRoom({ leg: 2, cancellationPolicy: '' });
    const silent = bookedRoom({ cancellationPolicy: '', taxInformation: '' });
    await show({ stay: { booking: stayBooking([silent, bare]), at: NOON } });
    const terms = screen.getByRole('heading', { name: 'Booking Terms & Conditions' }).closest('section');
    expect([...(terms?.querySelectorAll('h2, h3, h4') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Booking Terms & Conditions',
      'Room 2:',
      'Tax Information',
    ]);
    cleanup();
    await show({ stay: { booking: stayBooking([silent]), at: NOON } });
    expect(screen.queryByRole('heading', { name: 'Booking Terms & Conditions' })).toBeNull();
  });

  it('B §4 a cancelled room is marked, and says nothing of payment; a stay that is over offers no change', async () => {
    const off = bookedRoom({ leg: 1, isCancelled: true });
    await show({ stay: { booking: stayBooking([off, bookedRoom({ leg: 2 })]), at: '2027-05-10T12:00:00' } });
    expect(within(room(1)).getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Amend Booking' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Booking' })).toBeNull();
    cleanup();
    const promises = /cancel your stay|Payment|will be taken|guarantee|process/;
    const paid = bookedRoom({ leg: 2, requiresDeposit: true });
    await show({ stay: { booking: stayBooking([off, paid]), at: NOON } });
    expect(room(1).textContent).not.toMatch(promises);
    expect(room(1).textContent).toContain('Rate: Bed & breakfast');
    expect(room(2).textContent).toMatch(promises);
    cleanup();
    await show({ stay: { booking: stayBooking([off, paid]), at: '2027-05-11T00:00:00' } });
    expect(room(2).textContent).not.toMatch(promises);
  });

  it('B §2.16 prints the page, and sends the confirmation again', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await show({ stay: twoRooms });
    await userEvent.click(screen.getByRole('button', { name: 'Print Confirmation' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation' }));
    within(screen.getByRole('form', { name: 'Resend Confirmation' })).getByText(
      "Enter an email address below and we'll send a copy of your confirmation.",
    );
    await expectAccessible();
  });
});

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
    await userEvent.click(within(second).getByRole('button', { name: 'Cancel Room 2:' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
    expect(question.textContent).toContain('Room 2 will be cancelled.');
    // It has a bottle of fizz, and the answer does not say what was paid.
    expect(question.textContent).toContain('The hotel decides by its booking terms what comes back to you.');
    expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(within(second).getByRole('button', { name: 'Cancel Room 2:' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([{ kind: 'cancellation', confirmationNumber: '70413200', legs: [2] }]);
    const cancelled = within(room(2)).getByRole('heading', { name: 'Room 2:' });
    expect(cancelled).toHaveFocus();
    expect(cancelled).toHaveAccessibleDescription('Cancelled');
    await open();
    expect(screen.getByRole('region', { name: 'Room 2' }).textContent).toContain(
      'This booking is cancelled.',
    );
    expect(screen.queryByRole('button', { name: 'Cancel All' })).toBeNull();
  });

  it('B §2.16 cancels all rooms; after a refusal it shows the rooms as they are now', async () => {
    const world: World = { stay: twoRooms };
    await show(world);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel All' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('All rooms will be cancelled.');
    world.stay = { ...twoRooms, at: '2027-05-09T15:00:00' };
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(
      await screen.findByText('We could not cancel online. Your booking stands as you see it here.'),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Room 1' }).textContent).toContain(
      'This booking cannot be cancelled online, please contact the hotel to cancel your booking.',
    );
    expect(screen.getByText('The stay has begun.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel All' })).toBeNull();
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
    ['never online', null, []],
  ])('B §2.16, F-11 says until when a stay can change: %s', async (_, cancellationDateTime, said) => {
    await show({ stay: { booking: stayBooking([bookedRoom({ cancellationDateTime })]), at: NOON } });
    const panels = ['Amend Booking', 'Cancel Booking'].map((name) =>
      screen.getByRole('button', { name }).closest('section'),
    );
    const sentences = panels.flatMap((panel) => [
      ...(panel?.querySelectorAll(':scope > p:not(:has(button))') ?? []),
    ]);
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
    expect(within(second).getByRole('link', { name: 'Amend Room 2:' })).toHaveAttribute(
      'href',
      '/booking/#/stay/search/?amend=WM-1-2&arrivalDate=2027-05-10&numberOfNights=2&occupancy=%5B%5B1%2C2%2C1%5D%5D',
    );
  });

  it.each([
    ['with a voucher', true, 'Your booking cannot be amended online. Please contact us to make any changes.'],
    ['too late', false, 'Your booking cannot be amended.'],
  ])('B §2.16 a stay cannot be amended %s', async (_, hasVoucher, text) => {
    const rooms = [bookedRoom({ cancellationDateTime: hasVoucher ? '2027-05-09T15:00:00' : NOON })];
    await show({ stay: { booking: stayBooking(rooms, hasVoucher), at: NOON } });
    await userEvent.click(screen.getByRole('button', { name: 'Amend Booking' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Amend/ })).toBeNull();
  });
});
