import { CARD_FIELDS, type CardField } from '../../../src/domain/card-facts.ts';
import type { Card } from '../../ui/vault.ts';

/** What stands in the fields of the card form. It goes into the vault, and its facts to the machine; nowhere else. */
export function readCard(form: HTMLFormElement): Card {
  const fields = new FormData(form);
  const text = (name: CardField) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    cardHoldersName: text('cardHoldersName'),
    cardType: text('cardType'),
    // D-118: as it is printed on the card, or as it was copied from elsewhere.
    cardNumber: text('cardNumber').replace(/[\s-]/g, ''),
    expiryMonth: text('expiryMonth'),
    expiryYear: text('expiryYear'),
  };
}

export function isCardField(name: string): name is CardField {
  return CARD_FIELDS.some((field) => field === name);
}
