import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomFilters } from './RoomFilters.tsx';

/** The tools over the list: filters, order, and the way to the estate's map. */
export function RoomTools({ actor }: { actor: RoomsRef }) {
  const { rooms, search } = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFiltered = useSelector(actor, selectors.selectIsFiltered);
  const hasMap = useSelector(actor, selectors.selectHasMap);
  const canNarrow = useSelector(actor, selectors.selectCounts).all > 1;
  if (!canNarrow && !hasMap) return null;
  return (
    <div className="rooms-tools ui-stack ui-stack-tight">
      <div className="ui-row">
        {canNarrow ? (
          <Button
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {rooms.wanted.open}
          </Button>
        ) : null}
        {hasMap ? (
          <Button variant="link" onClick={() => actor.send({ type: 'map.opened' })}>
            {search.map}
          </Button>
        ) : null}
      </div>
      {isOpen || isFiltered ? <RoomFilters {...{ id, isOpen, actor }} /> : null}
    </div>
  );
}
