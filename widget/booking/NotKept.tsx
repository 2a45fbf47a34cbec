import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectBooking } from '../../machines/booking/booking.selectors.ts';
import { describeNotKept } from '../texts/describe-not-kept.ts';
import { notKept } from './not-kept.texts.ts';
import { registerTexts } from '../texts/registry.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/text/Notice.tsx';
import { registerStyles } from '../ui/frame/styles.ts';
import { useTexts } from '../ui/text/texts-context.tsx';
import css from './not-kept.css?inline';

registerTexts({ notKept });
registerStyles(css);

/** Choices that a new search dropped, above every step until the guest has read them. */
export function NotKept({ actor }: { actor: BookingActor }) {
  const words = useTexts();
  const texts = words.notKept;
  const booking = useSelector(actor, selectBooking);
  const heading = useId();
  const told = booking?.carried?.notKept ?? [];
  if (booking === null || told.length === 0) return null;
  return (
    <section className="not-kept" aria-labelledby={heading}>
      <Notice tone="warning" said={texts.title}>
        <h2 id={heading}>{texts.title}</h2>
        <p>{texts.text}</p>
        <ul>
          {told.map((one, index) => (
            <li key={index}>{describeNotKept(words, one, booking.legs.length > 1)}</li>
          ))}
        </ul>
        <div className="ui-row">
          <Button variant="link" onClick={() => actor.send({ type: 'notKept.dismissed' })}>
            {texts.dismiss}
          </Button>
        </div>
      </Notice>
    </section>
  );
}
