import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findBookingMachine } from '../../../machines/account/find-booking/find-booking.machine.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import type { FindResult } from '../../../machines/account/find-booking/find-booking.types.ts';
import type { FindInput } from '../../../machines/account/account.types.ts';
import { FindBookingScreen } from '../../../widget/account/find-booking/FindBookingScreen.tsx';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { registeredMember } from '../account-fixtures.ts';
import { fill } from '../../support/form-hands.ts';
import { lookedUp, input } from './find-booking.world.ts';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsAt } from '../../support/texts-of.ts';
import { twoRooms } from '../account-rooms.ts';

const PHONE = '01632 960140';
const EMAIL = 'rosalind.hart@example.com';

/** Shows the lookup. `ask` fills in the form and sends it. */
function show(changes: Partial<FindInput> = {}, phones: Record<string, string> = { reservations: PHONE }) {
  const settings = { brand: 'Withenmere', phones };
  const shown = showHeld(findBookingMachine, { ...input, ...changes }, FindBookingScreen, { settings });
  const ask = async (result: FindResult) => {
    fill('Confirmation number', '70413200');
    fill('Email', EMAIL);
    await press('Find booking');
    shown.answer('findBooking', result);
  };
  return { ask };
}

async function showFound(stay: LoadedStay, changes: Partial<FindInput> = {}) {
  await show(changes).ask({ type: 'found', stay });
  return screen.findByRole('article');
}

/** Each fact as its term and values. */
function facts(): string[] {
  const list = document.querySelector('.stay-head dl');
  return [...(list?.children ?? [])].map((fact) => textsAt('dt, .stay-head-line, a', fact).join(' | '));
}

describe('D-497 the lookup of a booking', () => {
  it('asks for number and email, fills in the number of the address, and is accessible', async () => {
    show({ route: { screen: 'findBooking', number: '70413200' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Find your booking' })).toBeVisible();
    expect(screen.getByLabelText('Confirmation number')).toHaveValue('70413200');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Login to your account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/login$/),
    );
    await press('Find booking');
    expect(screen.getByText('Email is a required field')).toBeVisible();
  });

  it('tells that there is no such booking, what to try and whom to call (D-41 by link without a telephone); it has the focus, and the fields keep their text', async () => {
    await show().ask({ type: 'none' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'We could not find a booking with this number and email.' +
        'Please check both. The email has to be the one that the booking was made with.' +
        `If it is still not there, please call us on ${PHONE}.`,
    );
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('Confirmation number')).toHaveValue('70413200');
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    cleanup();
    await show({}, {}).ask({ type: 'none' });
    expect(
      within(await screen.findByRole('alert')).getByRole('link', { name: /^Contact us/ }),
    ).toHaveAttribute('href', '/contact');
  });

  it('without a look-up of the hotel, asks for nothing and says whom to call, or links to the contact page', async () => {
    const content = { account: { bookingLookup: false, bookingCancellation: false } };
    const configuration = { ...input.configuration, content };
    show({ configuration });
    expect(screen.getByRole('heading', { name: 'Your booking' })).toBeVisible();
    expect(textsAt('p')).toEqual([
      `You cannot look your booking up here. To see, change or cancel it, call us on ${PHONE} and give your confirmation number.`,
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    await expectAccessible();
    cleanup();
    show({ configuration }, {});
    expect(screen.getByRole('link', { name: /^Contact us/ })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['2027-05-01T14:45:00', 'Nothing was looked up. You can try again from 14:45.'],
    [null, 'Nothing was looked up. Please try again later.'],
  ])('D-498 tells that there were too many tries, and the time of the next one: %j', async (from, text) => {
    await show().ask({ type: 'tooOften', from });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      `That was too many tries${text}If you need your booking sooner, please call us on ${PHONE}.`,
    );
  });
});

describe('a found booking', () => {
  const times = { checkInTime: null, checkOutTime: null };
  const arrival = { ...times, address: ['Harlebridge', 'KD9 1WM'], directions: '/contact/' };

  it('shows where and when, what is paid and what is booked, with its pictures, and is accessible', async () => {
    const article = await showFound(lookedUp, { configuration: { ...input.configuration, arrival } });
    expect(screen.getByRole('heading', { level: 1, name: '10th May 2027: 2\u00a0Rooms' })).toBeVisible();
    expect(screen.getByText('70413200', { selector: 'bdi' }).parentElement?.textContent).toBe(
      'Confirmation number: 70413200',
    );
    expect(facts()).toEqual([
      'Arrival | Check-in from 15:00',
      'Departure | Check-out by 11:00',
      'Where to find us | Withenmere | Harlebridge | KD9 1WM | Directions (opens in a new tab)',
      'Paid',
      'Still to pay on arrival',
    ]);
    for (const words of [
      ...['ArrivalMonday 10th May 2027', 'Paid£100Still to pay on arrival£741'],
      'Room typeDouble RoomRateBed & breakfastAdd ons2 x A bottle of fizz',
      ...['cancel your stay up to 3pm on 9th May', `call us on ${PHONE} and give your confirmation number`],
    ])
      expect(article.textContent).toContain(words);
    expect(within(article).getByRole('img', { name: /^King Room, Double Room\b.*1 of 3/ })).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Booked with an account? Sign in to manage this booking' }),
    ).toHaveAttribute('href', expect.stringMatching(/#\/bookings\/stay\/70413200$/));
    await expectAccessible();
  });

  it('leaves out what the estate does not give; a signed-in member can manage it at once, under the frame’s heading', async () => {
    const bare = { ...input.configuration, bookingDefaults: { checkInTime: '', checkOutTime: '' } };
    await showFound(twoRooms, { configuration: bare, profile: registeredMember });
    expect(facts()).toEqual(['Arrival', 'Departure']);
    expect(screen.getByRole('heading', { level: 2, name: '10th May 2027: 2\u00a0Rooms' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage this booking' })).toBeVisible();
  });

  it('that is cancelled says so, and offers neither calendar, changes nor the way there', async () => {
    const booking = stayBooking([bookedRoom({ isCancelled: true })]);
    const configuration = { ...input.configuration, arrival };
    await showFound({ booking: { ...booking, paid: 0 }, at: NOON }, { configuration });
    expect(screen.getByText('This booking is cancelled.')).toBeVisible();
    expect(facts()).toEqual(['Arrival', 'Departure']);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'If your plans change' })).toBeNull();
    await expectAccessible();
  });

  it('puts the nights of each room into the calendar', async () => {
    await showFound(lookedUp);
    const files: Blob[] = [];
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:none';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => {
      make.mockRestore();
      click.mockRestore();
    });
    await press('Add to calendar');
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines.filter((line) => /^(UID|DTSTART;|DTEND|SUMMARY|DESCRIPTION|LOCATION)/.test(line))).toEqual(
      [1, 2].flatMap((leg) => [
        `UID:70413200.${leg}.0@staychart`,
        'DTSTART;VALUE=DATE:20270510',
        'DTEND;VALUE=DATE:20270512',
        `SUMMARY:Stay: ${leg === 1 ? 'King Room' : 'Double Room'}`,
        `DESCRIPTION:Room ${leg}\\nConfirmation number: 70413200`,
        'LOCATION:Withenmere',
      ]),
    );
  });
});
