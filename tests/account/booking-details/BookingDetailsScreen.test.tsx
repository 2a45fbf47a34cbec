import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { twoRooms } from '../account-rooms.ts';
import { textsAt } from '../../support/texts-of.ts';
import { expectAccessible } from '../../ui/render.tsx';
import {
  bookedRoomPanel as room,
  facts,
  lines,
  showBookingDetails as show,
} from './booking-details-page.tsx';

const expectWords = (...words: string[]) =>
  expect(words.filter((one) => !room(1).textContent.includes(one))).toEqual([]);

afterEach(() => vi.restoreAllMocks());

describe('the detail of a stay', () => {
  it('B §2.16, D-03 shows two rooms with number, choices, receipts and names', async () => {
    await show({ stay: twoRooms });
    // Two rooms are folded.
    expect(textsAt('.ui-folded-line span', room(1))).toEqual(['King Room', '2\u00a0adults · £420.50']);
    for (const unfold of screen.getAllByRole('button', { name: /^View more/ })) await userEvent.click(unfold);
    // What the line said stands below.
    expect(textsAt('.ui-folded-line h4, .ui-folded-line span', room(1))).toEqual(['Room, Rate & Add Ons:']);
    expect(room(1).textContent).not.toContain('Rate: ');
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
      ...['RateBed & breakfast', 'Pay on arrival and cancel your stay up to 3pm on 9th May'],
      ...['Payment due on arrival', "The lead booker's card guarantees this payment"],
    );
    expect(within(room(1)).getByRole('heading', { name: 'Guests Names' })).toBeVisible();
    await expectAccessible();
  });

  it('D-479 two rooms that are booked in one name do not seem to have the same guests', async () => {
    const named = (leg: number) => bookedRoom({ leg, guestNames: ['Tom Fell', ''] });
    await show({ stay: { booking: stayBooking([named(1), named(2)]), at: NOON } });
    for (const unfold of screen.getAllByRole('button', { name: /^View more/ })) await userEvent.click(unfold);
    for (const leg of [1, 2]) {
      const names = within(room(leg)).getByRole('heading', { name: 'Guests Names' }).parentElement;
      expect(textsAt('li', names)).toEqual(['In the name of Tom Fell']);
    }
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

  it.each([
    ['one of two', [false, true], '10th May 2027: 1 Room'],
    ['all', [true, true], '10th May 2027: 2\u00a0Rooms'],
  ])('B §2.16 counts the rooms that are left, where %s is cancelled', async (_, cancelled, heading) => {
    const items = cancelled.map((isCancelled, index) => bookedRoom({ leg: index + 1, isCancelled }));
    await show({ stay: { booking: stayBooking(items), at: NOON } });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
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
      ...['RateAdvance bed & breakfast', 'Non-refundable however changes can be made until 3pm on 9th May'],
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
    expect(screen.getByText(/^Paid for/).closest('dl')?.textContent).toMatch(
      /Paid for the rooms that are not cancelled£400Still to pay on arrival£20\.50$/,
    );
    expect(room(1).textContent).toContain(
      'Non-refundable. This booking cannot be cancelled or changed online.',
    );
    expect(room(2).textContent).not.toContain('online');
  });

  it('tells when, where and what is paid, as the look-up does, and saves the nights', async () => {
    await show({ stay: { booking: stayBooking([bookedRoom()], false, 0), at: NOON } });
    expect(textsAt('dt, dd', screen.getByRole('article').querySelector('.stay-head'))).toEqual([
      ...['Arrival', 'Monday 10th May 2027Check-in from 15:00'],
      ...['Departure', 'Wednesday 12th May 2027Check-out by 11:00'],
      ...['Still to pay on arrival', '£420.50'],
    ]);
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Pictures of King Room' })).toBeVisible();
  });

  it('does not tell how to arrive, nor save the nights, once the guests have left', async () => {
    const stay = stayBooking([bookedRoom()], false, 0);
    await show({ stay: { booking: stay, at: '2027-05-12T10:00:00' } });
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    cleanup();
    await show({ stay: { booking: stay, at: '2027-05-13T00:00:00' } });
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(textsAt('dt, dd', screen.getByRole('article').querySelector('.stay-head'))).toEqual([
      ...['Arrival', 'Monday 10th May 2027', 'Departure', 'Wednesday 12th May 2027'],
    ]);
  });

  it('says the terms once where all rooms have the same', async () => {
    await show({ stay: twoRooms });
    const terms = screen.getByRole('heading', { name: 'Booking Terms & Conditions' }).closest('section');
    expect(textsAt('h2, h3, h4', terms)).toEqual([
      ...['Booking Terms & Conditions', 'Cancellation Policy', 'Tax Information'],
    ]);
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
    expect(room(1).textContent).toContain('RateBed & breakfast');
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
