import { LAST_EXPIRY_YEAR, schemeOf } from './payment.ts';

/** What parts the digits of a card number as it is printed or copied (D-118). */
const PARTED = /^[\d\s-]*$/;

/** A card number in the groups that are printed on the card: 4-6-5 on an Amex, else fours. What is no number stays as it is. */
export function groupCardNumber(typed: string): string {
  if (!PARTED.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  const groups = schemeOf(digits) === 'AX' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : null;
  const parts = groups ? (groups.exec(digits) ?? []).slice(1) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** 'MM/YY' of digits alone, once the year has begun: '0528' and '528' are '05/28'. Anything else stays as it is typed. */
export function groupExpiry(typed: string): string {
  if (!/^\d{3,6}$/.test(typed)) return typed;
  const digits = /^[2-9]/.test(typed) && typed.length === 3 ? `0${typed}` : typed;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/**
 * Where the caret stands in `shown` with `digits` digits before it. After a deletion forwards it has passed what parts the
 * groups, or the key would take away nothing but what is put back.
 */
export function caretAfter(shown: string, digits: number, isForward: boolean): number {
  let place = 0;
  for (let passed = 0; passed < digits && place < shown.length; place++) {
    if (/\d/.test(shown.charAt(place))) passed++;
  }
  while (isForward && place < shown.length && !/\d/.test(shown.charAt(place))) place++;
  return place;
}

/** The month that a card runs out in, as it is sent: 'MM' and 'YY' (B §9). */
export interface Expiry {
  month: string;
  year: string;
}

/** As on the card, 'MM/YY', and as browsers and guests write it; 'YYYY-MM' is what autofill may bring (HTML, `cc-exp`). */
const EXPIRY_FORMS = [
  /^(?<month>\d{1,2})\s*[/. -]\s*(?:20)?(?<year>\d{2})$/,
  /^(?<month>\d{2})(?:20)?(?<year>\d{2})$/,
  /^20(?<year>\d{2})-(?<month>\d{2})$/,
];

/** The expiry date that was typed, until 2050 (D-07); null where it is none. */
export function readExpiry(typed: string): Expiry | null {
  const found = EXPIRY_FORMS.map((form) => form.exec(typed.trim())?.groups).find(Boolean);
  const month = (found?.month ?? '').padStart(2, '0');
  const year = found?.year ?? '';
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return found && isMonth && 2000 + Number(year) <= LAST_EXPIRY_YEAR ? { month, year } : null;
}
