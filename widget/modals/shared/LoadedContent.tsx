import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectIsLoading } from '../../../machines/modals/modal.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { failureText } from '../../texts/failure-text.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface LoadedContentProps {
  actor: AnyActorRef;
  /** The words while the estate is asked. */
  loading: string;
  /** The expected height of the content, in px. */
  height: number;
  /** The words for what could not be loaded (D-320). */
  failed: string;
  children?: ReactNode;
}

/** The content of a modal that asks the estate: a placeholder, then the content or an error. */
export function LoadedContent({ actor, loading, height, failed, children }: LoadedContentProps) {
  const isLoading = useSelector(actor, selectIsLoading);
  const failure = useSelector(actor, selectFailure);
  const { shared } = useTexts();
  if (isLoading) {
    return <Loading text={loading} height={height} />;
  }
  return failure ? (
    <ErrorBox
      title={failed}
      text={failureText(failure, shared.failures)}
      onRetry={() => actor.send({ type: 'load.retried' })}
    />
  ) : (
    children
  );
}
