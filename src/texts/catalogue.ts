import { calendar } from './calendar.ts';
import { roomFilters } from './room-filters.ts';
import { closerLook } from './closer-look.ts';
import { losses } from './losses.ts';
import { rates } from './rates.ts';
import { rooms } from './rooms.ts';
import { summaryPanel } from './summary-panel.ts';
import { summary } from './summary.ts';
import { roomSummary } from './room-summary.ts';
import { outcome } from './outcome.ts';
import { payment } from './payment.ts';
import { receipt } from './receipt.ts';
import { details } from './details.ts';
import { confirmation } from './confirmation.ts';
import { booking } from './booking.ts';
import { hints } from './hints.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { guests } from './guests.ts';
import { login } from './login.ts';
import { account } from './account.ts';
import { itinerary } from './itinerary.ts';
import { diningTimes } from './dining-times.ts';
import { poolAccess } from './pool-access.ts';
import { includedTreatments } from './included-treatments.ts';
import { teeTimes } from './tee-times.ts';
import { times } from './times.ts';
import { addons } from './addons.ts';
import { addOnKinds } from './add-on-kinds.ts';
import { shared } from './shared.ts';
import { controls } from './controls.ts';
import { ui } from './ui.ts';

/** Every sentence that a guest can read, en-GB (D-42). A host may override single texts. */
export const catalogue = {
  summary,
  roomSummary,
  payment,
  outcome,
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
  summaryPanel,
  rooms,
  roomFilters,
  closerLook,
  rates,
  losses,
  calendar,
  controls,
  ui,
};

export type Texts = typeof catalogue;
