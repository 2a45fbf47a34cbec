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
