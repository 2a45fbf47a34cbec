import type { SnapshotFrom } from 'xstate';
import type { ContentItem } from '../../../src/domain/content.ts';
import type { LocalDateTime } from '../../../src/domain/dates.ts';
import { onBusinessDay } from '../../../src/domain/estate-clock.ts';
import type { PriceFee } from '../../../src/domain/fees.ts';
import type { DroppedChoices } from '../../../src/domain/legs.ts';
import { roomTypeByCode } from '../../../src/domain/lookups.ts';
import {
  cancellationTerms,
  type CancellationTerms,
  type RateOffer,
  type RatePanel,
} from '../../../src/domain/rates.ts';
import type { ratesMachine } from './rates.machine.ts';
import { legFor, lossesFor } from './rates.rules.ts';

type Snapshot = SnapshotFrom<typeof ratesMachine>;

export const selectLeg = ({ context }: Snapshot): number => context.leg;

export const selectNights = ({ context }: Snapshot): number => context.booking.search.numberOfNights;

/** The name of the room that the rates are for, empty where the configuration has none. */
export const selectRoomName = ({ context }: Snapshot): string =>
  roomTypeByCode(context.configuration, legFor(context).roomCode)?.displayName ?? '';

export const selectEveryRate = ({ context }: Snapshot): { title: string; items: ContentItem[] } | null =>
  context.configuration.content.rates.everyRate;

export const selectPanels = ({ context }: Snapshot): RatePanel[] => context.panels;

/** The fees that every price includes (E-08). */
export const selectFees = ({ context }: Snapshot): PriceFee[] => context.fees;

export const selectIsBooking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'failed' });

/** What the selected rate would take away, while the guest is asked about it (D-39). */
export const selectLosses = (snapshot: Snapshot): DroppedChoices | null =>
  snapshot.matches('askingToChangeRate') ? lossesFor(snapshot.context) : null;

/** The selected rate where it is one of the panel's, whose 'Next Step' can be pressed then (A §5.4); null elsewhere. */
export function selectRateOf({ context: { rateCode } }: Snapshot, panel: RatePanel): string | null {
  return panel.offers.some((offer) => offer.rate.rateCode === rateCode) ? rateCode : null;
}

/** A moment as it counts at the estate, on its business day (D-382). */
export const selectTimeAt =
  (moment: Date) =>
  ({ context }: Snapshot): LocalDateTime =>
    onBusinessDay(context.session.businessDate, moment);

/** Until when a rate can be cancelled, null once that is past (A §9.3). */
export function termsAt(offer: RateOffer, now: LocalDateTime): CancellationTerms | null {
  return cancellationTerms(offer.rate, now);
}
