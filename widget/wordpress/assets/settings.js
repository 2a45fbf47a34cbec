// What the plugin's settings say and no attribute can: it stands in the script tag, so that the page needs no inline script.
(() => {
  const { settings, consent } = JSON.parse(document.currentScript.dataset.settings);
  for (const element of document.querySelectorAll('stay-booking, stay-account')) element.settings = settings;
  if (consent !== 'wp-consent-api') return;
  void customElements.whenDefined('stay-booking').then(() => {
    const follow = (isGiven) => {
      const booking = document.querySelector('stay-booking');
      if (isGiven) booking?.enableTracking();
      else booking?.disableTracking();
    };
    // The consent plugin's own function and event; without that plugin nothing is counted.
    follow(window.wp_has_consent?.('statistics') === true);
    document.addEventListener('wp_listen_for_consent_change', ({ detail }) => {
      if ('statistics' in detail) follow(detail.statistics === 'allow');
    });
  });
})();
