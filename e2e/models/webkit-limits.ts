/** Why a test of several tabs is not for WebKit. */
export const ONE_TAB_IN_WEBKIT = 'the driver has one tab of a WebKitGTK';

/** Why a test that leaves a page which asks first is not for WebKit. */
export const NO_QUESTION_IN_WEBKIT =
  'the question whether to leave a page is one of MiniBrowser’s own, which its inspector does not see';
