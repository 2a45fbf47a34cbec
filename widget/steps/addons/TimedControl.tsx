import { useSelector } from '@xstate/react';
import type { AddOnsRef } from '../../../machines/steps/addons/addons.machine.ts';
import type { AddOnOffer } from '../../../machines/steps/addons/addons.rules.ts';
import { selectBookedTimes, selectIsOnlyRoom } from '../../../machines/steps/addons/addons.selectors.ts';
import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { fill } from '../../texts/fill.ts';
import { About } from '../../ui/text/About.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Html } from '../../ui/media/Html.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { BookedTimes } from './BookedTimes.tsx';

interface TimedControlProps {
  actor: AddOnsRef;
  offer: AddOnOffer;
  kind: TimedKind;
  leg: number;
  /** Another button opens the times. */
  isAsked: boolean;
}

/** A room's booked times of an add-on, or a way to book them, or why they cannot be booked. */
export function TimedControl({ actor, offer, kind, leg, isAsked }: TimedControlProps) {
  const { addons, addOnKinds } = useTexts();
  const code = offer.price.code;
  const name = offer.content.displayName;
  const isOnly = useSelector(actor, selectIsOnlyRoom);
  const booked = useSelector(actor, selectBookedTimes(leg, code));
  const open = () => actor.send({ type: 'addOn.opened', leg, code });
  const toBook = isAsked ? null : offer.closedMessage === null ? (
    <Button onClick={open}>
      <About about={name}>{isOnly ? addOnKinds[kind].openOnly : fill(addOnKinds[kind].open, { leg })}</About>
    </Button>
  ) : (
    <Html html={offer.closedMessage} />
  );
  return (
    <>
      {booked ? (
        <BookedTimes
          leg={leg}
          isOnly={isOnly}
          name={name}
          times={booked.times}
          amount={booked.amount}
          onChange={offer.closedMessage === null ? open : null}
          onReset={() => actor.send({ type: 'addOn.removed', leg, code })}
        />
      ) : (
        toBook
      )}
      <Announcement text={booked ? fill(addons.booked.said, { name, leg }) : ''} isOnlyNews />
    </>
  );
}
