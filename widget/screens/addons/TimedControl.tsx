import { useSelector } from '@xstate/react';
import type { AddOnOffer } from '../../../machines/steps/addons/addons.offers.ts';
import {
  selectBookedTimes,
  type BookedTime,
  type BookedTimes,
} from '../../../machines/steps/addons/addons.selectors.ts';
import type { AddOnKind } from '../../../src/domain/addon-rules.ts';
import { formatClock, formatShortDate } from '../../../src/domain/date-formats.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { addons } from '../../../src/texts/addons.ts';
import { fill } from '../../../src/texts/fill.ts';
import { sameContent } from '../../modals/shared/same-content.ts';
import { Button } from '../../ui/Button.tsx';
import { Html } from '../../ui/Html.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import type { AddOnsRef } from './addons-ref.ts';

/** The kinds whose times are chosen in a modal. */
export type TimedKind = Exclude<AddOnKind, 'perItem' | 'toggle'>;

interface TimedControlProps {
  actor: AddOnsRef;
  offer: AddOnOffer;
  kind: TimedKind;
  leg: number;
}

/** What a room has booked of an add-on, or the way to book it, or why it cannot be booked (A §2.11, §8.8). */
export function TimedControl({ actor, offer, kind, leg }: TimedControlProps) {
  const texts = useTexts().addons;
  const code = offer.price.Code;
  const booked = useSelector(actor, selectBookedTimes(leg, code), sameContent);
  const name = offer.content.DisplayName;
  if (booked) {
    return (
      <Booked
        booked={booked}
        name={name}
        leg={leg}
        onReset={() => actor.send({ type: 'addOn.removed', leg, code })}
      />
    );
  }
  if (offer.closedMessage !== null) return <Html html={offer.closedMessage} />;
  return (
    <Button onClick={() => actor.send({ type: 'addOn.opened', leg, code })}>
      {fill(texts.open[kind], { leg })}
      <span className="ui-hidden">: {name}</span>
    </Button>
  );
}

interface BookedProps {
  booked: BookedTimes;
  name: string;
  leg: number;
  onReset: () => void;
}

function Booked({ booked: { times, amount }, name, leg, onReset }: BookedProps) {
  const { addons: texts, times: words } = useTexts();
  return (
    <div className="addons-booked">
      <p className="addons-booked-room">{fill(texts.booked.room, { leg })}</p>
      <ul className="ui-list ui-numbers">
        {times.map((time, index) => (
          <li key={`${time.start} ${index}`}>{timeText(texts.booked, time)}</li>
        ))}
      </ul>
      <p className="addons-booked-end ui-numbers">
        {fill(texts.booked.amount, { amount: formatPrice(amount) })}
        <Button variant="link" onClick={onReset}>
          {words.reset}
          <span className="ui-hidden">: {fill(texts.of, { name, leg })}</span>
        </Button>
      </p>
    </div>
  );
}

/** Day and time, with how many or who (A §2.11). */
function timeText(
  texts: (typeof addons)['booked'],
  { kind, start, count, treatment, guests }: BookedTime,
): string {
  const when = fill(texts.time, { day: formatShortDate(start), time: formatClock(start) });
  const names = guests.join(', ');
  switch (kind) {
    case 'golf':
      return fill(texts.players, { when, n: count });
    case 'table':
      return fill(texts.guests, { when, n: count });
    case 'treatment':
      return fill(texts.treatment, { when, treatment, names });
    case 'mud':
    case 'spaGarden':
      return fill(texts.named, { when, names });
  }
}
