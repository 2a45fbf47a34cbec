import { Button } from '../../ui/controls/Button.tsx';

/** Asks for a new code, where the first has not come or is too old. */
export function NewCode({ words, isBusy, onAsk }: { words: string; isBusy: boolean; onAsk: () => void }) {
  return (
    <p>
      <Button variant="link" busy={isBusy} onClick={onAsk}>
        {words}
      </Button>
    </p>
  );
}
