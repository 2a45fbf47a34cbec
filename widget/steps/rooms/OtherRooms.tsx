import { useId, useState } from 'react';
import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomCard, type RoomTerms } from './RoomCard.tsx';
import { useGrowingCount } from './use-growing-count.ts';

/** As many as a slow device draws without delaying the guest's next input. */
const AT_ONCE = 8;

interface OtherRoomsProps extends RoomTerms {
  /** At least one. */
  panels: readonly RoomPanel[];
  chosen: string | null;
  /** There are no rooms above them. */
  isOpenAtFirst: boolean;
}

/**
 * The rooms that the party cannot have on its dates: a line that unfolds, with the reason at each room. Where a voucher
 * is in the way, also the way to a search without it.
 */
export function OtherRooms({ panels, chosen, isOpenAtFirst, ...terms }: OtherRoomsProps) {
  const { rooms, formats } = useTexts();
  const list = useId();
  const hasChosen = panels.some(({ roomType }) => roomType.code === chosen);
  const isForVoucher = panels.some(({ outcome }) => outcome.kind === 'notWithVoucher');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || hasChosen);
  return (
    <div className="rooms-others">
      {/* Not a `<details>`: Tab on its summary leaves the shadow root in WebKit. */}
      <Button
        variant="link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {formats.plural(rooms.others, panels.length)}
      </Button>
      {isOpen ? <List {...terms} {...{ panels, chosen, list }} /> : null}
      {isForVoucher ? (
        <Button variant="link" onClick={() => terms.actor.send({ type: 'dates.abandoned' })}>
          {rooms.withoutVoucher}
        </Button>
      ) : null}
    </div>
  );
}

function List({ panels, chosen, list, ...terms }: Omit<OtherRoomsProps, 'isOpenAtFirst'> & { list: string }) {
  const drawn = useGrowingCount(panels.length, AT_ONCE, AT_ONCE);
  return (
    <ul className="ui-list" id={list}>
      {panels.slice(0, drawn).map((panel) => (
        <RoomCard
          key={panel.roomType.key}
          {...terms}
          panel={panel}
          place={panel.areaName}
          isChosen={panel.roomType.code === chosen}
          isNearAtOnce={false}
        />
      ))}
    </ul>
  );
}
