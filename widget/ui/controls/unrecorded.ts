/** What the session recorders look for that docs/security.md lists, each as its vendor documents it. */
const ATTRIBUTES = {
  'data-clarity-mask': 'true',
  'data-cs-mask': '',
  'data-dd-privacy': 'hidden',
  'data-hj-suppress': '',
  'data-private': '',
  'data-sl': 'exclude',
};
const CLASSES = 'fs-exclude mf-excluded no-mouseflow ph-no-capture rr-block sentry-block';

/** Props by which session recorders leave an element out: for each field of a secret, and the form of the card. */
export function unrecorded(className = '') {
  return { ...ATTRIBUTES, className: `${className} ${CLASSES}`.trim() };
}
