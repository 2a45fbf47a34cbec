import { STEPS, type Step } from '../domain/steps.ts';
import type { Texts } from './catalogue.ts';

/** A step whose texts load with it. Those of the start are in the first part. */
type LaterStep = Exclude<Step, 'start'>;

/** A part of the texts. */
export type Part = 'first' | 'session' | LaterStep | 'restore' | 'account';

/** The part of a step holds the group of the same name, where `PARTS` says no more. */
const groupOfStep = STEPS.slice(1).map((step) => [step, [step]]);
const ofSteps = Object.fromEntries(groupOfStep) as { readonly [Name in LaterStep]: readonly [Name] };

/** The groups of texts that load together: with the first screen, with each step, and with the account area. */
export const PARTS = {
  ...ofSteps,
  first: ['booking', 'shared', 'ui', 'controls', 'start', 'login'],
  session: ['summaryPanel', 'hints', 'notKept', 'receipt', 'losses', 'times'],
  search: ['search', 'calendar'],
  rooms: ['rooms', 'roomFilters', 'roomsQuestions', 'closerLook'],
  itinerary: ['itinerary', 'diningTimes', 'poolAccess', 'includedTreatments', 'teeTimes'],
  addons: ['addons', 'addOnKinds'],
  summary: ['summary', 'roomSummary'],
  payment: ['payment', 'outcome'],
  restore: ['restore'],
  account: ['account'],
} as const satisfies Record<Part, readonly (keyof Texts)[]>;
