import { useSelector } from '@xstate/react';
import type { AddOnsRef } from '../../../machines/steps/addons/addons.machine.ts';
import { selectAskedRooms } from '../../../machines/steps/addons/addons.selectors.ts';
import { describeGuests } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** Asks which room an add-on is for, while it is to be asked. */
export function RoomQuestion({ actor }: { actor: AddOnsRef }) {
  const words = useTexts();
  const { addons: texts } = words;
  const asked = useSelector(actor, selectAskedRooms);
  if (!asked) return null;
  return (
    <Dialog title={asked.name} onCancel={() => actor.send({ type: 'room.dismissed' })}>
      <div className="ui-stack ui-stack-tight" role="group" aria-label={texts.which}>
        <p>{texts.which}</p>
        {asked.rooms.map(({ leg, names, party }) => (
          <Button key={leg} onClick={() => actor.send({ type: 'room.chosen', leg })}>
            {fill(texts.whichRoom, {
              leg,
              names: describeGuests(words, names, party),
            })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
