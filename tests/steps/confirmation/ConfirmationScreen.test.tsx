import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  confirmationMachine,
  type ConfirmationRef,
} from '../../../machines/steps/confirmation/confirmation.machine.ts';
import type { StayInput } from '../../../machines/steps/stay-step.types.ts';
import { ReplacedRoomProvider } from '../../../widget/ui/bill/replaced-room-context.tsx';
import { ConfirmationScreen } from '../../../widget/steps/confirmation/ConfirmationScreen.tsx';
import { bookedRoom } from '../../account/account-bookings.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, profile, session } from '../../support/checkout-stay.ts';
import { expectSaid } from '../../support/said.ts';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { expectVisible, textsAt } from '../../support/texts-of.ts';

function show(changes: Partial<StayInput> = {}, View = ConfirmationScreen) {
  const input = { configuration, session, booking, profile: null, ...changes };
  return showHeld(confirmationMachine, input, View, { real: ['sendToFriend', 'shareStay'] });
}

afterEach(() => vi.restoreAllMocks());

it('B §2.6 says that the stay is booked, shows its number, prints, and is accessible', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  expectVisible('Congrats');
  expect(screen.getByText('Confirmation Number:').parentElement).toHaveTextContent(
    'Confirmation Number: C1001',
  );
  for (const name of ['Your stay is booked!', 'Payment & Bills', 'Your booking details'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('region', { name: 'To pay on arrival' })).toBeVisible();
  // F-11: after paying, what was due today is past.
  expect(screen.getByRole('region', { name: 'Paid' }).textContent).toMatch(
    /^PaidPayment takenThe payment has been taken from your selected payment method\. Please note transactions can take up to 24.hours to process\.Room/,
  );
  expect(screen.queryByText(/today|will be taken/)).toBeNull();
  expectVisible("The lead booker's card guarantees this payment");
  // Room 1 with its deposit, £525, is paid; room 2, £330, is not. One bill says it.
  const sums = ['Paid', 'To pay on arrival'].map((name) =>
    textsAt('.ui-bill-total', screen.getByRole('region', { name })),
  );
  expect(sums).toEqual([['Total £525'], ['Total £330']]);
  // B §4: nothing of an account that the guest did not ask for.
  expect(screen.queryByText(/account/)).toBeNull();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Print Confirmation' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('E-17 tells which room a changed booking takes the place of, and nothing so of a new booking', () => {
  const changed = { ...booking, search: { ...booking.search, amendId: 'WM-1-1' } };
  show();
  expect(screen.queryByText(/takes the place/)).toBeNull();
  cleanup();
  const View = ({ actor }: { actor: ConfirmationRef }) => (
    <ReplacedRoomProvider value={bookedRoom({ leg: 2, confirmationNumber: '70413200' })}>
      <ConfirmationScreen actor={actor} />
    </ReplacedRoomProvider>
  );
  show({ booking: changed }, View);
  expect(screen.getByText(/takes the place/).textContent).toBe(
    'It takes the place of room\u00a02 in booking 70413200.',
  );
  cleanup();
  // After a reload nobody knows it.
  show({ booking: changed });
  expectVisible('It takes the place of the room that you have changed.');
});

it('tells where the confirmation went, as far as it is known', () => {
  show({ booking: { ...booking, leadGuest } });
  expect(screen.getByText(/^A confirmation has been sent to/)).toHaveTextContent(
    `A confirmation has been sent to ${leadGuest.emailAddress}.`,
  );
  cleanup();
  show();
  expectVisible('A confirmation has been sent to the e-mail address provided.');
});

