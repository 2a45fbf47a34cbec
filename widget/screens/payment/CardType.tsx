import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import { selectAsksScheme } from '../../../machines/steps/payment/payment.selectors.ts';
import { CARD_SCHEMES } from '../../../src/domain/payment.ts';
import { useControlTexts } from '../../ui/use-control-texts.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { CardInput, type CardInputFrame } from './CardInput.tsx';

/** Shown only where the number does not tell the type. */
export function CardType({ actor, ...frame }: CardInputFrame & { actor: PaymentRef }) {
  const { card } = useTexts().payment;
  const { placeholder } = useControlTexts().select;
  const asksScheme = useSelector(actor, selectAsksScheme);
  if (!asksScheme) return null;
  return (
    <CardInput {...frame} hint={card.typeUntold}>
      {(control) => (
        <span className="ui-select">
          <select {...control} className="ui-input" autoComplete="cc-type" defaultValue="">
            <option value="">{placeholder}</option>
            {CARD_SCHEMES.map((scheme) => (
              <option key={scheme} value={scheme}>
                {card.schemes[scheme]}
              </option>
            ))}
          </select>
        </span>
      )}
    </CardInput>
  );
}
