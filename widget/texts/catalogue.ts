import type { Formats } from './formats.ts';
import type { calendar } from '../modals/calendar/calendar.texts.ts';
import type { closerLook } from '../steps/rooms/closer-look/closer-look.texts.ts';
import type { losses } from '../steps/rooms/losses.texts.ts';
import type { roomFilters } from '../steps/rooms/room-filters.texts.ts';
import type { roomsQuestions } from '../steps/rooms/rooms-questions.texts.ts';
import type { summaryPanel } from '../shared/summary-panel/summary-panel.texts.ts';
import type { roomSummary } from '../shared/bill/room-summary.texts.ts';
import type { outcome } from '../steps/outcome/outcome.texts.ts';
import type { receipt } from '../booking/receipt.texts.ts';
import type { booking } from '../booking/booking.texts.ts';
import type { hints } from '../booking/hints.texts.ts';
import type { notKept } from '../booking/not-kept.texts.ts';
import type { login } from '../shared/login/login.texts.ts';
import type { providerLogin } from '../shared/login/provider-login.texts.ts';
import type { account } from '../account/account.texts.ts';
import type { includedTables } from '../modals/included-tables/included-tables.texts.ts';
import type { poolAccess } from '../modals/pool-access/pool-access.texts.ts';
import type { includedTreatments } from '../modals/included-treatments/included-treatments.texts.ts';
import type { includedGolf } from '../modals/included-golf/included-golf.texts.ts';
import type { times } from '../modals/shared/times.texts.ts';
import type { addOnKinds } from '../steps/addons/add-on-kinds.texts.ts';
import type { shared } from './shared.texts.ts';
import type { controls } from '../ui/controls/controls.texts.ts';
import type { ui } from '../ui/ui.texts.ts';

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
  includedTables: typeof includedTables;
  includedGolf: typeof includedGolf;
  account: typeof account;
  login: typeof login;
  providerLogin: typeof providerLogin;
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
