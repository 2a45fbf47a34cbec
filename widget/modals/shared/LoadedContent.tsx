import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { failureText } from '../../../src/texts/failure-text.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

interface LoadedContentProps {
  actor: AnyActorRef;
  /** What is said while the estate is asked. */
  loading: string;
  /** How high about is what will come, in px. */
  height: number;
  /** What could not be loaded (D-320). */
  failed: string;
  children?: ReactNode;
}

/** What a modal has to ask the estate for, until it has come, and once it has. */
export function LoadedContent({ actor, loading, height, failed, children }: LoadedContentProps) {
  const isLoading = useSelector(actor, selectIsLoading);
  const failure = useSelector(actor, selectFailure);
  const { shared } = useTexts();
  if (isLoading) {
    return (
      <>
        <Loading text={loading} />
        <Skeleton height={height} />
      </>
    );
  }
  return failure ? (
    <ErrorBox
      heading={failed}
      text={failureText(failure, shared.failures)}
      onRetry={() => actor.send({ type: 'load.retried' })}
    />
  ) : (
    children
  );
}
