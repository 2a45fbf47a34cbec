import type { Formats } from './formats.ts';
import type { calendar } from './calendar.ts';
import type { closerLook } from './closer-look.ts';
import type { losses } from './losses.ts';
import type { roomFilters } from './room-filters.ts';
import type { roomsQuestions } from './rooms-questions.ts';
import type { summaryPanel } from './summary-panel.ts';
import type { roomSummary } from './room-summary.ts';
import type { outcome } from './outcome.ts';
import type { receipt } from './receipt.ts';
import type { booking } from './booking.ts';
import type { hints } from './hints.ts';
import type { notKept } from './not-kept.ts';
import type { login } from './login.ts';
import type { account } from './account.ts';
import type { diningTimes } from './dining-times.ts';
import type { poolAccess } from './pool-access.ts';
import type { includedTreatments } from './included-treatments.ts';
import type { teeTimes } from './tee-times.ts';
import type { times } from './times.ts';
import type { addOnKinds } from './add-on-kinds.ts';
import type { shared } from './shared.ts';
import type { controls } from './controls.ts';
import type { ui } from './ui.ts';

/**
 * Every sentence that a guest can read, in en-GB, by group, with the formats of dates and amounts. A host may override
 * single texts.
 *
 * Each step adds its own groups, in its own file. A view that uses a group which no file adds does not compile.
 */
export interface Texts {
  roomSummary: typeof roomSummary;
  outcome: typeof outcome;
  receipt: typeof receipt;
  shared: typeof shared;
  addOnKinds: typeof addOnKinds;
  times: typeof times;
  poolAccess: typeof poolAccess;
  includedTreatments: typeof includedTreatments;
  diningTimes: typeof diningTimes;
  teeTimes: typeof teeTimes;
  account: typeof account;
  login: typeof login;
  booking: typeof booking;
  hints: typeof hints;
  notKept: typeof notKept;
  summaryPanel: typeof summaryPanel;
  losses: typeof losses;
  roomFilters: typeof roomFilters;
  roomsQuestions: typeof roomsQuestions;
  closerLook: typeof closerLook;
  calendar: typeof calendar;
  controls: typeof controls;
  ui: typeof ui;
  formats: Formats;
}
