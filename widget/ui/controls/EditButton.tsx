import { fill } from '../../texts/fill.ts';
import { Button } from './Button.tsx';
import { useTexts } from '../text/texts-context.tsx';

interface EditButtonProps {
  /** Read aloud, not shown: what the button changes. */
  what: string;
  onClick: () => void;
}

/** 'Edit', read aloud with what it changes: 'Edit guests of room 2'. */
export function EditButton({ what, onClick }: EditButtonProps) {
  const { shared } = useTexts();
  return (
    <Button variant="link" onClick={onClick} aria-label={fill(shared.editOf, { text: shared.edit, what })}>
      {shared.edit}
    </Button>
  );
}
