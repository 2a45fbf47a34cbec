import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import { selectScheme } from '../../../machines/steps/payment/payment.selectors.ts';
import { CARD_SCHEMES } from '../../../src/domain/payment.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { CardInput, type CardInputFrame } from './CardInput.tsx';

/** The card's number comes first: its first digits show the card's type (D-522). */
export function CardNumber({ actor, ...frame }: CardInputFrame & { actor: PaymentRef }) {
  const { payment, formats } = useTexts();
  const { schemes } = payment.card;
  const scheme = useSelector(actor, selectScheme);
  return (
    <CardInput {...frame} hint={formats.series(CARD_SCHEMES.map((one) => schemes[one]))}>
      {(control) => (
        <span className="payment-number">
          <input
            {...control}
            dir="ltr"
            className="ui-input ui-numbers"
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={30}
            spellCheck={false}
          />
          <span className="payment-brand" role="status">
            {scheme ? schemes[scheme] : ''}
          </span>
        </span>
      )}
    </CardInput>
  );
}
