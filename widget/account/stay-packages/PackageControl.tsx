import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSelector } from '@xstate/react';
import type { StayPackagesRef } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import * as selectors from '../../../machines/account/stay-packages/stay-packages.selectors.ts';
import type { StayTimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { ADD_ON_QUANTITY } from '../../../src/domain/addons/addon-rules.ts';
import type { StayPackage } from '../../../src/domain/account/stay-packages.ts';
import { fill } from '../../texts/fill.ts';
import { BookedTimes } from '../../steps/addons/BookedTimes.tsx';
import { About } from '../../ui/text/About.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { focusHomeOf, isFocusLost } from '../../ui/frame/focus-after.ts';
import { Loading } from '../../ui/text/Loading.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface PackageControlProps {
  actor: StayPackagesRef;
  offer: StayPackage;
  leg: number;
}

/** A room's booked package with a way to remove it, or a way to add it. */
export function PackageControl({ actor, offer, leg }: PackageControlProps) {
  const { account, addons } = useTexts();
  const texts = account.stayPackages;
  const state = useSelector(
    actor,
    useMemo(() => selectors.selectRoomPackage(leg, offer), [leg, offer]),
  );
  const { changing, refused } = state;
  const isBusy = useSelector(actor, selectors.selectIsChanging);
  const part = { actor, offer, leg, state, isWaiting: isBusy && changing === null };
  const { kind, content } = offer;
  const box = useFocusAfter(changing !== null);
  const why = refused && fill(texts.failed[refused.what], { reason: refused.reason });
  return (
    <div
      ref={box}
      className="ui-stack ui-stack-tight"
      role="group"
      aria-label={fill(addons.of, { name: content.displayName, leg })}
      tabIndex={-1}
    >
      {kind === 'perItem' || kind === 'toggle' ? (
        <SimplePackage {...part} />
      ) : (
        <TimedPackage {...part} kind={kind} />
      )}
      {changing ? <Loading text={changing === 'add' ? texts.adding : texts.removing} /> : null}
      {why === null ? null : (
        <Notice tone="warning" said={why}>
          <p>{why}</p>
        </Notice>
      )}
    </div>
  );
}

/** Keeps the focus in the package's part of the room, because a change removes the button that began it. */
function useFocusAfter(isChanging: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasChanging = useRef(false);
  useLayoutEffect(() => {
    const home = focusHomeOf(box.current);
    if (wasChanging.current && !isChanging && home && isFocusLost(home)) {
      box.current?.focus({ preventScroll: true });
    }
    wasChanging.current = isChanging;
  }, [isChanging]);
  return box;
}

interface PartProps extends PackageControlProps {
  state: selectors.RoomPackage;
  /** Another package is being changed, and this one can be changed after it. */
  isWaiting: boolean;
}

/**
 * Add, with a quantity of 1 to 6 where the package is sold by number, or Remove. Both are one button, which keeps the
 * focus.
 */
function SimplePackage({ actor, offer, leg, state, isWaiting }: PartProps) {
  const { addons: texts, formats } = useTexts();
  const { booked, quantity, amount, changing } = state;
  const { content, price, kind } = offer;
  const code = price.code;
  // The panel has the price of one already.
  const isSumNews = amount !== 0 && (amount !== price.amount || content.priceOverride !== null);
  return (
    <div className="addons-room ui-row">
      {booked ? <BookedName quantity={booked.quantity} name={content.displayName} /> : null}
      {kind === 'perItem' && !booked ? (
        <NumberStepper
          label={fill(texts.quantity, { name: content.displayName, leg })}
          hideLabel
          name={`quantity-${code}-${leg}`}
          value={quantity}
          min={ADD_ON_QUANTITY.min}
          max={ADD_ON_QUANTITY.max}
          onChange={(wanted) => actor.send({ type: 'quantity.changed', leg, code, quantity: wanted })}
        />
      ) : null}
      {isSumNews && !booked ? (
        <p className="ui-soft ui-numbers">{fill(texts.booked.amount, { amount: formats.price(amount) })}</p>
      ) : null}
      <Button
        key="change"
        busy={changing !== null}
        disabled={isWaiting}
        onClick={() => actor.send({ type: booked ? 'package.removed' : 'package.added', leg, code })}
      >
        <About about={content.displayName}>
          {fill(texts.forRoom, { text: booked ? texts.remove : texts.add, leg })}
        </About>
      </Button>
    </div>
  );
}

/** The booked times with Reset, or the button that opens the choice of times. */
function TimedPackage({
  actor,
  offer,
  kind,
  leg,
  state: { booked, changing },
  isWaiting,
}: PartProps & { kind: StayTimedKind }) {
  const { addons, account } = useTexts();
  const hasRooms = useSelector(actor, selectors.selectHasRooms);
  const { content, price } = offer;
  const name = content.displayName;
  const code = price.code;
  if (booked) {
    return (
      <BookedTimes
        leg={leg}
        name={name}
        times={booked.times}
        amount={null}
        isBusy={changing !== null}
        isDisabled={isWaiting}
        onReset={() => actor.send({ type: 'package.removed', leg, code })}
      >
        {booked.times.length === 0 ? <BookedName quantity={booked.quantity} name={name} /> : null}
      </BookedTimes>
    );
  }
  // The words for a table do not name the room (B §2.16).
  const isRoomNamed = kind === 'table' && hasRooms;
  return (
    <div className="addons-room ui-row">
      {isRoomNamed ? <p className="ui-label">{fill(addons.booked.room, { leg })}</p> : null}
      <Button
        busy={changing !== null}
        disabled={isWaiting}
        onClick={() => actor.send({ type: 'package.opened', leg, code })}
      >
        <About about={isRoomNamed ? fill(addons.of, { name, leg }) : name}>
          {fill(account.stayPackages.open[kind], { leg })}
        </About>
      </Button>
    </div>
  );
}

function BookedName({ quantity, name }: { quantity: number; name: string }) {
  const { account, formats } = useTexts();
  return <p>{fill(formats.plural(account.stayPackages.booked, quantity), { name })}</p>;
}
