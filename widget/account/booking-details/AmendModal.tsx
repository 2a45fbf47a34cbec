import { useSelector } from '@xstate/react';
import type { BookingDetailsRef } from '../../../machines/account/booking-details/booking-details.machine.ts';
import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ModalRooms, OfRoom, Until } from './ModalRoom.tsx';

/** 'Want to make a change?': each room leads into the booking with its values. */
export function AmendModal({ actor }: { actor: BookingDetailsRef }) {
  const { account, shared } = useTexts();
  const rooms = useSelector(actor, selectors.selectRooms);
  const hasVoucher = useSelector(actor, selectors.selectHasVoucher);
  return (
    <Dialog
      title={account.bookingDetails.amendModal.title}
      size="wide"
      onCancel={() => actor.send({ type: 'amend.closed' })}
      footer={<Button onClick={() => actor.send({ type: 'amend.closed' })}>{shared.close}</Button>}
    >
      <div className="ui-stack">
        <ModalRooms rooms={rooms} actions={(room) => <RoomChoice room={room} hasVoucher={hasVoucher} />} />
      </div>
    </Dialog>
  );
}

function RoomChoice({
  room: { leg, change, amendQuery },
  hasVoucher,
}: {
  room: StayRoom;
  hasVoucher: boolean;
}) {
  const { amendModal: texts, cancelModal } = useTexts().account.bookingDetails;
  const { links } = useAssets();
  if (change.kind === 'cancelled') return <p>{fill(cancelModal.cancelled, { leg })}</p>;
  if (change.kind !== 'until') return <p>{hasVoucher ? texts.voucher : texts.closed}</p>;
  return (
    <>
      <Until text={texts.until} moment={change.until} />
      <p>
        <SafeLink
          href={links.booking === null ? null : `${links.booking}#/stay/search/?${amendQuery}`}
          variant="secondary"
        >
          <OfRoom text={texts.room} leg={leg} />
        </SafeLink>
      </p>
    </>
  );
}
