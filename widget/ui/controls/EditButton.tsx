import { fill } from '../../texts/fill.ts';
import { Button } from './Button.tsx';
import { useTexts } from '../text/texts-context.tsx';

interface EditButtonProps {
  /** Read aloud, not shown: what the button changes. */
  what: string;
  /** Other words than 'Edit'. */
  text?: string | undefined;
  onClick: () => void;
}

/** 'Edit', read aloud with what it changes: 'Edit guests of room 2'. */
export function EditButton({ what, text, onClick }: EditButtonProps) {
  const { shared } = useTexts();
  const shown = text ?? shared.edit;
  return (
    <Button variant="link" onClick={onClick} aria-label={fill(shared.editOf, { text: shown, what })}>
      {shown}
    </Button>
  );
}
