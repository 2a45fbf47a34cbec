import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { selectFilters, type OfferedFilter } from '../../../machines/steps/rooms/room-filters.selectors.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { registerTexts } from '../../texts/registry.ts';
import { roomFilters } from './room-filters.texts.ts';
import { Chip, ChipGroup } from '../../ui/controls/Chip.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './room-filters.css?inline';
import { Button } from '../../ui/controls/Button.tsx';

registerTexts({ roomFilters });

registerStyles(css);

const SORTS = ['place', 'cheapest', 'dearest'] as const;

/** The chips of each heading: filters of one kind stand together. */
const GROUPS = [
  ['place', ['place']],
  ['sleeps', ['sleeps']],
  ['needs', ['dogs', 'stepFree']],
  ['view', ['view']],
] as const;

interface RoomFiltersProps {
  /** Of the panel. */
  id: string;
  isOpen: boolean;
  actor: RoomsRef;
}

/** The order of the rooms and their filters, and how many rooms are left by these. */
export function RoomFilters({ id, isOpen, actor }: RoomFiltersProps) {
  const isFiltered = useSelector(actor, selectors.selectIsFiltered);
  return (
    <>
      {isOpen ? <Panel id={id} actor={actor} /> : null}
      {isFiltered ? <Left actor={actor} /> : null}
    </>
  );
}

function Panel({ id, actor }: Omit<RoomFiltersProps, 'isOpen'>) {
  const texts = useTexts().roomFilters;
  const filters = useSelector(actor, selectFilters);
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
    </div>
  );
}

/** What the filters leave. Names the leg's room where they hide it. */
function Left({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms.wanted;
  const { all, shown } = useSelector(actor, selectors.selectCounts);
  const name = useSelector(actor, selectors.selectHiddenRoom);
  const hidden = name === null ? null : fill(texts.hidden, { name });
  return (
    <>
      <div className="ui-row">
        <p>{shown === 0 ? texts.none : fill(texts.shown, { shown, all })}</p>
        <ClearFilters actor={actor} />
      </div>
      {hidden === null ? null : <Notice said={hidden}>{hidden}</Notice>}
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
  const { rooms, roomFilters: texts } = useTexts();
  const areas = useSelector(actor, selectors.selectAreas);
  const nameOf = ({ kind, value }: OfferedFilter) => {
    switch (kind) {
      case 'place':
        return areas.find(({ area }) => area.key === value)?.area.displayName;
      case 'sleeps':
        return fill(texts.atLeast, { n: value });
      case 'dogs':
        return rooms.dogFriendly;
      case 'stepFree':
        return texts.stepFree;
      case 'view':
        return value;
    }
  };
  if (filters.length === 0) return null;
  return (
    <Chips label={label}>
      {filters.map(({ isWanted, ...filter }) => (
        <Chip
          key={filter.kind + filter.value}
          pressed={isWanted}
          onClick={() => actor.send({ type: 'filter.toggled', filter })}
        >
          {nameOf({ isWanted, ...filter })}
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

/** Clears the filters. The focus goes to the button that opens them, because this one disappears. */
function ClearFilters({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms.wanted;
  return (
    <Button
      variant="link"
      onClick={({ currentTarget }) => {
        currentTarget.closest('.rooms')?.querySelector<HTMLElement>('.rooms-tools button')?.focus();
        actor.send({ type: 'filters.cleared' });
      }}
    >
      {texts.clear}
    </Button>
  );
}
