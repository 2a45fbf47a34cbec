import { createContext, use } from 'react';
import type { MinorUnits } from '../../../src/domain/money/money.ts';

const PriceTodayContext = createContext<MinorUnits | null>(null);

export const PriceTodayProvider = PriceTodayContext.Provider;

/** The price of the booked room that is being changed; null in a new booking, and where it is not known. */
export function usePriceToday(): MinorUnits | null {
  return use(PriceTodayContext);
}
