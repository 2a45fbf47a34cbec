import type { AddOnOffer } from '../../../machines/steps/addons/addons.offers.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import type { AddOnsRef } from './addons-ref.ts';
import { SimpleControl } from './SimpleControl.tsx';
import { TimedControl } from './TimedControl.tsx';

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
  const { kind } = offer;
  return kind === 'perItem' || kind === 'toggle' ? (
    <SimpleControl actor={actor} offer={offer} leg={leg} />
  ) : (
    <TimedControl actor={actor} offer={offer} kind={kind} leg={leg} />
  );
}
