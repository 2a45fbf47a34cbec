import { fromPromise, type Actor } from 'xstate';
import type { Booking } from '../../src/domain/booking.ts';
import type { Profile } from '../../src/domain/session.ts';
import type { FoundAddress, Registration } from '../../machines/shared/ports.ts';
import type { DetailsInput } from '../../machines/steps/details/details.types.ts';
import { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { configuration } from './checkout-configuration.ts';
import { booking, leadGuest, legOne, legTwo } from './checkout-stay.ts';
import { startStep } from './start-step.ts';

export const detailsInput: DetailsInput = { configuration, booking, profile: null };

export const twoHouses: FoundAddress[] = [
  { line1: '1 The Row', locality: 'Old Town', city: 'Bath' },
  { line1: '2 The Row', locality: 'Old Town', city: 'Bath' },
];

/** The lead booker's answers are known and the dog is described; only the terms are open. */
export const answeredBooking: Booking = {
  ...booking,
  legs: [{ ...legOne, requests: { ...legOne.requests, dogRequirements: 'Rex, a beagle' } }, legTwo],
  selectedGuest: { legIndex: 0, guestIndex: 0 },
  leadGuest,
};

export interface DetailsAnswers {
  email?: () => Promise<string>;
  telephone?: () => Promise<string>;
  addresses?: () => Promise<FoundAddress[]>;
  register?: (registration: Registration) => Promise<Profile>;
}

/** The details step with an estate that answers as told. */
export function startDetails(input: DetailsInput, answers: DetailsAnswers = {}) {
  const unanswered = () => Promise.reject(new Error('not asked for'));
  const { email, telephone, addresses, register } = answers;
  return startStep(
    detailsMachine.provide({
      actors: {
        verifyEmail: fromPromise(email ?? unanswered),
        verifyTelephone: fromPromise(telephone ?? unanswered),
        lookupAddress: fromPromise(addresses ?? unanswered),
        registerAccount: fromPromise(({ input: asked }) => (register ?? unanswered)(asked)),
      },
    }),
    input,
  );
}

/** Ticks the terms. */
export function agree(actor: Actor<typeof detailsMachine>): void {
  actor.send({ type: 'field.changed', name: 'terms', value: true });
}
