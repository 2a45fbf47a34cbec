/** The reason for which tests with several tabs skip WebKit. */
export const ONE_TAB_IN_WEBKIT = 'the driver controls one tab of WebKitGTK only';

/** The reason for which tests with the question before leaving a page skip WebKit. */
export const NO_QUESTION_IN_WEBKIT =
  'MiniBrowser itself asks before leaving a page, and its inspector does not see the question';

/** The reason for which tests of the wheel skip WebKit. */
export const NO_WHEEL_IN_WEBKIT =
  "the driver scrolls WebKitGTK's page by itself, and sends no event of a wheel";
