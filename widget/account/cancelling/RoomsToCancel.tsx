import type { ReactNode } from 'react';
import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ModalRooms, OfRoom, Until } from '../booking-details/ModalRoom.tsx';

interface RoomsToCancelProps {
  rooms: readonly StayRoom[];
  /** The estate's reason for refusing the last cancellation; null for none. */
  refusal: string | null;
  onRoom: (leg: number) => void;
  /** Called by 'Cancel All', which is left out without it. */
  onAll?: (() => void) | undefined;
  onClose: () => void;
  /** The question about what was chosen, while it is open. */
  children?: ReactNode;
}

/** 'Need to cancel?': room by room, or all. */
export function RoomsToCancel({ rooms, refusal, onRoom, onAll, onClose, children }: RoomsToCancelProps) {
  const { account, shared } = useTexts();
  const texts = account.bookingDetails.cancelModal;
  return (
    <Dialog
      title={texts.title}
      size="wide"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared.close}</Button>
          {onAll ? <Button onClick={onAll}>{texts.all}</Button> : null}
        </>
      }
    >
      <div className="ui-stack">
        <div role="status">
          {refusal === null ? null : (
            <Notice tone="warning">
              <p>{texts.refused}</p>
              <p>{refusal}</p>
            </Notice>
          )}
        </div>
        <ModalRooms rooms={rooms} actions={(room) => <RoomChoice room={room} onRoom={onRoom} />} />
      </div>
      {children}
    </Dialog>
  );
}

function RoomChoice({ room: { leg, change }, onRoom }: { room: StayRoom; onRoom: (leg: number) => void }) {
  const texts = useTexts().account.bookingDetails.cancelModal;
  switch (change.kind) {
    case 'cancelled':
      return <p>{texts.done}</p>;
    case 'closed':
      return <p>{texts.closed}</p>;
    case 'until':
      return (
        <>
          <Until text={texts.until} moment={change.until} />
          <p>
            <Button onClick={() => onRoom(leg)}>
              <OfRoom text={texts.room} leg={leg} />
            </Button>
          </p>
        </>
      );
  }
}