it('B §2.4 folds the details of each room, and prints them', async () => {
  show();
  const room = within(screen.getByRole('region', { name: 'Room 1:' }));
  expect(room.getByText('Lake King', { selector: '.ui-folded-line > p' })).toBeVisible();
  expect(room.queryByRole('region', { name: 'Room 1 Bill:' })).toBeNull();
  await userEvent.click(room.getByRole('button', { name: 'View more: Room 1' }));
  const bill = room.getByRole('region', { name: 'Room 1 Bill:' });
  expect(bill).toBeVisible();
  // What is paid is not 'payable' any more.
  expect(bill.textContent).toContain('Total £');
  expect(room.getByRole('button', { name: 'Hide: Room 1' })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
});

it('adds the itinerary to a calendar', async () => {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(create).toHaveBeenCalledOnce();
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  const lines = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
    ...['SUMMARY:Stay: Lake King', 'SUMMARY:Spa: Hot stones', 'SUMMARY:Breakfast: The Orangery'],
    ...['SUMMARY:Golf', 'SUMMARY:Breakfast: The Orangery', 'SUMMARY:Stay: Garden Twin'],
  ]);
  expect(lines).toContain('LOCATION:The Estate');
  expect(lines).toContain('DESCRIPTION:Room 1\\nAda\\nConfirmation Number: C1001');
  expect(lines).toContain('DESCRIPTION:Room 1\\nAda\\, Charles\\nConfirmation Number: C1001');
});

it('B §2.4, §2.6 the rooms show their dates, their own text for missing tables, and no Edit', () => {
  show();
  const dates = screen.getAllByText('Dates').map((term) => term.parentElement?.textContent);
  const stay = 'Sat 1st-Mon 3rd May 27Saturday 1st May 2027 to Monday 3rd May 2027';
  expect(dates).toEqual([`Dates${stay}`, `Dates${stay}`]);
  expect(
    screen.getAllByText(
      'No times selected. Please contact a member of the team should you wish to update or amend your restaurant reservations.',
    ),
  ).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('B §2.6 tells what became of the account, with a Login for a guest who is not signed in, the Account for a member', () => {
  show({ booking: { ...booking, accountCreateStatus: 'created' } });
  expectVisible('Your The Estate account was created successfully.');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/#/login');
  expectVisible(/You can now login and review or amend your booking\./);
  cleanup();
  show({ booking: { ...booking, accountCreateStatus: 'created' }, profile });
  expectVisible('Your The Estate account was created successfully.');
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account/#bookings/stay');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  cleanup();
  show({ booking: { ...booking, accountCreateStatus: 'failed' } });
  expectVisible('We were unable to create your The Estate account.');
  expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
  cleanup();
  show({ booking: { ...booking, accountCreateStatus: 'unknown' } });
  expectVisible(
    'We do not know whether your The Estate account was created. Please try to log in before you register again.',
  );
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/#/login');
});

it("E-06 a different bill of the hotel's is told and announced, and the booking stands", async () => {
  show().answer('checkBooking', { isBooked: true, total: 115_500, isFirst: true });
  const bill = "The hotel's bill for this booking is £1,155, not £855 as it says here.";
  await expectSaid(bill);
  expect(screen.getByText(bill).parentElement).toHaveTextContent(
    "The hotel's bill for this booking is £1,155, not £855 as it says here.Please call us on 01234 567891 so that we can put it right.",
  );
  expect(screen.getByRole('heading', { name: 'Your stay is booked!' })).toBeVisible();
});

it('E-05 a booking that the hotel no longer has is not called booked, and the guest learns whom to ask', async () => {
  const { told, answer } = show({ profile });
  answer('checkBooking', { isBooked: false, total: null, isFirst: false });
  await screen.findByRole('heading', { name: 'There is no booking under this number any more' });
  expectVisible(
    'Your stay was booked, but the hotel has nothing under this number now: it may have been cancelled, or changed and have another number.',
  );
  expect(screen.getByText(/^If you did not expect that, please call us on/)).toHaveTextContent(
    'If you did not expect that, please call us on 01234 567891.',
  );
  expect(screen.getByText('Confirmation Number:')).toHaveTextContent('Confirmation Number: C1001');
  const booked = /^Congrats|Your stay is booked!|A confirmation has been sent|To pay|^Lake King/;
  expect(screen.queryByText(booked)).toBeNull();
  expect(screen.queryByRole('button', { name: /calendar|friend|Print/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Account' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Book another stay' }));
  expect(told).toEqual([{ type: 'anotherBooking.requested' }]);
});
