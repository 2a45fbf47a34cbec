import { useSelector } from '@xstate/react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { selectAreas } from '../../../machines/steps/rooms/rooms.selectors.ts';
import type { RoomFilter } from '../../../src/domain/rooms/room-list.ts';
import { fill } from '../../texts/fill.ts';
import { registerTexts } from '../../texts/registry.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { roomFilters } from './room-filters.texts.ts';

registerTexts({ roomFilters });

/** Gives a filter its name beside others of its kind: '3 or more', 'Lake'. */
export function useFilterNames(actor: RoomsRef): (filter: RoomFilter) => string {
  const { rooms, roomFilters: texts } = useTexts();
  const areas = useSelector(actor, selectAreas);
  return ({ kind, value }) => {
    switch (kind) {
      case 'place':
        return areas.find(({ area }) => area.key === value)?.area.displayName ?? '';
      case 'sleeps':
        return fill(texts.atLeast, { n: value });
      case 'dogs':
        return rooms.dogFriendly;
      case 'view':
        return value;
      default:
        return texts[kind];
    }
  };
}
