import { readExpiry } from '../../../src/domain/payment/card-entry.ts';
import { CARD_FIELDS, type CardField, type TypedCard } from '../../../src/domain/payment/card-facts.ts';
import { DEFAULT_CARD_SCHEME, schemeOf } from '../../../src/domain/payment/payment.ts';
import type { Card } from '../../ui/controls/vault.ts';

/** The content of the card form's fields. Only facts about it go to the machine. */
export function readCard(form: HTMLFormElement): TypedCard {
  const fields = new FormData(form);
  const text = (name: CardField) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    cardNumber: text('cardNumber'),
    cardType: text('cardType'),
    expiry: text('expiry'),
    cardHoldersName: text('cardHoldersName'),
  };
}

/**
 * The card in the estate's form, for the vault. A number too short to show its type gets the default type.
 */
export function cardToSend({ cardHoldersName, cardNumber, cardType, expiry }: TypedCard): Card {
  const { month, year } = readExpiry(expiry) ?? { month: '', year: '' };
  return {
    cardHoldersName,
    cardType: schemeOf(cardNumber) ?? (cardType || DEFAULT_CARD_SCHEME),
    // Removes the spaces and hyphens of a printed or copied number.
    cardNumber: cardNumber.replace(/[\s-]/g, ''),
    expiryMonth: month,
    expiryYear: year,
  };
}

export function isCardField(name: string): name is CardField {
  return CARD_FIELDS.some((field) => field === name);
}
