import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectFailure, selectHasFailed, selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { SilentRetry } from './SilentRetry.tsx';

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
  const retry = () => actor.send({ type: 'load.retried' });
  const told =
    failure && failed !== undefined ? (
      <LoadFailure heading={failed} failure={failure} onRetry={retry} />
    ) : (
      <SilentRetry onRetry={retry} />
    );
  return (
    <Awaited waiting={isLoading && loading} height={height} failed={hasFailed && told}>
      {children}
    </Awaited>
  );
}
