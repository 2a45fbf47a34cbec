import { createContext, type ReactNode, use } from 'react';

/** The booking summary beside every step, from the rooms step on. */
export interface BillOfStep {
  bill: ReactNode;
  /** The written sum, for the bar at the lower edge; null until there is something to pay. */
  total: string | null;
  /** What of it is paid today; null where all is paid at one time. */
  parts?: string | null;
}

const BillContext = createContext<BillOfStep | null>(null);

export function BillProvider({ value, children }: { value: BillOfStep | null; children: ReactNode }) {
  return <BillContext value={value}>{children}</BillContext>;
}

/** The summary for the step's layout; null before there is a booking. */
export function useBill(): BillOfStep | null {
  return use(BillContext);
}
