import type { Failure } from '../../../src/api/failure.ts';
import { failureText } from '../../../src/texts/failure-text.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

interface LoadFailureProps {
  /** What could not be loaded. */
  heading: string;
  failure: Failure;
  onRetry: () => void;
}

/** Says that times could not be loaded, with a way to ask again. */
export function LoadFailure({ heading, failure, onRetry }: LoadFailureProps) {
  const { shared } = useTexts();
  return <ErrorBox heading={heading} text={failureText(failure, shared.failures)} onRetry={onRetry} />;
}
