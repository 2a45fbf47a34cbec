import { useSelector } from '@xstate/react';
import type { AddOnsRef } from '../../../machines/steps/addons/addons.machine.ts';
import type { AddOnOffer } from '../../../machines/steps/addons/addons.rules.ts';
import { selectIsOnlyRoom, selectTaken } from '../../../machines/steps/addons/addons.selectors.ts';
import { ADD_ON_QUANTITY } from '../../../src/domain/addons/addon-rules.ts';
import { fill } from '../../texts/fill.ts';
import { About } from '../../ui/text/About.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** A checkbox with a quantity, or a button that adds and removes. */
export function SimpleControl({ actor, offer, leg }: { actor: AddOnsRef; offer: AddOnOffer; leg: number }) {
  const texts = useTexts().addons;
  const code = offer.price.code;
  const name = offer.content.displayName;
  const taken = useSelector(actor, selectTaken(leg, code));
  const isOnly = useSelector(actor, selectIsOnlyRoom);
  const ofRoom = (text: string) =>
    isOnly ? fill(texts.forOnly, { text }) : fill(texts.forRoom, { text, leg });
  const change = (wanted: boolean) =>
    actor.send({ type: wanted ? 'addOn.added' : 'addOn.removed', leg, code });
  if (offer.kind === 'toggle') {
    return (
      <>
        {taken ? <p className="addons-booked ui-label">{ofRoom(texts.added)}</p> : null}
        <Button onClick={() => change(taken === null)}>
          <About about={name}>{ofRoom(taken ? texts.remove : texts.add)}</About>
        </Button>
      </>
    );
  }
  return (
    <div className="ui-row">
      <Checkbox
        label={<About about={name}>{isOnly ? texts.addToOnly : fill(texts.addToRoom, { leg })}</About>}
        name={`addon-${code}-${leg}`}
        checked={taken !== null}
        onChange={change}
      />
      {taken ? (
        <NumberStepper
          label={fill(texts.quantity, { name, leg })}
          hideLabel
          name={`quantity-${code}-${leg}`}
          value={taken.quantity}
          min={ADD_ON_QUANTITY.min}
          max={ADD_ON_QUANTITY.max}
          onChange={(quantity) => actor.send({ type: 'quantity.changed', leg, code, quantity })}
        />
      ) : null}
    </div>
  );
}
