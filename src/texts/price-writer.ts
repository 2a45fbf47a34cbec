import type { Currency, MinorUnits } from '../domain/money.ts';

/** How amounts are written in a language: without decimals where there are none to tell, and with the sign that is read as 'minus' (D-448). */
export function priceWriter(locale: string, currency: Currency): (amount: MinorUnits) => string {
  const options = { style: 'currency', currency: currency.code, currencyDisplay: 'narrowSymbol' } as const;
  const odd = new Intl.NumberFormat(locale, options);
  const whole = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 });
  const major = 10 ** currency.decimals;
  return (amount) =>
    (amount % major === 0 ? whole : odd)
      // `|| 0`: minus nothing has a sign as well.
      .formatToParts(amount / major || 0)
      .map(writePart)
      .join('');
}

/** Arabic knows the pound as 'UK£'; the sign alone is what stands on every other price of the page. */
function writePart({ type, value }: Intl.NumberFormatPart): string {
  if (type === 'minusSign') return value.replace('-', '−');
  return type === 'currency' ? value.replace(/^[A-Z]{2}(?=\p{Sc})/u, '') : value;
}
