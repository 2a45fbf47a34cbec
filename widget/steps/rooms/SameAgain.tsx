import { useSelector } from '@xstate/react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import { selectNights, selectSameAgain } from '../../../machines/steps/rooms/rooms.selectors.ts';
import { listFacts } from '../../texts/list-facts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { StayPrice } from './RoomPrice.tsx';
import css from './same-again.css?inline';

registerStyles(css);

/** 'The same again: Park Room, Bed & breakfast, £484': the first room and its rate for a further room. */
export function SameAgain({ actor }: { actor: RoomsRef }) {
  const { rooms, shared } = useTexts();
  const same = useSelector(actor, selectSameAgain);
  const nights = useSelector(actor, selectNights);
  if (!same) return null;
  const texts = rooms.again;
  return (
    <section className="rooms-again ui-panel" aria-label={texts.title}>
      <div>
        <h3 className="ui-eyebrow">{texts.title}</h3>
        <p>{listFacts(shared, [same.roomName, same.rateName])}</p>
      </div>
      <StayPrice amount={same.amount} includes={same.includes} nights={nights} />
      <Button variant="primary" onClick={() => actor.send({ type: 'same.chosen' })}>
        {texts.choose}
      </Button>
    </section>
  );
}
