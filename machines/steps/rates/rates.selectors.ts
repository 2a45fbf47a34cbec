import type { SnapshotFrom } from 'xstate';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { ContentItem } from '../../../src/domain/configuration/content.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { onBusinessDay } from '../../../src/domain/dates/estate-clock.ts';
import type { PriceFee } from '../../../src/domain/money/fees.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { withLeg, type DroppedChoices } from '../../../src/domain/booking/legs.ts';
import { rateName, roomTypeByCode } from '../../../src/domain/configuration/lookups.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import type { StaySearch } from '../../../src/domain/search/occupancy.ts';
import {
  includedInAll,
  rateRows,
  type Inclusion,
  type RateRow,
  type StayAt,
} from '../../../src/domain/rates/rate-comparison.ts';
import { nightPrices, type PriceOfNight } from '../../../src/domain/rates/night-prices.ts';
import { rateMarks, type RateMarks } from '../../../src/domain/rates/rate-marks.ts';
import type { RatePanel } from '../../../src/domain/rates/rates.ts';
import { selectFailure } from '../../shared/last-failure.selectors.ts';
import { isExplained } from '../../shared/refusals.ts';
import type { ratesMachine } from './rates.machine.ts';
import { carriedLeg, goneFrom, legFor, legWithRate, lossesFor, offerFor } from './rates.rules.ts';

type Snapshot = SnapshotFrom<typeof ratesMachine>;

export const selectLeg = ({ context }: Snapshot): number => context.leg;

export const selectStay = ({ context }: Snapshot): StaySearch => context.booking.search;

export const selectNights = ({ context }: Snapshot): number => context.booking.search.numberOfNights;

/** The name of the room; empty where the configuration does not know it. */
export const selectRoomName = ({ context }: Snapshot): string =>
  roomTypeByCode(context.configuration, legFor(context).roomCode)?.displayName ?? '';

export const selectEveryRateContent = ({
  context,
}: Snapshot): { title: string; items: ContentItem[] } | null => context.configuration.content.rates.everyRate;

export const selectPanels = ({ context }: Snapshot): RatePanel[] => context.panels;

export const selectHasRates = ({ context }: Snapshot): boolean => context.panels.length > 0;

/** The fees that every price includes. */
export const selectFees = ({ context }: Snapshot): PriceFee[] => context.fees;

export const selectIsHolding = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'failed' });

/** The estate's own reason not to hold the room, while it is told; empty where it gave none. */
export const selectReason = (snapshot: Snapshot): string => {
  const failure = selectFailure(snapshot);
  return failure?.kind === 'http' && isExplained(failure) ? failure.message : '';
};

/** What is gone, where the estate refused to hold the room and was asked again; null where both are still there. */
export const selectGone = ({ context }: Snapshot): 'room' | 'rate' | null =>
  context.isRenewed ? goneFrom(context) : null;

export type NightPrices = PriceOfNight[] | 'closed' | 'loading' | 'failed' | 'none';

/** The price of each night at the selected rate, while it is asked for. 'none': the rate has no price by the night. */
export function selectNightPrices(snapshot: Snapshot): NightPrices {
  const { days, booking } = snapshot.context;
  if (snapshot.matches({ choosing: { nights: 'loading' } })) return 'loading';
  if (snapshot.matches({ choosing: { nights: 'failed' } })) return 'failed';
  if (!snapshot.matches({ choosing: 'nights' })) return 'closed';
  return nightPrices(days, booking.search, selectAmount(snapshot) ?? 0) ?? 'none';
}

/** What the selected rate would take away, while the guest is asked about that; null otherwise. */
export const selectLosses = (snapshot: Snapshot): DroppedChoices | null =>
  snapshot.matches('askingToChangeRate') ? lossesFor(snapshot.context) : null;

/** The code of the selected rate; null while none on offer is selected. The view then disables Next Step (A §5.4). */
export const selectRateCode = ({ context }: Snapshot): string | null =>
  offerFor(context)?.rate.rateCode ?? null;

/** The name of the selected rate; empty without one. */
export const selectRateName = ({ context }: Snapshot): string =>
  rateName(context.configuration, { rate: offerFor(context)?.rate ?? null });

/** The price of the stay in this room at the selected rate, fees included; null without a rate. */
export const selectAmount = ({ context }: Snapshot): MinorUnits | null => offerFor(context)?.amount ?? null;

/** The number of rooms in the booking. */
export const selectRooms = ({ context }: Snapshot): number => context.booking.legs.length;

export const selectConfiguration = ({ context }: Snapshot): StayConfiguration => context.configuration;

/**
 * The booking as the bill shows it, with the selected rate. The real booking gets the rate only when the room is held
 * (D-516). Includes what the room carries over from the booking before.
 */
export function selectBookingWithRate({ context }: Snapshot): Booking {
  const leg = carriedLeg(context)?.leg ?? legWithRate(context);
  return leg ? withLeg(context.booking, leg) : context.booking;
}

/** The estate's local time at `moment`, with the date of its business day. */
export const selectTimeAt =
  (moment: Date) =>
  ({ context }: Snapshot): LocalDateTime =>
    onBusinessDay(context.session.businessDate, moment);

/** A panel, and what the comparison shows: how it differs from the other panels, and how its rates differ. */
export interface RatePlan {
  panel: RatePanel;
  /** What the price of every rate in the panel includes. */
  included: Inclusion[];
  /** The rates of all panels that stand out. */
  marks: RateMarks;
  rows: RateRow[];
}

export const selectHasVoucher = ({ context }: Snapshot): boolean => context.booking.vouchers.length > 0;

/** The panels with their comparisons. */
export function plansAt(panels: readonly RatePanel[], stay: StayAt): RatePlan[] {
  const marks = rateMarks(panels, stay);
  return panels.map((panel) => ({
    panel,
    marks,
    included: includedInAll(panel, stay),
    rows: rateRows(panel.offers, stay),
  }));
}
