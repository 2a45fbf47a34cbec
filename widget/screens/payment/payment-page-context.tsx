import { createContext, type ReactNode, use } from 'react';

/** Gives the address of the provider's page for a payment session, by the host and the paths that the page has set. */
export type PaymentPage = (
  paymentSession: string,
  sessionId: string,
  host: string,
  endpoints: unknown,
) => string;

const PaymentPageContext = createContext<PaymentPage | null>(null);

export function PaymentPageProvider({ page, children }: { page: PaymentPage; children: ReactNode }) {
  return <PaymentPageContext value={page}>{children}</PaymentPageContext>;
}

/** Null where nothing takes a payment. */
export function usePaymentPage(): PaymentPage | null {
  return use(PaymentPageContext);
}
