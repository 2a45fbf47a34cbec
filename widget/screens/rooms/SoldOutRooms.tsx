import { flushSync } from 'react-dom';
import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import { fill } from '../../../src/texts/fill.ts';
import { nameList } from '../../../src/texts/name-list.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { RoomCard, type RoomTerms } from './RoomCard.tsx';

interface SoldOutRoomsProps extends RoomTerms {
  /** One at least. */
  panels: readonly RoomPanel[];
  chosen: string | null;
  hasPlaces: boolean;
}

/** Rooms of which nothing is left: a line that unfolds, and the way to other dates (D-510). */
export function SoldOutRooms({ panels, chosen, hasPlaces, ...terms }: SoldOutRoomsProps) {
  const { rooms, summaryPanel } = useTexts();
  const texts = rooms.soldOut;
  const { actor, hasPrices } = terms;
  const names = nameList(
    panels.map(({ roomType }) => roomType.displayName),
    summaryPanel.fees.and,
  );

  function openPrices(line: Element | null) {
    const details = line?.querySelector('details');
    if (details) details.open = true;
    flushSync(() => actor.send({ type: 'prices.opened', roomCode: panels[0]?.roomType.code ?? '' }));
    details?.querySelector<HTMLElement>('.rooms-card-ways > [aria-expanded=true]')?.focus();
  }

  return (
    <div className="rooms-sold">
      <details open={panels.some(({ roomType }) => roomType.code === chosen)}>
        <summary>{fill(texts.line, { names })}</summary>
        <ul className="ui-list">
          {panels.map((panel) => (
            <RoomCard
              key={panel.roomType.key}
              {...terms}
              panel={panel}
              place={hasPlaces ? panel.areaName : null}
              isChosen={panel.roomType.code === chosen}
              isNearAtOnce={false}
            />
          ))}
        </ul>
      </details>
      <Button
        variant="link"
        aria-label={`${texts.otherDates}: ${names}`}
        onClick={({ currentTarget }) => {
          if (hasPrices) openPrices(currentTarget.closest('.rooms-sold'));
          else actor.send({ type: 'dates.abandoned' });
        }}
      >
        {texts.otherDates}
      </Button>
    </div>
  );
}
