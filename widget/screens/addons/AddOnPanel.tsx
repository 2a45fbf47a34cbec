import { useSelector } from '@xstate/react';
import { selectTaken } from '../../../machines/steps/addons/addons.selectors.ts';
import type { AddOnOffer } from '../../../machines/steps/addons/addons.offers.ts';
import { ADD_ON_QUANTITY } from '../../../src/domain/addon-rules.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import type { AddOnsRef } from './AddOnsScreen.tsx';

interface AddOnPanelProps {
  actor: AddOnsRef;
  offer: AddOnOffer;
}

/** One add-on: pictures, price, description, and a control per room that may have it (A §2.11). */
export function AddOnPanel({ actor, offer }: AddOnPanelProps) {
  const texts = useTexts().addons;
  const { content, price, legs } = offer;
  const amount = fill(texts.price, { amount: formatPrice(price.Amount), per: content.PerText });
  return (
    <li className="addons-panel">
      <Gallery images={content.Images} label={content.DisplayName} />
      <h3 className="ui-display">{content.DisplayName}</h3>
      <p className="addons-price ui-numbers">{content.PriceOverride ?? amount}</p>
      <Disclosure html={content.LongDescription} label={content.DisplayName} />
      <div className="addons-rooms">
        {legs.map((leg) => (
          <RoomControl key={leg} actor={actor} offer={offer} leg={leg} />
        ))}
      </div>
    </li>
  );
}

function RoomControl({ actor, offer, leg }: AddOnPanelProps & { leg: number }) {
  const texts = useTexts().addons;
  const code = offer.price.Code;
  const taken = useSelector(actor, selectTaken(leg, code));
  const change = (wanted: boolean) =>
    actor.send({ type: wanted ? 'addOn.added' : 'addOn.removed', leg, code });
  if (offer.kind === 'toggle') {
    return (
      <Toggle pressed={taken !== null} onChange={change}>
        {taken ? texts.remove : texts.add}
        <span className="addons-for">{fill(texts.forRoom, { leg })}</span>
      </Toggle>
    );
  }
  return (
    <div className="addons-item">
      <Checkbox
        label={fill(texts.addToRoom, { leg })}
        name={`addon-${code}-${leg}`}
        checked={taken !== null}
        onChange={change}
      />
      {taken ? (
        <NumberStepper
          label={fill(texts.quantity, { leg })}
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
