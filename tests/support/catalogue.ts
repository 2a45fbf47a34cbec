import { account } from '../../src/texts/account.ts';
import { addOnKinds } from '../../src/texts/add-on-kinds.ts';
import { addons } from '../../src/texts/addons.ts';
import { booking } from '../../src/texts/booking.ts';
import { formats } from '../../src/texts/british-formats.ts';
import { calendar } from '../../src/texts/calendar.ts';
import { closerLook } from '../../src/texts/closer-look.ts';
import { confirmation } from '../../src/texts/confirmation.ts';
import { controls } from '../../src/texts/controls.ts';
import { details } from '../../src/texts/details.ts';
import { diningTimes } from '../../src/texts/dining-times.ts';
import { guests } from '../../src/texts/guests.ts';
import { hints } from '../../src/texts/hints.ts';
import { notKept } from '../../src/texts/not-kept.ts';
import { includedTreatments } from '../../src/texts/included-treatments.ts';
import { itinerary } from '../../src/texts/itinerary.ts';
import { login } from '../../src/texts/login.ts';
import { losses } from '../../src/texts/losses.ts';
import { outcome } from '../../src/texts/outcome.ts';
import { payment } from '../../src/texts/payment.ts';
import { poolAccess } from '../../src/texts/pool-access.ts';
import { rates } from '../../src/texts/rates.ts';
import { receipt } from '../../src/texts/receipt.ts';
import { restore } from '../../src/texts/restore.ts';
import { roomFilters } from '../../src/texts/room-filters.ts';
import { roomSummary } from '../../src/texts/room-summary.ts';
import { rooms } from '../../src/texts/rooms.ts';
import { roomsQuestions } from '../../src/texts/rooms-questions.ts';
import { search } from '../../src/texts/search.ts';
import { shared } from '../../src/texts/shared.ts';
import { start } from '../../src/texts/start.ts';
import { summary } from '../../src/texts/summary.ts';
import { summaryPanel } from '../../src/texts/summary-panel.ts';
import { teeTimes } from '../../src/texts/tee-times.ts';
import { times } from '../../src/texts/times.ts';
import { ui } from '../../src/texts/ui.ts';
import type { Texts } from '../../src/texts/catalogue.ts';

/** The texts of all screens at once. A guest's page loads them screen by screen. */
export const catalogue: Texts = {
  summary,
  roomSummary,
  payment,
  outcome,
  restore,
  receipt,
  details,
  confirmation,
  shared,
  addons,
  addOnKinds,
  itinerary,
  times,
  poolAccess,
  includedTreatments,
  diningTimes,
  teeTimes,
  account,
  login,
  guests,
  start,
  search,
  booking,
  hints,
  notKept,
  summaryPanel,
  rooms,
  roomFilters,
  roomsQuestions,
  closerLook,
  rates,
  losses,
  calendar,
  controls,
  ui,
  formats,
};
