import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Clears the filters. The focus goes to the button that opens them, because this one disappears. */
export function ClearFilters({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms.wanted;
  return (
    <Button
      variant="link"
      onClick={({ currentTarget }) => {
        currentTarget.closest('.rooms')?.querySelector<HTMLElement>('.rooms-tools button')?.focus();
        actor.send({ type: 'filters.cleared' });
      }}
    >
      {texts.clear}
    </Button>
  );
}
