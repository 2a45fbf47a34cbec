import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectBooking, selectHint } from '../../machines/booking/booking.selectors.ts';
import { hints } from './hints.texts.ts';
import { registerTexts } from '../texts/registry.ts';
import { Button } from '../ui/controls/Button.tsx';
import { CallUs } from '../ui/text/CallUs.tsx';
import { Notice } from '../ui/text/Notice.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import { AmendNotice } from './AmendNotice.tsx';
import { NotKept } from './NotKept.tsx';

registerTexts({ hints });

/**
 * Messages above a step: about the link that the guest followed, the booking that is changed, and choices that a new
 * search dropped.
 */
export function Hints({ actor }: { actor: BookingActor }) {
  const hasNotKept = useSelector(actor, (snapshot) => selectBooking(snapshot)?.carried?.notKept.length);
  return (
    <>
      <Hint actor={actor} />
      <AmendNotice actor={actor} />
      {hasNotKept ? <NotKept actor={actor} /> : null}
    </>
  );
}

/** Says what was wrong with a followed link, or what became of the guest's sign-in, other tab or earlier page. */
function Hint({ actor }: { actor: BookingActor }) {
  const texts = useTexts().hints;
  const hint = useSelector(actor, selectHint);
  if (!hint) return null;
  // The one that answers what the guest has just chosen.
  const chosen = hint === 'amendmentDropped' ? { tone: 'info' as const, said: texts[hint] } : null;
  return (
    <Notice tone="warning" {...chosen}>
      <div className="ui-row">
        <div className="ui-stack ui-stack-tight">
          <p>{texts[hint]}</p>
          {hint === 'unreadablePayment' ? <CallUs {...texts} /> : null}
        </div>
        <Button variant="link" onClick={() => actor.send({ type: 'hint.dismissed' })}>
          {texts.dismiss}
        </Button>
      </div>
    </Notice>
  );
}
