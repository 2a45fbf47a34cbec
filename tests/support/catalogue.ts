import { account } from '../../widget/account/account.texts.ts';
import { addOnKinds } from '../../widget/steps/addons/add-on-kinds.texts.ts';
import { addons } from '../../widget/steps/addons/addons.texts.ts';
import { booking } from '../../widget/booking/booking.texts.ts';
import { formats } from '../../widget/texts/british-formats.ts';
import { calendar } from '../../widget/modals/calendar/calendar.texts.ts';
import { closerLook } from '../../widget/steps/rooms/closer-look/closer-look.texts.ts';
import { confirmation } from '../../widget/steps/confirmation/confirmation.texts.ts';
import { controls } from '../../widget/ui/controls/controls.texts.ts';
import { details } from '../../widget/steps/details/details.texts.ts';
import { includedTables } from '../../widget/modals/included-tables/included-tables.texts.ts';
import { guests } from '../../widget/steps/guests/guests.texts.ts';
import { hints } from '../../widget/booking/hints.texts.ts';
import { notKept } from '../../widget/booking/not-kept.texts.ts';
import { includedTreatments } from '../../widget/modals/included-treatments/included-treatments.texts.ts';
import { itinerary } from '../../widget/steps/itinerary/itinerary.texts.ts';
import { login } from '../../widget/shared/login/login.texts.ts';
import { losses } from '../../widget/steps/rooms/losses.texts.ts';
import { outcome } from '../../widget/steps/outcome/outcome.texts.ts';
import { payment } from '../../widget/steps/payment/payment.texts.ts';
import { poolAccess } from '../../widget/modals/pool-access/pool-access.texts.ts';
import { rates } from '../../widget/steps/rates/rates.texts.ts';
import { receipt } from '../../widget/booking/receipt.texts.ts';
import { providerLogin } from '../../widget/shared/login/provider-login.texts.ts';
import { restore } from '../../widget/steps/restore/restore.texts.ts';
import { roomFilters } from '../../widget/steps/rooms/room-filters.texts.ts';
import { roomSummary } from '../../widget/shared/bill/room-summary.texts.ts';
import { rooms } from '../../widget/steps/rooms/rooms.texts.ts';
import { roomsQuestions } from '../../widget/steps/rooms/rooms-questions.texts.ts';
import { search } from '../../widget/steps/search/search.texts.ts';
import { shared } from '../../widget/texts/shared.texts.ts';
import { start } from '../../widget/steps/start/start.texts.ts';
import { summary } from '../../widget/steps/summary/summary.texts.ts';
import { summaryPanel } from '../../widget/shared/summary-panel/summary-panel.texts.ts';
import { includedGolf } from '../../widget/modals/included-golf/included-golf.texts.ts';
import { times } from '../../widget/modals/shared/times.texts.ts';
import { ui } from '../../widget/ui/ui.texts.ts';
import type { Texts } from '../../widget/texts/catalogue.ts';

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
  includedTables,
  includedGolf,
  account,
  login,
  providerLogin,
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
