import { useSelector } from '@xstate/react';
import { lazy, Suspense, useRef } from 'react';
import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import { selectHint } from '../../../machines/booking/booking.selectors.ts';
import { editedPlace } from '../../../src/domain/progress.ts';
import { BookingFrame } from '../../ui/BookingFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { WaitingPlace } from '../../ui/WaitingPlace.tsx';
import type { SessionViews } from './session-views.ts';
import { StepScreen } from './StepScreen.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useShown, type Shown } from './use-shown.ts';

/** Shown while the rooms are looked for. Where its code is lost, a plain wait does. */
const RoomsWait = lazy(() =>
  import('../rooms/RoomsWait.tsx').then(
    (code) => ({ default: code.RoomsWait }),
    () => ({ default: Waiting }),
  ),
);

interface BookingAppProps {
  actor: BookingActor;
  /** Their code may come later: until then the booking goes on without them. */
  views: SessionViews;
}

/** The whole booking: the frame, the current step's screen, and the dialogs that may come over any step. */
export function BookingApp({ actor, views }: BookingAppProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useShown(actor, frame);
  const hasHint = useSelector(actor, selectHint) !== null;
  const { progress, canEdit, canCancel } = shown;
  return (
    <>
      <BookingFrame
        ref={frame}
        step={progress}
        onEdit={canEdit ? (step) => actor.send({ type: 'step.edited', place: editedPlace(step) }) : undefined}
        onCancel={canCancel ? () => actor.send({ type: 'cancel.requested' }) : null}
      >
        <Suspense>{hasHint ? <views.Hints actor={actor} /> : null}</Suspense>
        <CurrentScreen {...{ actor, views, shown }} />
      </BookingFrame>
      <Suspense>
        <views.BookingDialogs actor={actor} />
      </Suspense>
    </>
  );
}

interface CurrentScreenProps extends BookingAppProps {
  shown: Shown;
}

function CurrentScreen({
  actor,
  views,
  shown: { step, isUnavailable, isLeft, isLooking, isMade },
}: CurrentScreenProps) {
  if (isUnavailable) return <Unavailable actor={actor} />;
  if (isLeft) return null;
  const receipt = isMade ? (
    <Suspense>
      <views.Receipt actor={actor} />
    </Suspense>
  ) : undefined;
  if (step) return <StepScreen key={step.id} holder={step} flow={actor} instead={receipt} />;
  if (receipt) return receipt;
  return <Suspense fallback={<Waiting />}>{isLooking ? <RoomsWait actor={actor} /> : <Waiting />}</Suspense>;
}

function Waiting() {
  const texts = useTexts().booking;
  return (
    <WaitingPlace>
      <Loading text={texts.loading} />
    </WaitingPlace>
  );
}
