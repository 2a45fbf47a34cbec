'use strict';

// The switch of currencies. The widget shows its prices approximately in the chosen one.

const KEPT_CURRENCY = 'currency';
const choice = document.querySelector('.currency select');
const widget = document.querySelector('stay-booking');

const show = () => {
  if (choice.value === '') widget?.removeAttribute('currency');
  else widget?.setAttribute('currency', choice.value);
};

choice.addEventListener('change', () => {
  show();
  // A browser without storage forgets the choice with the page.
  try {
    sessionStorage.setItem(KEPT_CURRENCY, choice.value);
  } catch {}
});

try {
  choice.value = sessionStorage.getItem(KEPT_CURRENCY) ?? '';
} catch {}
show();
