import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/controls/Button.tsx';

interface MainActionProps {
  canPress: boolean;
  /** What the guest has to choose first, shown beside the button; null where nothing is missing. */
  missing: string | null;
  onPress: () => void;
  children: ReactNode;
}

/** The button that leads on in a modal. While it waits for a choice, it says for which. */
export function MainAction({ canPress, missing, onPress, children }: MainActionProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="times-missing">
        {missing}
      </p>
      <Button variant="primary" disabled={!canPress} aria-describedby={id} onClick={onPress}>
        {children}
      </Button>
    </>
  );
}
