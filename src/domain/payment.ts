/** The card types that the estate takes, the default first (B §9). */
export const CARD_SCHEMES = ['VS', 'AX', 'DI', 'MC', 'UM'] as const;

export type CardScheme = (typeof CARD_SCHEMES)[number];

export const DEFAULT_CARD_SCHEME: CardScheme = 'VS';

/** '01' to '12' (B §9). */
export const EXPIRY_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  twoDigits(index + 1),
);

const LAST_EXPIRY_YEAR = 2050;

/** The years that a card may run out in: this one to 2050 (D-07). Sent as their last two digits (B §9). */
export function expiryYears(thisYear: number): { label: string; value: string }[] {
  return Array.from({ length: Math.max(0, LAST_EXPIRY_YEAR - thisYear + 1) }, (_, index) => ({
    label: String(thisYear + index),
    value: twoDigits((thisYear + index) % 100),
  }));
}

/** Whether a card of month 'MM' and year 'YY' still works: it does until the end of that month. */
export function isExpiryInFuture(month: string, year: string, now: { year: number; month: number }): boolean {
  const expiry = 2000 + Number(year);
  return expiry > now.year || (expiry === now.year && Number(month) >= now.month);
}

/** The digits of a card number as it was typed, without spaces and hyphens; null where anything else is in it. */
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

/** Number ranges by issuer; UK Maestro comes before the wider ranges that it lies in. */
const SCHEME_RANGES: readonly [CardScheme, RegExp][] = [
  ['UM', /^(5018|5020|5038|5893|6304|6759|6761|6762|6763|676770|676774)/],
  ['VS', /^4/],
  ['AX', /^3[47]/],
  ['MC', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['DI', /^(6011|64[4-9]|65)/],
];

/** The card type that a number belongs to, as far as it is typed; null where it cannot be told. */
export function schemeOf(typed: string): CardScheme | null {
  const digits = cardDigits(typed) ?? '';
  return SCHEME_RANGES.find(([, range]) => range.test(digits))?.[0] ?? null;
}

/** Whether the chosen card type and the number agree; a number of an unknown range contradicts nothing. */
export function doesSchemeAgree(scheme: CardScheme, typed: string): boolean {
  const found = schemeOf(typed);
  return found === null || found === scheme;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
