import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { selectFilters, type OfferedFilter } from '../../../machines/steps/rooms/room-filters.selectors.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Chip, ChipGroup } from '../../ui/controls/Chip.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import field from '../../ui/controls/field.css?inline';
import { registerStyles } from '../../ui/frame/styles.ts';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './room-filters.css?inline';
import { useFilterNames } from './use-filter-names.ts';

registerStyles(field);
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
  actor: RoomsRef;
  onClose: () => void;
}

/** A sheet with the order of the rooms and their filters. Its foot says how many rooms these leave, and leads to them. */
export function RoomFilters({ actor, onClose }: RoomFiltersProps) {
  const { rooms, roomFilters: texts } = useTexts();
  const [select] = useState(() => selectFilters(new Date()));
  const filters = useSelector(actor, select);
  return (
    <Dialog title={rooms.wanted.open} onCancel={onClose} footer={<Foot actor={actor} onDone={onClose} />}>
      <div className="room-filters ui-stack">
        <Sorts actor={actor} />
        {GROUPS.map(([name, kinds]) => (
          <Filters
            key={name}
            label={texts[name]}
            filters={filters.filter(({ kind }) => kinds.some((one) => one === kind))}
            actor={actor}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** 'Clear filters' stays where nothing is chosen, so that neither the focus nor its neighbour moves. */
function Foot({ actor, onDone }: { actor: RoomsRef; onDone: () => void }) {
  const { rooms, formats } = useTexts();
  const texts = rooms.wanted;
  const { free, shown } = useSelector(actor, selectors.selectCounts);
  return (
    <>
      {shown === 0 ? <p className="room-filters-none">{texts.none}</p> : null}
      <Button onClick={() => actor.send({ type: 'filters.cleared' })}>{texts.clear}</Button>
      {shown > 0 ? (
        <Button variant="primary" onClick={onDone}>
          {formats.plural(texts.show, shown)}
        </Button>
      ) : null}
      <Announcement text={shown === 0 ? texts.none : fill(texts.shown, { shown, all: free })} isOnlyNews />
    </>
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
      <p className="ui-label" aria-hidden="true">
        {label}
      </p>
      <ChipGroup label={label}>{children}</ChipGroup>
    </div>
  );
}
