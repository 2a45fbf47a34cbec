import type { Currency, MinorUnits } from '../../src/domain/money/money.ts';

/**
 * Writes amounts in a language. Whole amounts have no decimals. The minus sign is the one that screen readers read as
 * 'minus'.
 */
export function priceWriter(locale: string, currency: Currency): (amount: MinorUnits) => string {
  const options = { style: 'currency', currency: currency.code, currencyDisplay: 'narrowSymbol' } as const;
  const odd = new Intl.NumberFormat(locale, options);
  const whole = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 });
  const major = 10 ** currency.decimals;
  return (amount) =>
    (amount % major === 0 ? whole : odd)
      // `|| 0`: negative zero would be written with a sign.
      .formatToParts(amount / major || 0)
      .map(writePart)
      .join('');
}

/** Arabic writes the pound as 'UK£'. All other prices on the page have the sign alone, so the letters go. */
function writePart({ type, value }: Intl.NumberFormatPart): string {
  if (type === 'minusSign') return value.replace('-', '−');
  return type === 'currency' ? value.replace(/^[A-Z]{2}(?=\p{Sc})/u, '') : value;
}
