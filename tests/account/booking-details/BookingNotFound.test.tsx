import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import { BookingDetailsScreen } from '../../../widget/account/booking-details/BookingDetailsScreen.tsx';
import { memberInput } from '../account-rooms.ts';
import { httpError } from '../../support/http-error.ts';
import { startStep } from '../../steps/start-step.ts';
import { renderInWidget } from '../../ui/render.tsx';

it('F-13 a booking that is not the member’s is not found, and cannot be asked for again', async () => {
  const loadStayBooking = fromPromise<LoadedStay, { confirmationNumber: string }>(() =>
    Promise.reject(httpError('stayBooking', 404)),
  );
  const machine = bookingDetailsMachine.provide({ actors: { loadStayBooking } });
  const input = { ...memberInput, route: { screen: 'bookingDetails', id: '70413217' } as const };
  const phones = { reservations: '01632 960140' };
  renderInWidget(<BookingDetailsScreen actor={startStep(machine, input).actor} />, { phones });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'This booking could not be foundIt is not among the bookings of your account.If it should be there, please call us on 01632 960140.',
  );
  expect(within(alert).queryByRole('button')).toBeNull();
});
