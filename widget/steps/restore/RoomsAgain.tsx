import { useSelector } from '@xstate/react';
import type { RestoreRef } from '../../../machines/steps/restore/restore.machine.ts';
import {
  selectRooms,
  selectSums,
  type RestoredRoom,
} from '../../../machines/steps/restore/restore.selectors.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** What became of each room, with its old and new price. */
export function RoomsAgain({ actor }: { actor: RestoreRef }) {
  const words = useTexts();
  const texts = words.restore;
  const rooms = useSelector(actor, selectRooms);
  const sums = useSelector(actor, selectSums);
  return (
    <section>
      <h3 className="ui-display">{texts.rooms}</h3>
      <ul className="ui-list restore-rooms">
        {rooms.map((room) => (
          <RoomAgain key={room.leg} room={room} />
        ))}
        {sums ? (
          <li>
            <strong>{texts.sum}</strong>
            <span className="ui-numbers">{priceText(words, sums.before, sums.now)}</span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function RoomAgain({ room: { leg, became, roomName, rateName, before, now } }: { room: RestoredRoom }) {
  const words = useTexts();
  const texts = words.restore;
  const name = roomName === '' ? fill(texts.roomUnknown, { leg }) : fill(texts.room, { leg, room: roomName });
  return (
    <li>
      <strong>{name}</strong>
      {rateName === '' ? null : <span className="ui-soft">{rateName}</span>}
      <span className={became === 'held' ? undefined : 'restore-missing'}>{texts.became[became]}</span>
      {became === 'unchosen' ? null : <span className="ui-numbers">{priceText(words, before, now)}</span>}
    </li>
  );
}

/** For example '£430, £30 more than the £400 before'. `now` is null where no room is held. */
export function priceText(
  { restore: { price }, formats }: Pick<Texts, 'restore' | 'formats'>,
  before: MinorUnits,
  now: MinorUnits | null,
): string {
  if (now === null) return before === 0 ? '' : fill(price.lost, { before: formats.price(before) });
  const change = now === before ? price.same : now > before ? price.higher : price.lower;
  return fill(change, {
    now: formats.price(now),
    before: formats.price(before),
    difference: formats.price(Math.abs(now - before)),
  });
}
