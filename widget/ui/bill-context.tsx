import { createContext, type ReactNode, use } from 'react';

/** The booking summary that stands beside every step from the rooms on. */
export interface BillOfStep {
  bill: ReactNode;
  /** Written out, for the bar at the lower edge; null before there is anything to pay. */
  total: string | null;
}

const BillContext = createContext<BillOfStep | null>(null);

export function BillProvider({ value, children }: { value: BillOfStep | null; children: ReactNode }) {
  return <BillContext value={value}>{children}</BillContext>;
}

/** The summary for the step's layout; null before there is a booking. */
export function useBill(): BillOfStep | null {
  return use(BillContext);
}
