import { CARD_TYPES, type CardPayload } from '../payloads/stage.ts';
import { Refusal } from '../refusal.ts';
import type { Pounds } from '../world/wire.ts';
import type { State } from './state.ts';

/** A card number for tests, and its result. */
export interface TestCard {
  number: string;
  cardType: CardPayload['cardType'];
  /** The reason for a refusal; null for a good card. */
  refusal: string | null;
}

/** Numbers that payment providers publish for tests. Any other number that passes the Luhn check is good, too. */
export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', cardType: 'VS', refusal: null },
  { number: '5555555555554444', cardType: 'MC', refusal: null },
  { number: '378282246310005', cardType: 'AX', refusal: null },
  { number: '6011111111111117', cardType: 'DI', refusal: null },
  { number: '6759649826438453', cardType: 'UM', refusal: null },
  { number: '4000000000000002', cardType: 'VS', refusal: 'Your card was declined.' },
  { number: '4000000000009995', cardType: 'VS', refusal: 'There are not enough funds on this card.' },
];

/** First digits of each card type (B §9). */
const SCHEMES: Record<CardPayload['cardType'], RegExp> = {
  VS: /^4/,
  MC: /^(5[1-5]|2[2-7])/,
  AX: /^3[47]/,
  DI: /^6(011|4[4-9]|5)/,
  UM: /^(5[06-8]|6)/,
};

/** Checks a card as the bank would. Returns its last four digits. Throws 402 with the reason for a refusal. */
export function checkCard(state: State, card: CardPayload): string {
  const number = card.cardNumber;
  const known = TEST_CARDS.find((one) => one.number === number);
  if (known?.refusal) throw new Refusal(402, known.refusal);
  if (!addsUp(number)) throw new Refusal(402, 'This card number is not right.');
  if (!SCHEMES[card.cardType].test(number))
    throw new Refusal(402, 'The card type does not match the number.');
  if (isExpired(state, card)) throw new Refusal(402, 'This card has expired.');
  return number.slice(-4);
}

/** Takes the money in pounds; 0 is a guarantee only. */
export function charge(state: State, sessionId: string, amount: Pounds, cardEnding: string): void {
  state.charges.push({ at: new Date(state.now()).toISOString(), sessionId, amount, cardEnding });
}

/** The card type to which a number belongs by its first digits, or null. */
export function cardTypeOf(number: string): CardPayload['cardType'] | null {
  return CARD_TYPES.find((type) => SCHEMES[type].test(number)) ?? null;
}

function isExpired(state: State, card: CardPayload): boolean {
  return `20${card.expiryYear}-${card.expiryMonth}` < state.world.today.slice(0, 7);
}

/** The Luhn check. */
function addsUp(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const total = digits.reduce((sum, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return total % 10 === 0;
}
