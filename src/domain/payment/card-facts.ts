import { readExpiry } from './card-entry.ts';
import type { LocalDate } from '../dates/dates.ts';
import { isExpiryInFuture, isLuhnValid, isSchemeUntold, schemeOf, type CardScheme } from './payment.ts';

/** The fields of the card form, in their order. */
export const CARD_FIELDS = ['cardNumber', 'expiry', 'cardType', 'cardHoldersName'] as const;

export type CardField = (typeof CARD_FIELDS)[number];

/** The text of each field. `cardType` is empty while it is not asked for or not chosen. */
export type TypedCard = Record<CardField, string>;

/** What looks wrong with a card before it is sent. A hint alone does not block the payment. */
export type CardHint = 'numberLooksWrong' | 'expiryUnreadable' | 'cardExpired';

/** All that leaves the card form: which fields are filled, the card type and what looks wrong. Never the typed text. */
export interface CardFacts {
  filled: Record<CardField, boolean>;
  hints: CardHint[];
  /** The card type by the first digits; null where they do not tell it. */
  scheme: CardScheme | null;
  /** Whether the guest must choose the card type, because the number does not tell it. */
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

/** The facts about a typed card. `today`: the estate's date. An expiry before this year counts as empty (D-07). */
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
