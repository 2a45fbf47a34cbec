/** The card types that the estate takes, the default first. */
export const CARD_SCHEMES = ['VS', 'AX', 'DI', 'MC', 'UM'] as const;

export type CardScheme = (typeof CARD_SCHEMES)[number];

export const DEFAULT_CARD_SCHEME: CardScheme = 'VS';

/** The last expiry year of a card. */
export const LAST_EXPIRY_YEAR = 2050;

/** Whether a card of month 'MM' and year 'YY' is valid. It is, until the end of that month. */
export function isExpiryInFuture(month: string, year: string, now: { year: number; month: number }): boolean {
  const expiry = 2000 + Number(year);
  return expiry > now.year || (expiry === now.year && Number(month) >= now.month);
}

/** The digits of a typed card number, without spaces and hyphens; null where it has other characters. */
function cardDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** Whether a card number has a plausible length and the right check digit (ISO/IEC 7812-1). */
export function isLuhnValid(typed: string): boolean {
  const digits = cardDigits(typed);
  if (digits === null || digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Number ranges by issuer. UK Maestro is first, because wider ranges include it. */
const SCHEME_RANGES: readonly [CardScheme, RegExp][] = [
  ['UM', /^(5018|5020|5038|5893|6304|6759|6761|6762|6763|676770|676774)/],
  ['VS', /^4/],
  ['AX', /^3[47]/],
  ['MC', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['DI', /^(6011|64[4-9]|65)/],
];

/** The card type of a number, as far as it is typed; null where the digits do not tell it. */
export function schemeOf(typed: string): CardScheme | null {
  const digits = cardDigits(typed) ?? '';
  return SCHEME_RANGES.find(([, range]) => range.test(digits))?.[0] ?? null;
}

/** The digits that tell every range. */
const TELLING_DIGITS = 6;

/** Whether the guest must choose the card type: enough digits are typed, and they do not tell it. */
export function isSchemeUntold(typed: string): boolean {
  return (cardDigits(typed) ?? '').length >= TELLING_DIGITS && schemeOf(typed) === null;
}
