import type { LocalDate } from './dates.ts';
import { CARD_SCHEMES, doesSchemeAgree, isExpiryInFuture, isLuhnValid } from './payment.ts';

/** The fields of the card form, as they are sent (B §3, D-26). */
export const CARD_FIELDS = [
  'cardHoldersName',
  'cardType',
  'cardNumber',
  'expiryMonth',
  'expiryYear',
] as const;

export type CardField = (typeof CARD_FIELDS)[number];

/** What looks wrong with a card, said before it is sent. It keeps nobody from paying. */
export type CardHint = 'numberLooksWrong' | 'schemeDiffers' | 'cardExpired';

/** All that leaves the card form: which fields are filled and what looks wrong, never what was typed. */
export interface CardFacts {
  filled: Record<CardField, boolean>;
  hints: CardHint[];
}

export const EMPTY_CARD: CardFacts = {
  filled: {
    cardHoldersName: false,
    cardType: true,
    cardNumber: false,
    expiryMonth: false,
    expiryYear: false,
  },
  hints: [],
};

/** Every field of the card form is filled (B §5). */
export function isCardFilled({ filled }: CardFacts): boolean {
  return CARD_FIELDS.every((field) => filled[field]);
}

/** What may be known of a card; `today` is the estate's date. */
export function cardFacts(card: Record<CardField, string>, today: LocalDate): CardFacts {
  const is = (field: CardField) => card[field].trim() !== '';
  const [year = 0, month = 0] = today.split('-').map(Number);
  const scheme = CARD_SCHEMES.find((known) => known === card.cardType);
  const hints: CardHint[] = [];
  if (is('cardNumber') && !isLuhnValid(card.cardNumber)) hints.push('numberLooksWrong');
  else if (scheme && !doesSchemeAgree(scheme, card.cardNumber)) hints.push('schemeDiffers');
  if (
    is('expiryMonth') &&
    is('expiryYear') &&
    !isExpiryInFuture(card.expiryMonth, card.expiryYear, { year, month })
  ) {
    hints.push('cardExpired');
  }
  return {
    filled: {
      cardHoldersName: is('cardHoldersName'),
      cardType: is('cardType'),
      cardNumber: is('cardNumber'),
      expiryMonth: is('expiryMonth'),
      expiryYear: is('expiryYear'),
    },
    hints,
  };
}
