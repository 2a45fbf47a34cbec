import { createContext, use } from 'react';
import type { MinorUnits } from '../../../src/domain/money/money.ts';

/** Writes an amount approximately in the page's second currency: 'about €249'. */
export type Approximate = (amount: MinorUnits) => string;

const ApproximateContext = createContext<Approximate | null>(null);

export const ApproximateProvider = ApproximateContext.Provider;

/** Null where the page names no second currency, or the estate gives no rate for it. */
export function useApproximate(): Approximate | null {
  return use(ApproximateContext);
}
