import { hostRoute, type Call, type Route } from '../call.ts';
import { submitPaymentForm } from '../payment-page/frame-payment.ts';
import { paymentPage } from '../payment-page/payment-html.ts';
import { Refusal } from '../refusal.ts';
import { useSession } from '../rules/sessions.ts';
import type { FramePayment } from '../rules/state.ts';

/** The provider's page in the frame (B §7, D-27, D-55). */
export const paymentRoutes: Route[] = [
  hostRoute('paymentFrame', 'GET', 'paymentIframe.aspx', (call) =>
    paymentPage(paymentOf(call), call.siteOrigin),
  ),
  hostRoute('paymentForm', 'POST', 'paymentIframe.aspx', (call) => {
    const payment = paymentOf(call);
    const wasPaid = payment.status === 'completed';
    submitPaymentForm(call.state, payment, call.body);
    const isPaidNow = !wasPaid && payment.status === 'completed';
    return paymentPage(payment, call.siteOrigin, isPaidNow && call.scenarios.includes('frame-slow'));
  }),
];

function paymentOf(call: Call): FramePayment {
  const session = useSession(call.state, call.query.get('sessionId') ?? '');
  const { framePayment } = session;
  if (!framePayment || fromBase64(call.query.get('iPageSessionId') ?? '') !== framePayment.id) {
    throw new Refusal(404, 'This payment does not exist.');
  }
  return framePayment;
}

/** Decodes Base64 to UTF-8 text; empty where it is not Base64. */
function fromBase64(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
