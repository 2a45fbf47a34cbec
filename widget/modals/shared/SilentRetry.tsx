import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** A way on where the spa gave no answer: no message is shown (A §8.8). */
export function SilentRetry({ onRetry }: { onRetry: () => void }) {
  const { retry } = useTexts().shared;
  return (
    <div className="times-retry">
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
