import type { CancelRoomRef } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** 'Cancel a room', and what it takes. */
export function CancelRoomOffer({ actor }: { actor: CancelRoomRef }) {
  const { cancel } = useTexts().account.findBooking.change;
  return (
    <>
      <p>{cancel.text}</p>
      <p>
        <Button onClick={() => actor.send({ type: 'cancel.opened' })}>{cancel.button}</Button>
      </p>
    </>
  );
}
