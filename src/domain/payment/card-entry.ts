import { LAST_EXPIRY_YEAR, schemeOf } from './payment.ts';

/** Digits of a card number with the spaces and hyphens of a printed or copied one. */
const PARTED = /^[\d\s-]*$/;

/** The card number in the groups of a printed card: 4-6-5 for Amex, fours for others. Any other text stays as typed. */
export function groupCardNumber(typed: string): string {
  if (!PARTED.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  const groups = schemeOf(digits) === 'AX' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : null;
  const parts = groups ? (groups.exec(digits) ?? []).slice(1) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** Digits as 'MM/YY', once the year has begun: '0528' and '528' become '05/28'. Any other text stays as typed. */
export function groupExpiry(typed: string): string {
  if (!/^\d{3,6}$/.test(typed)) return typed;
  const digits = /^[2-9]/.test(typed) && typed.length === 3 ? `0${typed}` : typed;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/**
 * The caret's place in `shown` after `digits` digits. After a forward deletion it also skips the separator: the next
 * press would otherwise delete only that, and grouping would put it back.
 */
export function caretAfter(shown: string, digits: number, isForward: boolean): number {
  let place = 0;
  for (let passed = 0; passed < digits && place < shown.length; place++) {
    if (/\d/.test(shown.charAt(place))) passed++;
  }
  while (isForward && place < shown.length && !/\d/.test(shown.charAt(place))) place++;
  return place;
}

/** The month in which a card expires, as it is sent: 'MM' and 'YY' (B §9). */
export interface Expiry {
  month: string;
  year: string;
}

/**
 * The forms of an expiry date: 'MM/YY' as on the card, the forms of browsers and guests, and 'YYYY-MM' of autofill
 * (HTML, `cc-exp`).
 */
const EXPIRY_FORMS = [
  /^(?<month>\d{1,2})\s*[/. -]\s*(?:20)?(?<year>\d{2})$/,
  /^(?<month>\d{2})(?:20)?(?<year>\d{2})$/,
  /^20(?<year>\d{2})-(?<month>\d{2})$/,
];

/** The typed expiry date; null where it cannot be read or is after 2050 (D-07). */
export function readExpiry(typed: string): Expiry | null {
  const found = EXPIRY_FORMS.map((form) => form.exec(typed.trim())?.groups).find(Boolean);
  const month = (found?.month ?? '').padStart(2, '0');
  const year = found?.year ?? '';
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return found && isMonth && 2000 + Number(year) <= LAST_EXPIRY_YEAR ? { month, year } : null;
}
