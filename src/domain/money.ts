/** An amount of money as an integer number of pence. Sums never meet floating point. */
export type Pence = number;

/** The currency of every price (B §9). */
export const CURRENCY = 'GBP';

/** The sum of any number of amounts in pence; 0 of none. */
export function sumPence(amounts: readonly Pence[]): Pence {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Pence of an amount in pounds as the server writes it (A §7.2). A half penny is rounded up, by the decimal
 * digits that were written. Throws RangeError for what is not finite or too large to be exact.
 */
export function poundsToPence(pounds: number): Pence {
  const written = String(pounds);
  // Multiplying 1.005 by 100 gives 100.49999999999999; moving the decimal point does not.
  const pence = Math.round(written.includes('e') ? pounds * 100 : Number(`${written}e2`)) + 0;
  if (!Number.isSafeInteger(pence)) throw new RangeError(`not an amount of money: ${written}`);
  return pence;
}

/** Pounds of an amount in pence, for what is sent to the server (A §7.2). */
export function penceToPounds(pence: Pence): number {
  return pence / 100;
}
