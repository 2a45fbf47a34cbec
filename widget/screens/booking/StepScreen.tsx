import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { LongWait } from '../../ui/LongWait.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { WaitingPlace } from '../../ui/WaitingPlace.tsx';
import type { LazyStepRef, LazyStepSnapshot } from '../../lazy/lazy-step.ts';
import { whileOpen } from './while-open.ts';

const selectModule = (snapshot: LazyStepSnapshot) => snapshot.context.module;
const selectStep = (snapshot: LazyStepSnapshot) => snapshot.context.step;
const selectIsMissing = (snapshot: LazyStepSnapshot) => snapshot.matches('missing');

interface StepScreenProps {
  holder: LazyStepRef;
  flow?: AnyActorRef;
  /** What stands in place of a step whose code cannot be had, or whose view breaks. */
  instead?: ReactNode;
}

/** Draws a step of a flow once its code is there, in the frame that the step brings. */
export function StepScreen({ holder, flow, instead }: StepScreenProps) {
  const texts = useTexts();
  const module = useSelector(holder, selectModule);
  const step = useSelector(holder, selectStep);
  const isMissing = useSelector(holder, selectIsMissing);
  const open = useMemo(() => step && whileOpen(step), [step]);
  if (isMissing) {
    if (instead) return instead;
    return (
      <ErrorBox
        level={2}
        heading={texts.booking.broken.title}
        text={texts.booking.broken.text}
        onRetry={() => holder.send({ type: 'code.retried' })}
      />
    );
  }
  if (!module || !open) {
    return (
      <WaitingPlace>
        <LongWait what={texts.booking.loading} />
      </WaitingPlace>
    );
  }
  const { Screen, Frame } = module;
  const screen = <Screen actor={open as never} />;
  const framed = Frame ? <Frame actor={flow as never}>{screen}</Frame> : screen;
  if (!instead) return framed;
  return (
    <ErrorBoundary key={holder.sessionId} instead={instead}>
      {framed}
    </ErrorBoundary>
  );
}
