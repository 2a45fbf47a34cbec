import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary.tsx';
import { ErrorBox } from '../ui/text/ErrorBox.tsx';
import { LongWait } from '../ui/text/LongWait.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import { WaitingPlace } from '../ui/text/WaitingPlace.tsx';
import type { LazyStepRef, LazyStepSnapshot } from '../lazy/lazy-step.ts';
import type { OpenStep } from '../lazy/step-code.tsx';

const selectCode = (snapshot: LazyStepSnapshot) => snapshot.context.code;
const selectStep = (snapshot: LazyStepSnapshot) => snapshot.context.step;
const selectIsMissing = (snapshot: LazyStepSnapshot) => snapshot.matches('missing');

interface StepScreenProps {
  holder: LazyStepRef;
  flow?: AnyActorRef;
  /** Replaces a step whose code is lost or whose view breaks. */
  instead?: ReactNode;
}

/** Draws a step of a flow once its code has come, in the step's own frame. */
export function StepScreen({ holder, flow, instead }: StepScreenProps) {
  const texts = useTexts();
  const code = useSelector(holder, selectCode);
  const step = useSelector(holder, selectStep);
  const isMissing = useSelector(holder, selectIsMissing);
  const open = useMemo(() => step && asItWasOpen(step), [step]);
  if (isMissing) {
    if (instead) return instead;
    return (
      <ErrorBox level={2} {...texts.booking.broken} onRetry={() => holder.send({ type: 'code.retried' })} />
    );
  }
  if (!code || !open) {
    return (
      <WaitingPlace>
        <LongWait what={texts.booking.loading} />
      </WaitingPlace>
    );
  }
  const screen = code.draw(open, flow);
  if (!instead) return screen;
  return (
    <ErrorBoundary key={holder.sessionId} instead={instead}>
      {screen}
    </ErrorBoundary>
  );
}

/** Shows an ended step in its last open state, until the next screen replaces it. */
function asItWasOpen(step: AnyActorRef): OpenStep {
  const now = () => step.getSnapshot() as { status: string };
  let last = now();
  return {
    send: (event) => step.send(event),
    subscribe: step.subscribe.bind(step),
    on: step.on.bind(step),
    getSnapshot: () => (now().status === 'active' ? (last = now()) : last),
  };
}
