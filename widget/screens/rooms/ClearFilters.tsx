import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Goes with what it clears: the focus goes to what opens the filters. */
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
