import { useSelector } from '@xstate/react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import * as selectors from '../../../machines/steps/rooms/rooms-questions.selectors.ts';
import * as rooms from '../../../machines/steps/rooms/rooms.selectors.ts';
import { losses } from './losses.texts.ts';
import { roomsQuestions } from './rooms-questions.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { failureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { describeLosses } from './describe-losses.ts';
import { WithCode } from '../../ui/controls/WithCode.tsx';

registerTexts({ losses, roomsQuestions });

/** Asks where no room takes dogs, and before another room or other dates remove a choice. */
export function RoomsQuestions({ actor }: { actor: RoomsRef }) {
  const question = useSelector(actor, rooms.selectQuestion);
  const isWithoutDogFriendlyRoom = useSelector(actor, rooms.selectIsWithoutDogFriendlyRoom);
  if (isWithoutDogFriendlyRoom) return <NoDogFriendlyRooms actor={actor} />;
  if (question === null) return null;
  const Question = { room: ChangeRoom, dates: ChangeDates, vouchers: LeaveVouchers, unchecked: CheckAgain }[
    question
  ];
  return <Question actor={actor} />;
}

/** What the guest can answer to a question. */
function answersTo(actor: RoomsRef) {
  return {
    onConfirm: () => actor.send({ type: 'change.confirmed' }),
    onCancel: () => actor.send({ type: 'change.dismissed' }),
  };
}

function ChangeRoom({ actor }: { actor: RoomsRef }) {
  const words = useTexts();
  const texts = words.roomsQuestions.change;
  const lost = useSelector(actor, selectors.selectLosses);
  const described = lost ? describeLosses(words, lost.dropped, lost.rate) : '';
  return <ConfirmDialog {...texts} {...answersTo(actor)} text={fill(texts.text, { losses: described })} />;
}

function ChangeDates({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().roomsQuestions.newDates;
  return <ConfirmDialog {...texts} {...answersTo(actor)} />;
}

function LeaveVouchers({ actor }: { actor: RoomsRef }) {
  const { roomsQuestions, search, formats } = useTexts();
  const texts = roomsQuestions.leaveVouchers;
  const refused = useSelector(actor, selectors.selectRefusedVouchers);
  const named = refused.map(({ reference, reason }) =>
    fill(texts.voucher, { reference, reason: search.reasons[reason] }),
  );
  return (
    <ConfirmDialog
      title={formats.plural(texts.title, refused.length)}
      text={fill(formats.plural(texts.text, refused.length), { vouchers: formats.series(named) })}
      confirm={texts.confirm}
      cancel={texts.cancel}
      {...answersTo(actor)}
    />
  );
}

function CheckAgain({ actor }: { actor: RoomsRef }) {
  const { roomsQuestions, shared } = useTexts();
  const texts = roomsQuestions.uncheckedVoucher;
  const { reference, failure } = useSelector(actor, selectors.selectUncheckedVoucher);
  const reason = failure ? failureText(failure, shared.failures) : shared.failures.other;
  return (
    <ConfirmDialog
      title={texts.title}
      text={<WithCode text={fill(texts.text, { reason })} at="reference" code={reference ?? ''} />}
      confirm={shared.retry}
      cancel={texts.cancel}
      {...answersTo(actor)}
    />
  );
}

function NoDogFriendlyRooms({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().roomsQuestions.noDogFriendlyRooms;
  return (
    <Notice tone="warning">
      <div className="ui-stack ui-stack-tight" role="alert">
        <p>{texts.text}</p>
        <p className="ui-soft">{texts.hint}</p>
        <div className="ui-row">
          <Button variant="primary" onClick={() => actor.send({ type: 'dates.abandoned' })}>
            {texts.tryNewDate}
          </Button>
          <Button variant="link" onClick={() => actor.send({ type: 'dogs.leftAtHome' })}>
            {texts.continueWithout}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
