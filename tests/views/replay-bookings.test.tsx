import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import { outcomeMachine } from '../../machines/shared/outcome/outcome.machine.ts';
import { bookingDetailsMachine } from '../../machines/account/booking-details/booking-details.machine.ts';
import { stayPackagesMachine } from '../../machines/account/stay-packages/stay-packages.machine.ts';
import { sendConfirmationMachine } from '../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { BookingDetailsScreen } from '../../widget/account/booking-details/BookingDetailsScreen.tsx';
import { SpaBookingScreen } from '../../widget/account/spa-booking/SpaBookingScreen.tsx';
import { SpaBookingsScreen } from '../../widget/account/spa-bookings/SpaBookingsScreen.tsx';
import { StayBookingsScreen } from '../../widget/account/stay-bookings/StayBookingsScreen.tsx';
import { expectText } from '../support/form-hands.ts';
import { holdMachine } from '../support/held-calls.ts';
import { bookingDetailsWorld } from '../account/booking-details/booking-details.world.ts';
import { spaBookingWorld } from '../account/spa-booking/spa-booking.world.ts';
import { spaBookingsWorld } from '../account/spa-bookings/spa-bookings.world.ts';
import { stayBookingsWorld } from '../account/stay-bookings/stay-bookings.world.ts';
import { button, press, replayScreen } from './replay.tsx';

const retry = { 'load.retried': button('Try again') };
const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;

function expectLoad(planned: AnyMachineSnapshot, words: string, heading: string, shown: string) {
  expectText(words, planned.matches('loading'));
  expect(has('heading', heading)).toBe(planned.matches('failed'));
  expect(has('button', 'Try again')).toBe(planned.matches('failed'));
  expectText(shown, planned.matches('shown'));
}

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

const close = {
  by: () => userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body),
};

replayScreen('B §2.16, §4 a stay: reading, cancelling, amending', {
  world: bookingDetailsWorld,
  machine: bookingDetailsMachine.provide({
    actors: {
      packages: holdMachine(stayPackagesMachine).machine,
      resend: holdMachine(sendConfirmationMachine).machine,
      outcome: holdMachine(outcomeMachine).machine,
    },
  }),
  View: BookingDetailsScreen,
  // The packages, which reload the stay, and the form for the confirmation have replays of their own.
  inside: {
    packages: { done: [], error: [] },
    resend: { done: [], error: [] },
    outcome: { done: [], error: [] },
  },
  elsewhere: /packages|resend|outcome|stay\.reloaded|confirming\|always/,
  ways: {
    ...retry,
    'cancel.opened': button('Cancel Booking'),
    'cancel.closed': close,
    'cancel.roomChosen': { by: ({ leg }) => press(`Cancel Room ${leg as number}`) },
    'cancel.allChosen': button('Cancel All'),
    'cancel.confirmed': { by: () => press(/^Cancel (room \d|all rooms)$/) },
    'cancel.declined': { by: () => press(/^Keep /) },
    'amend.opened': button('Amend Booking'),
    'amend.closed': close,
  },
  expectShown: (planned) => {
    const asks = planned.matches({ shown: { guest: { cancelling: 'confirming' } } });
    expect(has('alertdialog', 'Are you sure?')).toBe(asks || planned.hasTag('cancelling'));
    expect(has('dialog', 'Need to cancel?')).toBe(planned.matches({ shown: { guest: 'cancelling' } }));
    expect(has('dialog', 'Want to make a change?')).toBe(planned.matches({ shown: { guest: 'amending' } }));
    const isUnknown = screen.queryByRole('heading', { name: /^We do not know whether/ }) !== null;
    expect(isUnknown).toBe(planned.matches('asking'));
    expect(has('button', 'Try again')).toBe(planned.matches('failed'));
    expect(has('region', 'Room 1:')).toBe(planned.matches('shown') || planned.matches('asking'));
  },
});
