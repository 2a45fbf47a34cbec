import { describe, expect, it } from 'vitest';
import { cardFacts, isCardFilled, type CardFacts } from '../../src/domain/card-facts.ts';

const filledCard: CardFacts = {
  filled: { cardHoldersName: true, cardType: true, cardNumber: true, expiryMonth: true, expiryYear: true },
  hints: [],
};

describe('what is known of a card', () => {
  const card = {
    cardHoldersName: 'A Lovelace',
    cardType: 'VS',
    cardNumber: '4111 1111 1111 1111',
    expiryMonth: '04',
    expiryYear: '27',
  };

  it('B §2.5 a sound card gives no hint, and works until its month is over', () => {
    expect(cardFacts(card, '2027-04-30')).toEqual(filledCard);
    expect(isCardFilled(cardFacts(card, '2027-04-30'))).toBe(true);
  });

  it.each([
    [{ cardNumber: '4111 1111 1111 1112' }, ['numberLooksWrong']],
    [{ cardType: 'AX' }, ['schemeDiffers']],
    [{ expiryMonth: '03' }, ['cardExpired']],
    [{ expiryMonth: '03', expiryYear: '28' }, []],
  ])('B §2.5, §9 %j gives the hints %j', (change, hints) => {
    expect(cardFacts({ ...card, ...change }, '2027-04-30').hints).toEqual(hints);
  });

  it('B §5 blanks fill nothing', () => {
    const blank = { cardHoldersName: ' ', cardType: '', cardNumber: '', expiryMonth: '', expiryYear: '' };
    expect(cardFacts(blank, '2027-04-30')).toEqual({
      filled: {
        cardHoldersName: false,
        cardType: false,
        cardNumber: false,
        expiryMonth: false,
        expiryYear: false,
      },
      hints: [],
    });
  });
});
