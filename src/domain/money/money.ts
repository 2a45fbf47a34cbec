/**
 * An amount of money as an integer number of the currency's minor units, such as pence. Sums never use floating point.
 */
export type MinorUnits = number;

/** A currency by its ISO 4217 code (D-566). `decimals`: the decimals of its minor unit. */
export interface Currency {
  code: string;
  decimals: number;
}

/** The currency of an estate that names none (B §9). */
export const POUND: Currency = { code: 'GBP', decimals: 2 };

/** The currency of an ISO 4217 code; null where the code is none. */
export function currencyOf(code: string): Currency | null {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    const { currency = '', maximumFractionDigits = 2 } = format.resolvedOptions();
    return { code: currency, decimals: maximumFractionDigits };
  } catch {
    return null;
  }
}

/** The sum of the amounts; 0 without any. */
export function sumAmounts(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * The minor units of an amount on the wire (A §7.2). Half a unit is rounded up, by the decimal digits as written.
 * Throws RangeError for an amount that is not finite, or too large to be exact.
 */
export function toMinorUnits(major: number, { decimals }: Currency): MinorUnits {
  const written = String(major);
  // Multiplying 1.005 by 100 gives 100.49999999999999; moving the decimal point does not.
  const minor =
    Math.round(written.includes('e') ? major * 10 ** decimals : Number(`${written}e${decimals}`)) + 0;
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount of money: ${written}`);
  return minor;
}

/** An amount for the wire, in major units. */
export function toMajorUnits(amount: MinorUnits, { decimals }: Currency): number {
  return amount / 10 ** decimals;
}

/** The amount rounded up to whole major units, such as pounds: nothing costs more than the screen says. */
export function roundUpToWhole(amount: MinorUnits, { decimals }: Currency): MinorUnits {
  const one = 10 ** decimals;
  return Math.ceil(amount / one) * one;
}
