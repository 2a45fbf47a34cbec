import { readOverrides } from '../../src/api/addresses.ts';
import { paymentFrameUrl } from '../../src/api/stay/payment.ts';
import type { PaymentPage } from '../steps/payment/payment-page-context.tsx';

/** The address of the payment provider's page, by the page's own path if it sets one. */
export const paymentPage: PaymentPage = (paymentSession, sessionId, host, endpoints) =>
  paymentFrameUrl(paymentSession, sessionId, { host, site: host }, readOverrides(endpoints).overrides);
