import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { selectFilters, type OfferedFilter } from '../../../machines/steps/rooms/room-filters.selectors.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Chip, ChipGroup } from '../../ui/controls/Chip.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './room-filters.css?inline';
import { useFilterNames } from './use-filter-names.ts';

registerStyles(css);

const SORTS = ['place', 'cheapest', 'dearest'] as const;

/** The chips of each heading: filters of one kind stand together. */
const GROUPS = [
  ['rate', ['breakfast', 'freeCancellation']],
  ['place', ['place']],
  ['sleeps', ['sleeps']],
  ['needs', ['dogs', 'stepFree']],
  ['view', ['view']],
] as const;

interface RoomFiltersProps {
  /** Of the panel. */
  id: string;
  actor: RoomsRef;
  onDone: () => void;
}

/** The order of the rooms and their filters, and the way back to the rooms that are left by these. */
export function RoomFilters({ id, actor, onDone }: RoomFiltersProps) {
  const { rooms, roomFilters: texts, formats } = useTexts();
  const [select] = useState(() => selectFilters(new Date()));
  const filters = useSelector(actor, select);
  const { shown } = useSelector(actor, selectors.selectCounts);
  return (
    <div id={id} className="room-filters ui-panel ui-stack ui-stack-tight">
      <Sorts actor={actor} />
      {GROUPS.map(([name, kinds]) => (
        <Filters
          key={name}
          label={texts[name]}
          filters={filters.filter(({ kind }) => kinds.some((one) => one === kind))}
          actor={actor}
        />
      ))}
      {shown > 0 ? (
        <Button variant="primary" onClick={onDone}>
          {formats.plural(rooms.wanted.show, shown)}
        </Button>
      ) : null}
    </div>
  );
}

function Sorts({ actor }: { actor: RoomsRef }) {
  const { rooms, roomFilters: texts } = useTexts();
  const chosen = useSelector(actor, selectors.selectSort);
  return (
    <Chips label={texts.sort}>
      {SORTS.map((sort) => (
        <Chip key={sort} pressed={sort === chosen} onClick={() => actor.send({ type: 'sort.chosen', sort })}>
          {rooms.sorts[sort]}
        </Chip>
      ))}
    </Chips>
  );
}

function Filters({ label, filters, actor }: { label: string; filters: OfferedFilter[]; actor: RoomsRef }) {
  const nameOf = useFilterNames(actor);
  if (filters.length === 0) return null;
  return (
    <Chips label={label}>
      {filters.map(({ isWanted, ...filter }) => (
        <Chip
          key={filter.kind + filter.value}
          pressed={isWanted}
          onClick={() => actor.send({ type: 'filter.toggled', filter })}
        >
          {nameOf(filter)}
        </Chip>
      ))}
    </Chips>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="ui-soft" aria-hidden="true">
        {label}
      </p>
      <ChipGroup label={label}>{children}</ChipGroup>
    </div>
  );
}
