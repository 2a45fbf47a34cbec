import type { LaunchOptions } from '@playwright/test';

/** Options to drive a Firefox from its maker over WebDriver BiDi. They need `change-driver.ts`. */
export const FIREFOX: LaunchOptions & { channel: string; executablePath: string } = {
  channel: 'moz-firefox',
  executablePath: process.env['STAYCHART_FIREFOX'] ?? '/usr/bin/firefox-esr',
  args: [],
  firefoxUserPrefs: {
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    // As on a phone and in headless Chromium, a page is then as wide as its viewport.
    'ui.useOverlayScrollbars': 1,
    // Gecko 153 crashes where the driver reads an element's ariaLabelledByElements from an isolated world.
    'accessibility.ARIAElementReflection.enabled': false,
  },
};
