import { createContext, use } from 'react';
import type { MinorUnits } from '../../src/domain/money.ts';

/** Writes about how much an amount is in the currency that the page asks for beside the estate's: 'about €249' (D-567). */
export type Approximate = (amount: MinorUnits) => string;

const ApproximateContext = createContext<Approximate | null>(null);

export const ApproximateProvider = ApproximateContext.Provider;

/** Null where the page asks for no other currency, or the estate gives no rate for it. */
export function useApproximate(): Approximate | null {
  return use(ApproximateContext);
}
