import { useSelector } from '@xstate/react';
import type { BookingDetailsRef } from '../../../machines/account/booking-details/booking-details.machine.ts';
import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ModalRoom, OfRoom, Until } from './ModalRoom.tsx';

/** 'Need to cancel?': room by room, or all. */
export function CancelModal({ actor }: { actor: BookingDetailsRef }) {
  const { account, shared } = useTexts();
  const texts = account.bookingDetails.cancelModal;
  const rooms = useSelector(actor, selectors.selectRooms);
  const canCancelAll = useSelector(actor, selectors.selectCanCancelAll);
  const refusal = useSelector(actor, selectors.selectRefusal);
  const isAsking = useSelector(actor, selectors.selectIsAsking);
  return (
    <Dialog
      title={texts.title}
      size="wide"
      onCancel={() => actor.send({ type: 'cancel.closed' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'cancel.closed' })}>{shared.close}</Button>
          {canCancelAll ? (
            <Button onClick={() => actor.send({ type: 'cancel.allChosen' })}>{texts.all}</Button>
          ) : null}
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
        {rooms.map((room) => (
          <ModalRoom key={room.leg} room={room}>
            <RoomChoice actor={actor} room={room} />
          </ModalRoom>
        ))}
      </div>
      {isAsking ? <AreYouSure actor={actor} /> : null}
    </Dialog>
  );
}

function RoomChoice({ actor, room: { leg, change } }: { actor: BookingDetailsRef; room: StayRoom }) {
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
            <Button onClick={() => actor.send({ type: 'cancel.roomChosen', leg })}>
              <OfRoom text={texts.room} leg={leg} />
            </Button>
          </p>
        </>
      );
  }
}

function AreYouSure({ actor }: { actor: BookingDetailsRef }) {
  const texts = useTexts().account.bookingDetails.cancelModal;
  const leg = useSelector(actor, selectors.selectAskedLeg);
  const isCancelling = useSelector(actor, selectors.selectIsCancelling);
  const money = useMoney(actor);
  return (
    <ConfirmDialog
      title={texts.sure}
      text={
        <>
          {leg === null ? texts.every : fill(texts.one, { leg })}
          <span className="booking-details-money">
            {money.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </>
      }
      confirm={leg === null ? texts.go.all : fill(texts.go.one, { leg })}
      cancel={leg === null ? texts.keep.all : texts.keep.one}
      onConfirm={() => actor.send({ type: 'cancel.confirmed' })}
      onCancel={() => actor.send({ type: 'cancel.declined' })}
      busy={isCancelling}
    />
  );
}

/** Until when it is free, or what was paid and may come back, in sentences. */
function useMoney(actor: BookingDetailsRef): string[] {
  const { account, formats } = useTexts();
  const texts = account.bookingDetails.cancelModal.money;
  const money = useSelector(actor, selectors.selectMoney);
  if (money === null) return [];
  const { paid, freeUntil, nonRefundable, isOpen } = money;
  if (freeUntil !== null) {
    return [fill(texts.free, { date: formats.dayMonth(freeUntil), time: formats.hour(freeUntil) })];
  }
  const amount = formats.price(paid ?? 0);
  return [
    ...(paid === null ? [] : [paid === 0 ? texts.nothingPaid : fill(texts.paid, { amount })]),
    ...nonRefundable.map((leg) => fill(texts.nonRefundable, { leg })),
    ...(isOpen ? [texts.refund] : []),
  ];
}
