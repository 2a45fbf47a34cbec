import type { SnapshotFrom } from 'xstate';
import { filtersOf } from '../../../src/domain/rooms/room-filters.ts';
import { isSameFilter, type RoomFilter } from '../../../src/domain/rooms/room-list.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import type { roomsMachine } from './rooms.machine.ts';
import { panelsOf } from './rooms.rules.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

export interface OfferedFilter extends RoomFilter {
  isWanted: boolean;
}

/** The filters that the rooms can be narrowed down by (D-509). */
export const selectFilters = contextSelector((context: Snapshot['context']): OfferedFilter[] =>
  filtersOf(panelsOf(context)).map((filter) => ({
    ...filter,
    isWanted: context.wanted.filters.some((wanted) => isSameFilter(wanted, filter)),
  })),
);
