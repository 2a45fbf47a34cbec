import { createContext, type ReactNode, use } from 'react';

/** Gives the full address of the provider's page for a payment session, from the host and the page's own paths. */
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

/** Null where no payment is taken. */
export function usePaymentPage(): PaymentPage | null {
  return use(PaymentPageContext);
}
