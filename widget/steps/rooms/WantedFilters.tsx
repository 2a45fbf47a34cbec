import { useSelector } from '@xstate/react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { selectWantedFilters } from '../../../machines/steps/rooms/room-filters.selectors.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useFilterNames } from './use-filter-names.ts';

interface WantedFiltersProps {
  actor: RoomsRef;
  /** Takes the focus when the last filter goes, because the filters disappear with it. */
  onEmptied: () => void;
}

/** The chosen filters, each to be removed, and what they leave. Names the leg's room where they hide it. */
export function WantedFilters({ actor, onEmptied }: WantedFiltersProps) {
  const { rooms, roomFilters } = useTexts();
  const texts = rooms.wanted;
  const wanted = useSelector(actor, selectWantedFilters);
  const { free, shown } = useSelector(actor, selectors.selectCounts);
  const nameOf = useFilterNames(actor);
  const room = useSelector(actor, selectors.selectHiddenRoom);
  const hidden = room === null ? null : fill(texts.hidden, { name: room });

  /** The pressed button goes: the focus goes to its neighbour, or where the last one sends it. */
  function focusBeside({ parentElement }: Element, index: number) {
    const next = parentElement?.children[index === 0 ? 1 : index - 1];
    if (next instanceof HTMLElement) next.focus();
    else onEmptied();
  }
  return (
    <div className="rooms-wanted ui-stack ui-stack-tight">
      <div className="ui-row" role="group" aria-label={roomFilters.chosen}>
        {wanted.map((filter, index) => (
          <Button
            key={filter.kind + filter.value}
            aria-label={fill(texts.remove, { filter: nameOf(filter) })}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget, index);
              actor.send({ type: 'filter.toggled', filter });
            }}
          >
            {nameOf(filter)} <span aria-hidden="true">×</span>
          </Button>
        ))}
      </div>
      <div className="ui-row">
        <p>{shown === 0 ? texts.none : fill(texts.shown, { shown, all: free })}</p>
        <Button
          variant="link"
          onClick={() => {
            onEmptied();
            actor.send({ type: 'filters.cleared' });
          }}
        >
          {texts.clear}
        </Button>
      </div>
      {hidden === null ? null : <Notice said={hidden}>{hidden}</Notice>}
    </div>
  );
}
