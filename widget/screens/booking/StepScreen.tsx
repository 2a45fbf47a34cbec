import { useSelector } from '@xstate/react';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { LongWait } from '../../ui/LongWait.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { WaitingPlace } from '../../ui/WaitingPlace.tsx';
import type { BookingActor } from '../../wiring/booking.ts';
import type { LazyStepRef, LazyStepSnapshot } from '../../wiring/lazy-step.ts';

const selectModule = (snapshot: LazyStepSnapshot) => snapshot.context.module;
const selectStep = (snapshot: LazyStepSnapshot) => snapshot.context.step;
const selectIsMissing = (snapshot: LazyStepSnapshot) => snapshot.matches('missing');

/** Draws a step once its code is there, a booking's step with the summary where it has one. */
export function StepScreen({ holder, booking }: { holder: LazyStepRef; booking?: BookingActor }) {
  const texts = useTexts();
  const module = useSelector(holder, selectModule);
  const step = useSelector(holder, selectStep);
  const isMissing = useSelector(holder, selectIsMissing);
  if (isMissing) {
    return (
      <ErrorBox
        level={2}
        heading={texts.booking.broken.title}
        text={texts.booking.broken.text}
        onRetry={() => holder.send({ type: 'code.retried' })}
      />
    );
  }
  if (!module || !step) {
    return (
      <WaitingPlace>
        <div role="status">
          <LongWait what={texts.booking.loading} />
        </div>
      </WaitingPlace>
    );
  }
  const { Screen, Bill } = module;
  const screen = <Screen actor={step as never} />;
  return Bill && booking ? <Bill actor={booking}>{screen}</Bill> : screen;
}
