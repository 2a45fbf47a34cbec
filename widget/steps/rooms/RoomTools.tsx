import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { selectWantedFilters } from '../../../machines/steps/rooms/room-filters.selectors.ts';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomFilters } from './RoomFilters.tsx';
import { WantedFilters } from './WantedFilters.tsx';

/** The tools over the list: filters, order, and the way to the estate's map. */
export function RoomTools({ actor }: { actor: RoomsRef }) {
  const { rooms, search } = useTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isFiltered = useSelector(actor, selectWantedFilters).length > 0;
  const hasMap = useSelector(actor, selectors.selectHasMap);
  const canNarrow = useSelector(actor, selectors.selectCounts).free > 1;
  if (!canNarrow && !hasMap) return null;
  return (
    <div className="rooms-tools ui-stack ui-stack-tight">
      <div className="ui-row">
        {canNarrow ? (
          <Button ref={opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {rooms.wanted.open}
          </Button>
        ) : null}
        {hasMap ? (
          <Button variant="link" onClick={() => actor.send({ type: 'map.opened' })}>
            {search.map}
          </Button>
        ) : null}
      </div>
      {isFiltered ? <WantedFilters actor={actor} onEmptied={() => opener.current?.focus()} /> : null}
      {isOpen ? <RoomFilters actor={actor} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
