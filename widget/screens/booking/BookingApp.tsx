import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import {
  selectCanCancel,
  selectCanEdit,
  selectIdle,
  selectIsAskingAboutLink,
  selectIsAskingToLeave,
  selectIsLeft,
  selectIsLookingForRooms,
  selectIsUnavailable,
  selectProgress,
  selectStepActor,
} from '../../../machines/booking/booking.selectors.ts';
import { selectIsWarning, selectSecondsLeft } from '../../../machines/booking/idle/idle.selectors.ts';
import type { idleMachine } from '../../../machines/booking/idle/idle.machine.ts';
import { editedPlace } from '../../../src/domain/progress.ts';
import { BookingFrame } from '../../ui/BookingFrame.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IdleDialog } from '../../ui/IdleDialog.tsx';
import { LeaveDialog } from '../../ui/LeaveDialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import type { BookingActor } from '../../wiring/booking.ts';
import type { ActorRefFrom } from 'xstate';
import { BookingBill } from './BookingBill.tsx';
import { Hints } from './Hints.tsx';
import { StepScreen } from './StepScreen.tsx';
import { Unavailable } from './Unavailable.tsx';

/** Shown while the rooms are looked for; it comes with the code of the rooms. */
const RoomsSkeleton = lazy(async () => {
  const module = await import('../rooms/RoomsSkeleton.tsx');
  return { default: module.RoomsSkeleton };
});

/** The whole booking: the frame, the current step's screen, and the dialogs that may come over any step. */
export function BookingApp({ actor }: { actor: BookingActor }) {
  const progress = useSelector(actor, selectProgress);
  const canCancel = useSelector(actor, selectCanCancel);
  const canEdit = useSelector(actor, selectCanEdit);
  const isAskingToLeave = useSelector(actor, selectIsAskingToLeave);
  const isAskingAboutLink = useSelector(actor, selectIsAskingAboutLink);
  const idle = useSelector(actor, selectIdle);
  return (
    <BookingBill actor={actor}>
      <BookingFrame
        step={progress}
        onEdit={canEdit ? (step) => actor.send({ type: 'step.edited', place: editedPlace(step) }) : undefined}
        onCancel={canCancel ? () => actor.send({ type: 'cancel.requested' }) : null}
      >
        <Hints actor={actor} />
        <CurrentScreen actor={actor} />
      </BookingFrame>
      {isAskingToLeave ? (
        <LeaveDialog
          onLeave={() => actor.send({ type: 'cancel.confirmed' })}
          onStay={() => actor.send({ type: 'cancel.dismissed' })}
        />
      ) : null}
      {isAskingAboutLink ? <LinkQuestion actor={actor} /> : null}
      {idle ? <IdleWarning actor={idle} /> : null}
    </BookingBill>
  );
}

function CurrentScreen({ actor }: { actor: BookingActor }) {
  const step = useSelector(actor, selectStepActor);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isLeft = useSelector(actor, selectIsLeft);
  const isLookingForRooms = useSelector(actor, selectIsLookingForRooms);
  if (isUnavailable) return <Unavailable actor={actor} />;
  if (isLeft) return null;
  if (step) return <StepScreen key={step.id} holder={step} />;
  return <Suspense fallback={<Waiting />}>{isLookingForRooms ? <RoomsSkeleton /> : <Waiting />}</Suspense>;
}

function Waiting() {
  const texts = useTexts().booking;
  return (
    <>
      <Loading text={texts.loading} />
      <Skeleton height={280} />
    </>
  );
}

/** Asks before a link to a new search gives back the rooms that are held (D-52). */
function LinkQuestion({ actor }: { actor: BookingActor }) {
  const texts = useTexts().booking.newSearch;
  return (
    <ConfirmDialog
      {...texts}
      onConfirm={() => actor.send({ type: 'newSearch.confirmed' })}
      onCancel={() => actor.send({ type: 'newSearch.dismissed' })}
    />
  );
}

function IdleWarning({ actor }: { actor: ActorRefFrom<typeof idleMachine> }) {
  const isWarning = useSelector(actor, selectIsWarning);
  const seconds = useSelector(actor, selectSecondsLeft);
  if (!isWarning) return null;
  return (
    <IdleDialog
      secondsLeft={seconds}
      onContinue={() => actor.send({ type: 'stay.confirmed' })}
      onDismiss={() => actor.send({ type: 'warning.dismissed' })}
    />
  );
}
