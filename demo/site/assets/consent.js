'use strict';

// The guest's answer on being counted, as a consent banner would pass it on.
for (const button of document.querySelectorAll('[data-consent]')) {
  button.addEventListener('click', async () => {
    const agrees = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(agrees));
    await customElements.whenDefined('stay-booking');
    for (const widget of document.querySelectorAll('stay-booking')) {
      if (agrees) widget.enableTracking();
      else widget.disableTracking();
    }
  });
}
