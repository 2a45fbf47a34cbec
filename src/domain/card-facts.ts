import { readExpiry } from './card-entry.ts';
import type { LocalDate } from './dates.ts';
import { isExpiryInFuture, isLuhnValid, isSchemeUntold, schemeOf, type CardScheme } from './payment.ts';

/** The fields of the card form, in their order. */
export const CARD_FIELDS = ['cardNumber', 'expiry', 'cardType', 'cardHoldersName'] as const;

export type CardField = (typeof CARD_FIELDS)[number];

/** What stands in the fields; `cardType` is empty while it is not asked for or not chosen. */
export type TypedCard = Record<CardField, string>;

/** What looks wrong with a card, said before it is sent. By itself it keeps nobody from paying (D-112). */
export type CardHint = 'numberLooksWrong' | 'expiryUnreadable' | 'cardExpired';

/** All that leaves the card form: which fields are filled, whose card it is and what looks wrong, never what was typed. */
export interface CardFacts {
  filled: Record<CardField, boolean>;
  hints: CardHint[];
  /** The card type by the number's first digits; null while they do not tell. */
  scheme: CardScheme | null;
  /** The number does not tell the card type, so that the guest has to. */
  asksScheme: boolean;
}

export const EMPTY_CARD: CardFacts = {
  filled: { cardNumber: false, cardType: true, expiry: false, cardHoldersName: false },
  hints: [],
  scheme: null,
  asksScheme: false,
};

/** Every field of the card form is filled (B §5). */
export function isCardFilled({ filled }: CardFacts): boolean {
  return CARD_FIELDS.every((field) => filled[field]);
}

/** What may be known of a card; `today` is the estate's date. A date before this year fills nothing (D-07). */
export function cardFacts(card: TypedCard, today: LocalDate): CardFacts {
  const is = (field: CardField) => card[field].trim() !== '';
  const [year = 0, month = 0] = today.split('-').map(Number);
  const expiry = readExpiry(card.expiry);
  const asksScheme = isSchemeUntold(card.cardNumber);
  const hints: CardHint[] = [];
  if (is('cardNumber') && !isLuhnValid(card.cardNumber)) hints.push('numberLooksWrong');
  if (is('expiry') && !expiry) hints.push('expiryUnreadable');
  if (expiry && !isExpiryInFuture(expiry.month, expiry.year, { year, month })) hints.push('cardExpired');
  return {
    filled: {
      cardNumber: is('cardNumber'),
      cardType: !asksScheme || is('cardType'),
      expiry: expiry !== null && 2000 + Number(expiry.year) >= year,
      cardHoldersName: is('cardHoldersName'),
    },
    hints,
    scheme: schemeOf(card.cardNumber),
    asksScheme,
  };
}
