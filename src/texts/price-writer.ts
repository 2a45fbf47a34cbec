import { toMajorUnits, type Currency, type Pence } from '../domain/money.ts';

/** How amounts are written in a language: without decimals where there are none to tell, and with the sign that is read as 'minus' (D-448). */
export function priceWriter(locale: string, currency: Currency): (amount: Pence) => string {
  const options = { style: 'currency', currency: currency.code, currencyDisplay: 'narrowSymbol' } as const;
  const odd = new Intl.NumberFormat(locale, options);
  const whole = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 });
  return (amount) =>
    (amount % 10 ** currency.decimals === 0 ? whole : odd)
      // `|| 0`: minus nothing has a sign as well.
      .formatToParts(toMajorUnits(amount, currency) || 0)
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
      .join('');
}
