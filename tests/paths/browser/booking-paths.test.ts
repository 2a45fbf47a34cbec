import { expect, it } from 'vitest';
import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { check } from '../check.ts';
import { describeChoice } from '../choices.ts';
import { bookingInBrowser } from './booking-environment.ts';
import { bookingHands } from './booking-hands.ts';
import { NOT_IN_BROWSER } from './exclusions.ts';

const { paths, uncovered } = check(bookingMachine, bookingInBrowser, { refusals: false });

it('the booking’s paths take every transition that a browser can bring about', () => {
  expect(uncovered).toEqual(Object.keys(NOT_IN_BROWSER['booking'] ?? {}));
});

it('each of their steps has a hand, and each hand has a step', () => {
  const steps = paths.flatMap(({ steps: [, ...taken] }) => taken);
  const names = new Set(steps.map(({ choice }) => describeChoice({ ...choice, variant: 0 })));
  expect([...names].sort()).toEqual(Object.keys(bookingHands).sort());
});
