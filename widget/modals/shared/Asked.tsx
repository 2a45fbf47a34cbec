import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectFailure, selectHasFailed, selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import { failureText } from '../../../src/texts/failure-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

interface AskedProps {
  actor: AnyActorRef;
  /** What is said while the estate is asked. */
  loading: string;
  /** How high about is what will come, in px. */
  height: number;
  /** What could not be loaded; the spa's modals say nothing and only offer to ask again (A §8.8). */
  failed?: string | undefined;
  children?: ReactNode;
}

/** What a modal has to ask the estate for, until it has come, and once it has. */
export function Asked({ actor, loading, height, failed, children }: AskedProps) {
  const isLoading = useSelector(actor, selectIsLoading);
  const hasFailed = useSelector(actor, selectHasFailed);
  const failure = useSelector(actor, selectFailure);
  const { shared } = useTexts();
  const retry = () => actor.send({ type: 'load.retried' });
  if (isLoading) {
    return (
      <>
        <Loading text={loading} />
        <Skeleton height={height} />
      </>
    );
  }
  if (!hasFailed) return children;
  return failure && failed !== undefined ? (
    <ErrorBox heading={failed} text={failureText(failure, shared.failures)} onRetry={retry} />
  ) : (
    <div className="ui-panel times-retry">
      <Button onClick={retry}>{shared.retry}</Button>
    </div>
  );
}
