import { stepPorts } from '../../machines/booking/inputs.ts';
import { lazyStep } from '../lazy/lazy-step.ts';
import type { StepCode } from '../lazy/step-code.tsx';
import type { BringSession } from './opening-ports.ts';
import type { PortResources } from './port-resources.ts';
import { startStep } from '../steps/start/step.ts';

/** A step, or a screen that replaces or covers one: the question about a payment's outcome, and the login. */
type Screen = keyof typeof stepPorts;

/** The code of each step with its ports. The first comes with the flow, later ones are loaded on demand. */
const CODE: Record<Screen, (resources: PortResources, bringSession: BringSession) => Promise<StepCode>> = {
  start: startStep,
  search: async (resources, bringSession) => (await bringSession()).searchStep(resources),
  rooms: async (resources) => (await import('../steps/rooms/step.ts')).roomsStep(resources),
  rates: async (resources) => (await import('../steps/rates/step.ts')).ratesStep(resources),
  guests: async () => (await import('../steps/guests/step.ts')).guestsStep(),
  itinerary: async (resources) => (await import('../steps/itinerary/step.ts')).itineraryStep(resources),
  addons: async (resources) => (await import('../steps/addons/step.ts')).addonsStep(resources),
  details: async (resources) => (await import('../steps/details/step.ts')).detailsStep(resources),
  summary: async (resources) => (await import('../steps/summary/step.ts')).summaryStep(resources),
  payment: async (resources) => (await import('../steps/payment/step.ts')).paymentStep(resources),
  outcome: async (resources) => (await import('../steps/outcome/step.ts')).outcomeStep(resources),
  confirmation: async (resources) =>
    (await import('../steps/confirmation/step.ts')).confirmationStep(resources),
  restore: async (resources) => (await import('../steps/restore/step.ts')).restoreStep(resources),
  signIn: async (resources) =>
    resources.auth?.atProvider
      ? (await import('../steps/sign-in-at-provider/step.ts')).signInStep(resources)
      : (await import('../steps/sign-in/step.ts')).signInStep(resources),
};

/** Screens to load before a guest can pay, so that every answer can be shown. */
const NEEDED_AFTER: Partial<Record<Screen, readonly Screen[]>> = {
  payment: ['outcome', 'confirmation'],
  outcome: ['confirmation'],
};

/**
 * Loads the steps' code for one booking, once each. `bringSession` brings the session's. `loaded`: code that has come; null
 * until then.
 */
export function codeOfSteps(resources: PortResources, bringSession: BringSession) {
  const kept = new Map<Screen, StepCode>();
  const load = async (step: Screen): Promise<StepCode> => {
    const [module] = await Promise.all([
      kept.get(step) ?? CODE[step](resources, bringSession),
      ...(NEEDED_AFTER[step] ?? []).map(load),
    ]);
    kept.set(step, module);
    return module;
  };
  return { load, loaded: (step: Screen) => kept.get(step) ?? null };
}

/** The actor of every step, with its ports provided. */
export function bookingSteps({ load, loaded }: ReturnType<typeof codeOfSteps>): typeof stepPorts {
  const names = Object.keys(stepPorts) as Screen[];
  const lazy = names.map((step) => [
    step,
    lazyStep(
      () => load(step),
      () => loaded(step),
    ),
  ]);
  return Object.fromEntries(lazy) as typeof stepPorts;
}
