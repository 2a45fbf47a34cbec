import type { Step } from '../domain/steps.ts';
import type { Texts } from './catalogue.ts';

/** A part of the texts. Each step has one of its own, except the start, which is in the first. */
export type Part = 'first' | 'session' | Exclude<Step, 'start'> | 'restore' | 'account';

/** The groups of texts that load together: with the first screen, with each step, and with the account area. */
export const PARTS = {
  first: ['booking', 'shared', 'ui', 'controls', 'start', 'login'],
  session: ['summaryPanel', 'hints', 'notKept', 'receipt', 'losses', 'times'],
  search: ['search', 'calendar'],
  rooms: ['rooms', 'roomFilters', 'roomsQuestions', 'closerLook'],
  rates: ['rates'],
  guests: ['guests'],
  itinerary: ['itinerary', 'diningTimes', 'poolAccess', 'includedTreatments', 'teeTimes'],
  addons: ['addons', 'addOnKinds'],
  details: ['details'],
  summary: ['summary', 'roomSummary'],
  payment: ['payment', 'outcome'],
  confirmation: ['confirmation'],
  restore: ['restore'],
  account: ['account'],
} as const satisfies Record<Part, readonly (keyof Texts)[]>;
