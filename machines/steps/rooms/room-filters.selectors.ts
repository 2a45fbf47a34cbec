import type { SnapshotFrom } from 'xstate';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { onBusinessDay } from '../../../src/domain/dates/estate-clock.ts';
import { filtersOf, rateFiltersOf } from '../../../src/domain/rooms/room-filters.ts';
import { isSameFilter, type RoomFilter } from '../../../src/domain/rooms/room-list.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import type { roomsMachine } from './rooms.machine.ts';
import { panelsOf } from './rooms.rules.ts';
import { ratesOnOffer } from './wanted-rooms.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

export interface OfferedFilter extends RoomFilter {
  isWanted: boolean;
}

/** The filters that rooms and rates can be narrowed down by at `moment` (D-509). */
export const selectFilters = (moment: Date) =>
  contextSelector((context: Snapshot['context']): OfferedFilter[] =>
    [
      ...filtersOf(panelsOf(context)),
      ...rateFiltersOf(context.configuration, ratesOnOffer(context), cancellableAt(context, moment)),
    ].map((filter) => ({
      ...filter,
      isWanted: context.wanted.filters.some((wanted) => isSameFilter(wanted, filter)),
    })),
  );

export const selectWantedFilters = ({ context }: Snapshot): readonly RoomFilter[] => context.wanted.filters;

/** The estate's time at `moment`; null where a voucher bars every cancellation online (B §6). */
function cancellableAt({ booking, session }: Snapshot['context'], moment: Date): LocalDateTime | null {
  return booking.vouchers.length > 0 ? null : onBusinessDay(session.businessDate, moment);
}
