import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonAbout } from '../../ui/controls/ButtonAbout.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomCard, type RoomTerms } from './RoomCard.tsx';

interface SoldOutRoomsProps extends RoomTerms {
  /** At least one. */
  panels: readonly RoomPanel[];
  chosen: string | null;
  hasPlaces: boolean;
}

/** Rooms of which nothing is left: a line that unfolds, and the ways to other dates and to a search without voucher. */
export function SoldOutRooms({ panels, chosen, hasPlaces, ...terms }: SoldOutRoomsProps) {
  const { rooms, formats } = useTexts();
  const texts = rooms.soldOut;
  const { actor, hasPrices } = terms;
  const list = useId();
  const [isOpen, setIsOpen] = useState(panels.some(({ roomType }) => roomType.code === chosen));
  const isForVoucher = panels.some(({ outcome }) => outcome.kind === 'notWithVoucher');
  const names = formats.list(panels.map(({ roomType }) => roomType.displayName));

  function openPrices(line: Element | null) {
    flushSync(() => {
      setIsOpen(true);
      actor.send({ type: 'prices.opened', roomCode: panels[0]?.roomType.code ?? '' });
    });
    line?.querySelector<HTMLElement>('.rooms-card-ways > [aria-expanded=true]')?.focus();
  }

  return (
    <div className="rooms-sold">
      {/* Not a `<details>`: Tab on its summary leaves the shadow root in WebKit. */}
      <Button variant="link" aria-expanded={isOpen} aria-controls={list} onClick={() => setIsOpen(!isOpen)}>
        {fill(isForVoucher ? texts.notWithVoucher : texts.line, { names })}
      </Button>
      <ul className="ui-list" id={list} hidden={!isOpen}>
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
      <ButtonAbout
        variant="link"
        about={names}
        onClick={({ currentTarget }) => {
          if (hasPrices) openPrices(currentTarget.closest('.rooms-sold'));
          else actor.send({ type: 'dates.abandoned' });
        }}
      >
        {texts.otherDates}
      </ButtonAbout>
      {isForVoucher ? (
        <ButtonAbout variant="link" about={names} onClick={() => actor.send({ type: 'dates.abandoned' })}>
          {texts.withoutVoucher}
        </ButtonAbout>
      ) : null}
    </div>
  );
}
