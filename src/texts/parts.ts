import type { Texts } from './catalogue.ts';

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
} as const satisfies Record<string, readonly (keyof Texts)[]>;

export type Part = keyof typeof PARTS;
