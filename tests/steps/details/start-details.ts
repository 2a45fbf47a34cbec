import { fromPromise, type Actor } from 'xstate';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import type { FoundAddress, Registration } from '../../../machines/shared/ports.ts';
import type { DetailsInput } from '../../../machines/steps/details/details.rules.ts';
import { detailsMachine } from '../../../machines/steps/details/details.machine.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, legOne, legTwo } from '../../support/checkout-stay.ts';
import { startStep } from '../start-step.ts';

export const detailsInput: DetailsInput = { configuration, booking, profile: null };

export const twoHouses: FoundAddress[] = [
  { line1: '1 The Row', locality: 'Old Town', city: 'Bath' },
  { line1: '2 The Row', locality: 'Old Town', city: 'Bath' },
];

/** The lead booker's answers and the dog's description are there; only the terms are not ticked. */
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

/** Starts the details step with an estate that gives these answers. */
export function startDetails(input: DetailsInput, answers: DetailsAnswers = {}) {
  const unanswered = () => Promise.reject(new Error('The test gives no answer to this call'));
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

export function agree(actor: Actor<typeof detailsMachine>): void {
  actor.send({ type: 'field.changed', name: 'terms', value: true });
}
