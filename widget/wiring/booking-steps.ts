import type { ports } from '../../machines/shared/ports.ts';
import type { StartInput, StartOutput } from '../../machines/steps/start/start.contract.ts';
import type { SearchInput, SearchOutput } from '../../machines/steps/search/search.contract.ts';
import type { RoomsInput, RoomsOutput } from '../../machines/steps/rooms/rooms.contract.ts';
import type { RatesInput, RatesOutput } from '../../machines/steps/rates/rates.contract.ts';
import type { GuestsInput, GuestsOutput } from '../../machines/steps/guests/guests.contract.ts';
import type { ItineraryInput, ItineraryOutput } from '../../machines/steps/itinerary/itinerary.contract.ts';
import type { AddOnsInput, AddOnsOutput } from '../../machines/steps/addons/addons.contract.ts';
import type { DetailsInput, DetailsOutput } from '../../machines/steps/details/details.contract.ts';
import type { SummaryInput, SummaryOutput } from '../../machines/steps/summary/summary.contract.ts';
import type { PaymentInput, PaymentOutput } from '../../machines/steps/payment/payment.contract.ts';
import type { ConfirmationInput } from '../../machines/steps/confirmation/confirmation.contract.ts';
import type { Step } from '../../src/domain/steps.ts';
import { lazyStep, type StepModule } from './lazy-step.ts';

type Ports = typeof ports;

/** Where the code of each step is. Later steps come when they are needed. */
const CODE: Record<Step, (actors: Ports) => Promise<StepModule>> = {
  start: async (actors) => (await import('./steps/start.ts')).startStep(actors),
  search: async (actors) => (await import('./steps/search.ts')).searchStep(actors),
  rooms: async (actors) => (await import('./steps/rooms.ts')).roomsStep(actors),
  rates: async (actors) => (await import('./steps/rates.ts')).ratesStep(actors),
  guests: async (actors) => (await import('./steps/guests.ts')).guestsStep(actors),
  itinerary: async (actors) => (await import('./steps/itinerary.ts')).itineraryStep(actors),
  addons: async (actors) => (await import('./steps/addons.ts')).addonsStep(actors),
  details: async (actors) => (await import('./steps/details.ts')).detailsStep(actors),
  summary: async (actors) => (await import('./steps/summary.ts')).summaryStep(actors),
  payment: async (actors) => (await import('./steps/payment.ts')).paymentStep(actors),
  confirmation: async (actors) => (await import('./steps/confirmation.ts')).confirmationStep(actors),
};

/** The actor of every step, with the outside provided. */
export function bookingSteps(actors: Ports) {
  return {
    start: lazyStep<StartOutput, StartInput>(() => CODE.start(actors)),
    search: lazyStep<SearchOutput, SearchInput>(() => CODE.search(actors)),
    rooms: lazyStep<RoomsOutput, RoomsInput>(() => CODE.rooms(actors)),
    rates: lazyStep<RatesOutput, RatesInput>(() => CODE.rates(actors)),
    guests: lazyStep<GuestsOutput, GuestsInput>(() => CODE.guests(actors)),
    itinerary: lazyStep<ItineraryOutput, ItineraryInput>(() => CODE.itinerary(actors)),
    addons: lazyStep<AddOnsOutput, AddOnsInput>(() => CODE.addons(actors)),
    details: lazyStep<DetailsOutput, DetailsInput>(() => CODE.details(actors)),
    summary: lazyStep<SummaryOutput, SummaryInput>(() => CODE.summary(actors)),
    payment: lazyStep<PaymentOutput, PaymentInput>(() => CODE.payment(actors)),
    confirmation: lazyStep<undefined, ConfirmationInput>(() => CODE.confirmation(actors)),
  };
}

/** Fetches the code of the step that usually follows, so that it is there when the guest goes on. */
export function prefetchStep(step: Step, actors: Ports): void {
  void CODE[step](actors).catch(() => undefined);
}
