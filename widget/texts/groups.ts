import { STEPS } from '../../src/domain/booking/steps.ts';
import type { Texts } from './catalogue.ts';

/** Every group of sentences, so that a group can be named before its code has loaded. Each step has one of its name. */
export const GROUPS: readonly Exclude<keyof Texts, 'formats'>[] = [
  ...STEPS,
  'account',
  'addOnKinds',
  'booking',
  'calendar',
  'closerLook',
  'controls',
  'diningTimes',
  'hints',
  'includedTreatments',
  'login',
  'losses',
  'notKept',
  'outcome',
  'poolAccess',
  'receipt',
  'restore',
  'roomFilters',
  'roomSummary',
  'roomsQuestions',
  'shared',
  'summaryPanel',
  'teeTimes',
  'times',
  'ui',
];
