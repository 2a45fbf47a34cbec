import { useSelector } from '@xstate/react';
import { selectLosses, selectQuestion } from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { describeLosses } from './describe-losses.ts';
import type { RoomsRef } from './rooms-ref.ts';

/** Asks before another room or other dates take something away (D-39). */
export function RoomsQuestions({ actor }: { actor: RoomsRef }) {
  const question = useSelector(actor, selectQuestion);
  if (question === null) return null;
  return question === 'room' ? <ChangeRoom actor={actor} /> : <ChangeDates actor={actor} />;
}

function ChangeRoom({ actor }: { actor: RoomsRef }) {
  const { rooms, losses: words } = useTexts();
  const losses = useSelector(actor, selectLosses);
  const described = losses ? describeLosses(words, losses.dropped, losses.rate) : '';
  return (
    <ConfirmDialog
      title={rooms.change.title}
      text={fill(rooms.change.text, { losses: described })}
      confirm={rooms.change.confirm}
      cancel={rooms.change.cancel}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dismissed' })}
    />
  );
}

function ChangeDates({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms.newDates;
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      cancel={texts.cancel}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dismissed' })}
    />
  );
}
