import { useSelector } from '@xstate/react';
import type { AddOnsRef } from '../../../machines/steps/addons/addons.machine.ts';
import type { AddOnOffer } from '../../../machines/steps/addons/addons.types.ts';
import { selectBookedTimes } from '../../../machines/steps/addons/addons.selectors.ts';
import type { TimedKind } from '../../../src/domain/add-on-kinds.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Html } from '../../ui/Html.tsx';
import { Announcement } from '../../ui/Announcement.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { BookedTimes } from './BookedTimes.tsx';

interface TimedControlProps {
  actor: AddOnsRef;
  offer: AddOnOffer;
  kind: TimedKind;
  leg: number;
}

/** A room's booked times of an add-on, or a way to book them, or why they cannot be booked (A §2.11, §8.8). */
export function TimedControl(props: TimedControlProps) {
  const { actor, offer, leg } = props;
  const { said } = useTexts().addons.booked;
  const isBooked = useSelector(actor, selectBookedTimes(leg, offer.price.code)) !== null;
  return (
    <>
      <Times {...props} />
      <Announcement text={isBooked ? fill(said, { name: offer.content.displayName, leg }) : ''} isOnlyNews />
    </>
  );
}

function Times({ actor, offer, kind, leg }: TimedControlProps) {
  const texts = useTexts().addOnKinds;
  const code = offer.price.code;
  const booked = useSelector(actor, selectBookedTimes(leg, code));
  const name = offer.content.displayName;
  if (booked) {
    return (
      <BookedTimes
        leg={leg}
        name={name}
        times={booked.times}
        amount={booked.amount}
        onReset={() => actor.send({ type: 'addOn.removed', leg, code })}
      />
    );
  }
  if (offer.closedMessage !== null) return <Html html={offer.closedMessage} />;
  return (
    <Button onClick={() => actor.send({ type: 'addOn.opened', leg, code })}>
      {fill(texts[kind].open, { leg })}
      <span className="ui-hidden">: {name}</span>
    </Button>
  );
}
