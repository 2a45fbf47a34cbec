import { useSelector } from '@xstate/react';
import { memo, Suspense, useRef, type ComponentType, type RefObject } from 'react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectHasNews, selectIsAmending } from '../../machines/booking/booking.selectors.ts';
import { editedPlace } from '../../src/domain/booking/progress.ts';
import { BookingFrame } from '../ui/frame/BookingFrame.tsx';
import { FocusKeeper } from '../ui/frame/FocusKeeper.tsx';
import { Loading } from '../ui/text/Loading.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import { WaitingPlace } from '../ui/text/WaitingPlace.tsx';
import type { SessionViewProps } from './SessionView.tsx';
import { StepScreen } from './StepScreen.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useShown, type Shown } from './use-shown.ts';

/** The search's step of the progress bar. */
const SEARCH = 1;

interface BookingAppProps {
  actor: BookingActor;
  /** The view of a session's messages. Its code may come later than the first screen. */
  SessionView: ComponentType<SessionViewProps>;
}

/** The whole booking: the frame, the current step's screen, and the dialogs over it. */
export function BookingApp(props: BookingAppProps) {
  const frame = useRef<HTMLDivElement>(null);
  return <ShownBooking {...props} shown={useShown(props.actor, frame)} frame={frame} />;
}

interface ShownBookingProps extends BookingAppProps {
  shown: Shown;
  frame: RefObject<HTMLDivElement | null>;
}

/** Not drawn again when the booking is at the next step already, while the old screen is still shown. */
const ShownBooking = memo(function ShownBooking({ actor, SessionView, shown, frame }: ShownBookingProps) {
  const hasNews = useSelector(actor, selectHasNews);
  const isAmending = useSelector(actor, selectIsAmending);
  const { progress, canEdit, canCancel, offersSignIn } = shown;
  const edit = (step: number) => actor.send({ type: 'step.edited', place: editedPlace(step) });
  return (
    <>
      <BookingFrame
        ref={frame}
        isAmending={isAmending}
        step={progress}
        onEdit={canEdit ? edit : undefined}
        onSignIn={offersSignIn ? () => actor.send({ type: 'signIn.requested' }) : undefined}
        onCancel={canCancel ? () => actor.send({ type: 'leave.requested' }) : null}
        stay={
          progress !== null && progress > SEARCH ? (
            <Suspense>
              <SessionView
                actor={actor}
                view="StayLine"
                onChange={canEdit ? () => edit(SEARCH) : undefined}
              />
            </Suspense>
          ) : null
        }
      >
        <Suspense>{hasNews ? <SessionView actor={actor} view="Hints" /> : null}</Suspense>
        <CurrentScreen {...{ actor, SessionView, shown }} />
      </BookingFrame>
      <FocusKeeper />
      <Suspense>
        <SessionView actor={actor} view="BookingDialogs" />
      </Suspense>
    </>
  );
});

function CurrentScreen({ actor, SessionView, shown }: Omit<ShownBookingProps, 'frame'>) {
  const { step, isUnavailable, isLeft, isLooking, isMade } = shown;
  if (isUnavailable) return <Unavailable actor={actor} />;
  if (isLeft) return null;
  const receipt = isMade ? (
    <Suspense fallback={<Waiting />}>
      <SessionView actor={actor} view="Receipt" />
    </Suspense>
  ) : undefined;
  if (step) return <StepScreen key={step.id} holder={step} flow={actor} instead={receipt} />;
  if (receipt) return receipt;
  return isLooking ? (
    <Suspense fallback={<Waiting />}>
      <SessionView actor={actor} view="RoomsWait" />
    </Suspense>
  ) : (
    <Waiting />
  );
}

function Waiting() {
  const texts = useTexts().booking;
  return (
    <WaitingPlace>
      <Loading text={texts.loading} />
    </WaitingPlace>
  );
}
