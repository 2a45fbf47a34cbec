import { describe, expect, it } from 'vitest';
import { cardFacts, EMPTY_CARD, isCardFilled } from '../../../src/domain/payment/card-facts.ts';
import { filledCard } from '../../steps/payment/start-payment.ts';

describe('the facts about a card', () => {
  const card = {
    cardHoldersName: 'A Lovelace',
    cardType: '',
    cardNumber: '4111 1111 1111 1111',
    expiry: '04/27',
  };

  it('B §2.5 a valid card has no hint, and works until its month is over', () => {
    expect(cardFacts(card, '2027-04-30')).toEqual(filledCard);
    expect(isCardFilled(cardFacts(card, '2027-04-30'))).toBe(true);
  });

  it.each([
    [{ cardNumber: '4111 1111 1111 1112' }, ['numberLooksWrong']],
    [{ expiry: '03/27' }, ['cardExpired']],
    [{ expiry: '03/28' }, []],
    [{ expiry: '12/26' }, ['cardExpired']],
    [{ expiry: '13/28' }, ['expiryUnreadable']],
    [{ expiry: '05/51' }, ['expiryUnreadable']],
  ])('B §2.5, §9 %j gives the hints %j', (change, hints) => {
    expect(cardFacts({ ...card, ...change }, '2027-04-30').hints).toEqual(hints);
  });

  it.each([
    // A month that is over may still be sent. A year before this one, or no date at all, may not (D-07).
    ['03/27', true],
    ['12/26', false],
    ['13/28', false],
    ['05/51', false],
    ['0', false],
  ])('D-07 in April 2027 the date %s can be sent: %s', (expiry, filled) => {
    expect(cardFacts({ ...card, expiry }, '2027-04-30').filled.expiry).toBe(filled);
  });

  it.each([
    ['9999 99', '', { scheme: null, asksScheme: true, isTypeFilled: false }],
    ['9999 99', 'UM', { scheme: null, asksScheme: true, isTypeFilled: true }],
    ['9999', '', { scheme: null, asksScheme: false, isTypeFilled: true }],
    ['5555', '', { scheme: 'MC', asksScheme: false, isTypeFilled: true }],
  ])('D-522 %s with the type %j gives %j', (cardNumber, cardType, expected) => {
    const { scheme, asksScheme, filled } = cardFacts({ ...card, cardNumber, cardType }, '2027-04-30');
    expect({ scheme, asksScheme, isTypeFilled: filled.cardType }).toEqual(expected);
  });

  it('B §5 blank fields count as empty, and the card type is not asked for', () => {
    const blank = { cardHoldersName: ' ', cardType: '', cardNumber: '', expiry: '' };
    expect(cardFacts(blank, '2027-04-30')).toEqual(EMPTY_CARD);
    expect(EMPTY_CARD.filled).toEqual({
      cardNumber: false,
      cardType: true,
      expiry: false,
      cardHoldersName: false,
    });
  });
});
