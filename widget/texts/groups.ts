import { STEPS, type Step } from '../../src/domain/booking/steps.ts';
import type { Texts } from './catalogue.ts';

/** The groups of sentences beside those of the steps. One that is left out does not compile. */
const others: Record<Exclude<keyof Texts, Step | 'formats'>, 1> = {
  account: 1,
  addOnKinds: 1,
  booking: 1,
  calendar: 1,
  closerLook: 1,
  controls: 1,
  includedTables: 1,
  hints: 1,
  includedTreatments: 1,
  login: 1,
  losses: 1,
  notKept: 1,
  outcome: 1,
  poolAccess: 1,
  providerLogin: 1,
  receipt: 1,
  restore: 1,
  roomFilters: 1,
  roomSummary: 1,
  roomsQuestions: 1,
  shared: 1,
  summaryPanel: 1,
  includedGolf: 1,
  times: 1,
  ui: 1,
};

/** Every group of sentences, so that a group can be named before its code has loaded. Each step has one of its name. */
export const GROUPS: readonly string[] = [...STEPS, ...Object.keys(others)];
