import { useSelector } from '@xstate/react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { selectCompared, selectIsComparingFull } from '../../../machines/steps/rooms/rooms.selectors.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './compare-room.css?inline';

registerStyles(css);

interface CompareRoomProps {
  roomType: RoomType;
  actor: RoomsRef;
}

/** Ticks a room for comparison. From two ticked rooms on, a button at the one ticked last opens the comparison. */
export function CompareRoom({ roomType: { code, displayName }, actor }: CompareRoomProps) {
  const { rooms, shared, formats } = useTexts();
  const texts = rooms.compare;
  const isTicked = useSelector(actor, (snapshot) => selectCompared(snapshot).includes(code));
  // The count matters to one room only: the others are not drawn again.
  const count = useSelector(actor, (snapshot) => {
    const compared = selectCompared(snapshot);
    return compared.at(-1) === code ? compared.length : 0;
  });
  const isFull = useSelector(actor, selectIsComparingFull) && !isTicked;
  const text = isFull ? texts.full : texts.tick;
  return (
    <>
      <label className="rooms-compare">
        <input
          type="checkbox"
          aria-label={fill(shared.about, { text, about: displayName })}
          checked={isTicked}
          disabled={isFull}
          onChange={() => actor.send({ type: 'room.compared', roomCode: code })}
        />
        {text}
      </label>
      {count > 1 ? (
        <Button variant="link" onClick={() => actor.send({ type: 'comparison.opened' })}>
          {formats.plural(texts.open, count)}
        </Button>
      ) : null}
    </>
  );
}
