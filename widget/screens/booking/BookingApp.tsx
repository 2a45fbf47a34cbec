import { useSelector } from '@xstate/react';
import { Suspense, useRef, type ComponentType } from 'react';
import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import { selectHint } from '../../../machines/booking/booking.selectors.ts';
import { editedPlace } from '../../../src/domain/progress.ts';
import { BookingFrame } from '../../ui/BookingFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { WaitingPlace } from '../../ui/WaitingPlace.tsx';
import { lazyView } from '../../lazy/lazy-view.ts';
import { StepScreen } from './StepScreen.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useShown, type Shown } from './use-shown.ts';

/** Shown while the rooms are looked for. */
const RoomsWait = lazyView(async () => (await import('../rooms/RoomsWait.tsx')).RoomsWait);
const BookingDialogs = lazyView(async () => (await import('./BookingDialogs.tsx')).BookingDialogs);
const Hints = lazyView(async () => (await import('./Hints.tsx')).Hints);

interface BookingAppProps {
  actor: BookingActor;
  /** The booking that is made, where its confirmation cannot be shown. Its code is there since the session began. */
  Receipt: ComponentType<{ actor: BookingActor }>;
}

/** The whole booking: the frame, the current step's screen, and the dialogs that may come over any step. */
export function BookingApp({ actor, Receipt }: BookingAppProps) {
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
        <Suspense>{hasHint ? <Hints actor={actor} /> : null}</Suspense>
        <CurrentScreen actor={actor} Receipt={Receipt} shown={shown} />
      </BookingFrame>
      <Suspense>
        <BookingDialogs actor={actor} />
      </Suspense>
    </>
  );
}

interface CurrentScreenProps extends BookingAppProps {
  shown: Shown;
}

function CurrentScreen({
  actor,
  Receipt,
  shown: { step, isUnavailable, isLeft, isLooking, isMade },
}: CurrentScreenProps) {
  if (isUnavailable) return <Unavailable actor={actor} />;
  if (isLeft) return null;
  const receipt = isMade ? (
    <Suspense>
      <Receipt actor={actor} />
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
