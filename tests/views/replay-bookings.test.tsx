import { screen } from '@testing-library/react';
import { describe, expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { SpaBookingScreen } from '../../widget/account/spa-booking/SpaBookingScreen.tsx';
import { SpaBookingsScreen } from '../../widget/account/spa-bookings/SpaBookingsScreen.tsx';
import { StayBookingsScreen } from '../../widget/account/stay-bookings/StayBookingsScreen.tsx';
import { shows } from '../support/form-hands.ts';
import { spaBookingWorld } from '../worlds/spa-booking.world.ts';
import { spaBookingsWorld } from '../worlds/spa-bookings.world.ts';
import { stayBookingsWorld } from '../worlds/stay-bookings.world.ts';
import { button } from './replay-modal.tsx';
import { replayScreen } from './replay-screen.tsx';

const retry = { 'load.retried': button('Try again') };

function expectLoad(planned: AnyMachineSnapshot, words: string, heading: string, shown: string) {
  expect(shows(words)).toBe(planned.matches('loading'));
  expect(screen.queryByRole('heading', { name: heading }) !== null).toBe(planned.matches('failed'));
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(planned.matches('failed'));
  expect(screen.queryByText(shown) !== null).toBe(planned.matches('shown'));
}

describe('what a member has booked', () => {
  replayScreen('B §2.14 the stays', {
    world: stayBookingsWorld,
    View: StayBookingsScreen,
    ways: retry,
    expectShown: (planned) =>
      expectLoad(planned, 'Fetching your bookings…', 'Your bookings could not be loaded', '70413200'),
  });

  replayScreen('B §2.15 the spa visits', {
    world: spaBookingsWorld,
    View: SpaBookingsScreen,
    ways: retry,
    expectShown: (planned) =>
      expectLoad(planned, 'Fetching your bookings…', 'Your bookings could not be loaded', 'BH-1'),
  });

  replayScreen('B §2.17 a spa visit', {
    world: spaBookingWorld,
    View: SpaBookingScreen,
    ways: retry,
    // The form that sends the confirmation has a replay of its own.
    inside: { resend: { done: [], error: [] } },
    elsewhere: ['spaBooking.shown|xstate.error.actor.resend|0'],
    expectShown: (planned) =>
      expectLoad(
        planned,
        'Fetching your booking…',
        'This booking could not be loaded',
        'Your Spa Day booking summary',
      ),
  });
});
