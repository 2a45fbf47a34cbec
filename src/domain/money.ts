/** An amount of money as an integer number of the currency's minor units, such as pence. Sums never meet floating point. */
export type MinorUnits = number;

/** A currency by its ISO 4217 code (D-566), with the number of decimals in which its minor unit is written. */
export interface Currency {
  code: string;
  decimals: number;
}

/** That of an estate which names none (B §9). */
export const POUND: Currency = { code: 'GBP', decimals: 2 };

/** The currency of an ISO 4217 code; null where that is none. */
export function currencyOf(code: string): Currency | null {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    const { currency = '', maximumFractionDigits = 2 } = format.resolvedOptions();
    return { code: currency, decimals: maximumFractionDigits };
  } catch {
    return null;
  }
}

/** The sum of any number of amounts; 0 of none. */
export function sumAmounts(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Minor units of an amount as the server writes it (A §7.2). Half of one is rounded up, by the decimal digits that were
 * written. Throws RangeError for what is not finite or too large to be exact.
 */
export function toMinorUnits(major: number, { decimals }: Currency): MinorUnits {
  const written = String(major);
  // Multiplying 1.005 by 100 gives 100.49999999999999; moving the decimal point does not.
  const minor =
    Math.round(written.includes('e') ? major * 10 ** decimals : Number(`${written}e${decimals}`)) + 0;
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount of money: ${written}`);
  return minor;
}

/** An amount as the server writes it, for what is sent to it (A §7.2). */
export function toMajorUnits(amount: MinorUnits, { decimals }: Currency): number {
  return amount / 10 ** decimals;
}

/** An amount rounded up to whole pounds, or other major units, so that nothing costs more than it says (D-502). */
export function roundUpToWhole(amount: MinorUnits, { decimals }: Currency): MinorUnits {
  const one = 10 ** decimals;
  return Math.ceil(amount / one) * one;
}
