import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { spaBookingMachine } from '../../machines/account/spa-booking/spa-booking.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import type { SpaBooking } from '../../src/domain/spa-bookings.ts';
import { SpaBookingScreen } from '../../widget/account/spa-booking/SpaBookingScreen.tsx';
import { spaDay } from '../support/account-bookings.ts';
import { memberInput } from '../support/account-rooms.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(load: () => Promise<SpaBooking>) {
  const machine = spaBookingMachine.provide({ actors: { loadSpaBooking: fromPromise(load) } });
  const input = { ...memberInput, route: { screen: 'spaBooking', id: 'spa-1' } as const };
  renderInWidget(<SpaBookingScreen actor={createActor(machine, { input }).start()} />);
}

describe('the detail of a spa visit', () => {
  it('B §2.17, §9, D-04 shows a spa day: policy, guests, treatments, bill, itinerary', async () => {
    show(() => Promise.resolve(spaDay()));
    expect(await screen.findByRole('heading', { name: '19th May 2027' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your Spa Day booking summary' })).toBeVisible();
    expect(screen.getByText(/50% of the cost is refunded/).textContent).toMatch(/less than 48 hours before/);
    expect(screen.getByRole('link', { name: '01234 567890' })).toHaveAttribute('href', 'tel:01234567890');
    const words = screen.getByRole('article').textContent;
    expect(words).toContain('Date19th May 2027Guests2Spa PackageA day at the Bath House');
    expect(words).toContain(
      "Rosalind's TreatmentsHeather & Honey Massage 60\u00a0minutesStill Water Facial 45\u00a0minutes",
    );
    expect(words).toContain("Agnes's TreatmentsStill Water Facial 60\u00a0minutes");
    const bill = screen.getByRole('region', { name: 'Your Bill' });
    expect(within(bill).getByRole('listitem').textContent).toBe('Spa Days: 2 * £145 = £290');
    expect(bill.textContent).toMatch(/Total: £290$/);
    expect(words).toContain(
      "Agnes's treatments11:00 Still Water Facial13:00 The Stillroom15:00 Spa garden17:00 Departure",
    );
    expect(screen.getByRole('button', { name: 'Print Confirmation' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend confirmation' })).toBeVisible();
    await expectAccessible();
  });

  it('B §2.17 shows treatments without a spa day: their sum, and no departure', async () => {
    show(() => Promise.resolve(spaDay({}, { package: null, calculatedAmount: 26_950 })));
    expect(await screen.findByRole('heading', { name: 'Your Spa Treatment booking summary' })).toBeVisible();
    const bill = screen.getByRole('region', { name: 'Your Bill' });
    // £80.50 + £95 + £94
    expect(within(bill).getByRole('listitem').textContent).toBe('Treatments: £269.50');
    expect(screen.queryByText('Departure')).toBeNull();
    expect(screen.queryByText('Spa Package')).toBeNull();
  });

  it('shows the server’s words and a link back where the visit does not exist', async () => {
    const message = 'This booking cannot be found.';
    show(() => Promise.reject(new CallError({ kind: 'http', status: 404, endpoint: 'spaBooking', message })));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Back to all bookings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/bookings\/spa$/),
    );
    await expectAccessible();
  });
});
