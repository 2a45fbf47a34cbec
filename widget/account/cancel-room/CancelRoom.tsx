import { useSelector } from '@xstate/react';
import type { CancelRoomRef } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import * as selectors from '../../../machines/account/cancel-room/cancel-room.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { writeFailureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { CancelQuestion } from '../cancelling/CancelQuestion.tsx';
import { RoomsToCancel } from '../cancelling/RoomsToCancel.tsx';
import { CodeDialog } from './CodeDialog.tsx';

/** The dialogs in which a room of a looked-up stay is cancelled: the rooms, the question, the code. */
export function CancelRoom({ actor }: { actor: CancelRoomRef }) {
  const dialog = useSelector(actor, selectors.selectDialog);
  const rooms = useSelector(actor, selectors.selectRooms);
  const refusal = useSelector(actor, selectors.selectRefusal);
  if (dialog === null) return null;
  if (dialog === 'tooOften') return <TooOften actor={actor} />;
  return (
    <RoomsToCancel
      rooms={rooms}
      refusal={refusal}
      onRoom={(leg) => actor.send({ type: 'cancel.roomChosen', leg })}
      onClose={() => actor.send({ type: 'cancel.closed' })}
    >
      {dialog === 'question' ? <Question actor={actor} /> : null}
      {dialog === 'code' ? <CodeDialog actor={actor} /> : null}
    </RoomsToCancel>
  );
}

function Question({ actor }: { actor: CancelRoomRef }) {
  const { account, shared } = useTexts();
  const { send } = account.cancelRoom;
  const failure = useSelector(actor, selectFailure);
  const returns = useReturns(actor);
  return (
    <CancelQuestion
      leg={useSelector(actor, selectors.selectAskedLeg)}
      money={useSelector(actor, selectors.selectMoney)}
      confirm={send.button}
      busy={useSelector(actor, selectors.selectIsBusy)}
      onConfirm={() => actor.send({ type: 'code.requested' })}
      onCancel={() => actor.send({ type: 'cancel.declined' })}
    >
      {failure ? (
        <ErrorBox key={returns} title={send.failed} text={writeFailureText(failure, shared.failures)} />
      ) : null}
      <p>{send.text}</p>
    </CancelQuestion>
  );
}

function TooOften({ actor }: { actor: CancelRoomRef }) {
  const { account, shared } = useTexts();
  const texts = { ...account.findBooking.tooOften, ...account.cancelRoom.tooOften };
  const from = useSelector(actor, selectors.selectTryFrom);
  const close = () => actor.send({ type: 'cancel.closed' });
  return (
    <Dialog title={texts.title} onCancel={close} footer={<Button onClick={close}>{shared.close}</Button>}>
      <div className="ui-stack ui-stack-tight">
        <p>{from === null ? texts.later : fill(texts.from, { time: formatClock(from) })}</p>
        <CallUs {...texts} />
      </div>
    </Dialog>
  );
}
