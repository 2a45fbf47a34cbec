import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectHasNews } from '../../machines/booking/booking.selectors.ts';
import { editedPlace } from '../../src/domain/booking/progress.ts';
import { BookingFrame } from '../ui/frame/BookingFrame.tsx';
import { Loading } from '../ui/text/Loading.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import { WaitingPlace } from '../ui/text/WaitingPlace.tsx';
import { BookingDialogs } from './BookingDialogs.tsx';
import { Hints } from './Hints.tsx';
import { Receipt } from './Receipt.tsx';
import { RoomsWait } from '../steps/rooms/RoomsWait.tsx';
import { StayLine } from './StayLine.tsx';
import { StepScreen } from './StepScreen.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useShown, type Shown } from './use-shown.ts';

/** The search's step of the progress bar. */
const SEARCH = 1;

/** The whole booking: the frame, the current step's screen, and the dialogs over it. */
export function BookingApp({ actor }: { actor: BookingActor }) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useShown(actor, frame);
  const hasNews = useSelector(actor, selectHasNews);
  const { progress, canEdit, canCancel, offersSignIn } = shown;
  const edit = (step: number) => actor.send({ type: 'step.edited', place: editedPlace(step) });
  return (
    <>
      <BookingFrame
        ref={frame}
        step={progress}
        onEdit={canEdit ? edit : undefined}
        onSignIn={offersSignIn ? () => actor.send({ type: 'signIn.requested' }) : undefined}
        onCancel={canCancel ? () => actor.send({ type: 'leave.requested' }) : null}
        stay={
          progress !== null && progress > SEARCH ? (
            <StayLine actor={actor} onChange={canEdit ? () => edit(SEARCH) : undefined} />
          ) : null
        }
      >
        {hasNews ? <Hints actor={actor} /> : null}
        <CurrentScreen {...{ actor, shown }} />
      </BookingFrame>
      <BookingDialogs actor={actor} />
    </>
  );
}

interface CurrentScreenProps {
  actor: BookingActor;
  shown: Shown;
}

function CurrentScreen({
  actor,
  shown: { step, isUnavailable, isLeft, isLooking, isMade },
}: CurrentScreenProps) {
  if (isUnavailable) return <Unavailable actor={actor} />;
  if (isLeft) return null;
  const receipt = isMade ? <Receipt actor={actor} /> : undefined;
  if (step) return <StepScreen key={step.id} holder={step} flow={actor} instead={receipt} />;
  if (receipt) return receipt;
  return isLooking ? <RoomsWait actor={actor} /> : <Waiting />;
}

function Waiting() {
  const texts = useTexts().booking;
  return (
    <WaitingPlace>
      <Loading text={texts.loading} />
    </WaitingPlace>
  );
}
