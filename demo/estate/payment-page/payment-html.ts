import { escapeHtml } from '../html.ts';
import type { FramePayment } from '../rules/state.ts';
import { CHALLENGE_CODE } from './frame-payment.ts';

/**
 * The provider's page in the frame: the card, the bank's code, or the outcome (D-27). Each time the page shows the
 * outcome, it reports it to the page of `siteOrigin` (E-04). With `waits` it reports only after the guest has pressed a
 * button.
 */
export function paymentPage(payment: FramePayment, siteOrigin: string, waits = false): Response {
  const { title, body } = waits ? { title: 'Paid', body: returnForm } : contentOf(payment);
  const isOver = !waits && ['completed', 'failed', 'cancelled'].includes(payment.status);
  const outcome = isOver ? ` data-status="${payment.status}" data-site="${escapeHtml(siteOrigin)}"` : '';
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/payment/payment.css">
<script src="/payment/payment.js" defer></script>
</head>
<body${outcome}>
<main>
<p class="provider">Ashlar Pay <span>demonstration</span></p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${siteOrigin}`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

function contentOf(payment: FramePayment): { title: string; body: string } {
  switch (payment.status) {
    case 'open':
      return { title: 'Card payment', body: (payment.takesWallets ? walletForm : '') + cardForm };
    case 'challenged':
      return { title: 'Your bank', body: challengeForm(payment.cardEnding) };
    case 'completed':
      return { title: 'Paid', body: message(payment) };
    case 'cancelled':
      return { title: 'Cancelled', body: message(payment) };
    case 'failed':
      return {
        title: 'Not paid',
        body: `${message(payment)}<form method="post"><button name="step" value="again">Try another card</button></form>`,
      };
  }
}

function message(payment: FramePayment): string {
  return `<p role="status">${escapeHtml(payment.message)}</p>`;
}

const returnForm = `<form method="post"><button name="step" value="return">Return to the hotel</button></form>`;

/**
 * A real provider would open the browser's wallet sheet here (Payment Request). A wallet payment needs no bank's code.
 */
const walletForm = `<form method="post" class="wallets">
<button name="step" value="wallet">Pay with Apple Pay (pretended)</button>
<button name="step" value="wallet">Pay with Google Pay (pretended)</button>
</form>`;

const cardForm = `<form method="post">
<label>Name on card <input name="cardHoldersName" autocomplete="cc-name" required></label>
<label>Card number <input name="cardNumber" autocomplete="cc-number" inputmode="numeric" required></label>
<div class="pair">
<label>Month (MM) <input name="expiryMonth" autocomplete="cc-exp-month" inputmode="numeric" pattern="[0-9]{2}" maxlength="2" required></label>
<label>Year (YY) <input name="expiryYear" autocomplete="cc-exp-year" inputmode="numeric" pattern="[0-9]{2}" maxlength="2" required></label>
</div>
<button name="step" value="card">Pay</button>
<button name="step" value="cancel" class="quiet" formnovalidate>Cancel</button>
</form>`;

function challengeForm(cardEnding: string): string {
  return `<p>To pay with the card ending ${escapeHtml(cardEnding)}, enter the code that your bank has sent. In this demonstration it is ${CHALLENGE_CODE}.</p>
<form method="post">
<label>Code <input name="challenge" autocomplete="one-time-code" inputmode="numeric" required></label>
<button name="step" value="challenge">Confirm</button>
<button name="step" value="cancel" class="quiet" formnovalidate>Cancel</button>
</form>`;
}

/** Tells the page around the frame the payment's outcome (D-27). */
export const paymentScript = `'use strict';
const { status, site } = document.body.dataset;
// As a wallet would be refused: the page around this one has not allowed it to ask for a payment.
if (document.featurePolicy?.allowsFeature('payment') === false) document.querySelector('.wallets')?.remove();
if (status && window.parent !== window) {
  window.parent.postMessage({ type: 'payment', status }, site);
}
`;

export const paymentStyles = `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #1d2320; }
main { max-width: 26rem; margin: 0 auto; padding: 1.25rem; }
h1 { margin: 0 0 1rem; font-size: 1.35rem; font-weight: 600; }
.provider { margin: 0 0 1rem; padding-bottom: .5rem; border-bottom: 1px solid #d6d9d2; font-weight: 600; }
.provider span { font-weight: 400; color: #5a625c; }
form { display: grid; gap: .9rem; }
.wallets { margin-bottom: 1.25rem; }
label { display: grid; gap: .25rem; }
input { font: inherit; min-width: 0; padding: .6rem .7rem; border: 1px solid #767d77; border-radius: 3px; background: #fff; color: inherit; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .9rem; }
button { font: inherit; font-weight: 600; padding: .75rem 1rem; border: 1px solid #24463a; border-radius: 3px; background: #24463a; color: #fff; cursor: pointer; }
button.quiet { background: none; color: #24463a; }
input:focus-visible, button:focus-visible { outline: 3px solid #8a6d2f; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { background: #171b19; color: #eef0ea; }
  .provider { border-color: #3b423e; }
  .provider span { color: #a9b1ab; }
  input { background: #202622; border-color: #8b938d; }
  button { background: #a9cbb9; border-color: #a9cbb9; color: #14201a; }
  button.quiet { background: none; color: #a9cbb9; }
}
`;
