import type { LaunchOptions } from '@playwright/test';

/** How a Firefox as its maker ships it is driven, over WebDriver BiDi; `change-driver.ts` goes with it. */
export const FIREFOX: LaunchOptions & { channel: string; executablePath: string } = {
  channel: 'moz-firefox',
  executablePath: process.env['STAYCHART_FIREFOX'] ?? '/usr/bin/firefox-esr',
  args: [],
  firefoxUserPrefs: {
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    // As on a phone and in the headless Chromium: a page is as wide as its viewport.
    'ui.useOverlayScrollbars': 1,
    // Gecko 153 dies where the driver reads an element's ariaLabelledByElements from a world beside the page's.
    'accessibility.ARIAElementReflection.enabled': false,
  },
};
