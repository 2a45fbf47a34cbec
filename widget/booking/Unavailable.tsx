import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { reasonOf } from '../../src/api/failure.ts';
import { causeText } from '../texts/failure-text.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { useAssets } from '../ui/media/assets-context.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ErrorBox } from '../ui/text/ErrorBox.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';

/**
 * The estate's system did not give what the booking needs: what happened, the ways on, and the page's own content of the element.
 */
export function Unavailable({ actor }: { actor: BookingActor }) {
  const { booking, shared } = useTexts();
  const texts = booking.unavailable;
  const [before, after] = texts.call.split('{phone}');
  const { phones } = useAssets();
  const failure = useSelector(actor, selectFailure);
  const reason = failure ? reasonOf(failure) : null;
  const isSilent = reason === 'offline' || reason === 'timeout';
  const cause = failure ? causeText(failure, shared.failures) : shared.failures.other;
  return (
    <>
      <ErrorBox
        level={2}
        title={isSilent ? texts.title : texts.stopped}
        text={
          <>
            <p>
              {cause}{' '}
              {phones['reservations'] ? (
                <span ref={leaveToPage}>
                  {before}
                  <bdi dir="ltr">{phones['reservations']}</bdi>
                  {after}
                </span>
              ) : null}
            </p>
            <p>{texts.text}</p>
          </>
        }
        action={
          <Button variant="primary" onClick={() => actor.send({ type: 'load.retried' })}>
            {shared.retry}
          </Button>
        }
      />
      <slot />
    </>
  );
}

/** Hides the telephone number where the page's content below already shows it. */
function leaveToPage(call: HTMLElement | null): void {
  const root = call?.getRootNode();
  if (call && root instanceof ShadowRoot) call.hidden = digitsOf(root.host).includes(digitsOf(call));
}

function digitsOf({ textContent }: Element): string {
  return textContent.replace(/\D/g, '');
}
