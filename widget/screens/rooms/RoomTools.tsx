import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import {
  selectCounts,
  selectHasMap,
  selectIsFiltered,
} from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { RoomFilters } from './RoomFilters.tsx';

/** The tools over the list: filters, order, and the way to the estate's map (D-509, D-513). */
export function RoomTools({ actor }: { actor: RoomsRef }) {
  const { rooms, search } = useTexts();
  const texts = rooms.wanted;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFiltered = useSelector(actor, selectIsFiltered);
  const hasMap = useSelector(actor, selectHasMap);
  const { all, shown } = useSelector(actor, selectCounts);
  const canNarrow = all > 1;
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
            {texts.open}
          </Button>
        ) : null}
        {hasMap ? (
          <Button variant="link" onClick={() => actor.send({ type: 'map.opened' })}>
            {search.map}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <div id={id} className="rooms-wanted ui-panel">
          <RoomFilters actor={actor} />
        </div>
      ) : null}
      {isFiltered ? (
        <div className="ui-row">
          <p>{fill(texts.shown, { shown, all })}</p>
          <ClearFilters actor={actor} />
        </div>
      ) : null}
    </div>
  );
}
