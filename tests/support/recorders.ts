/** What each session recorder leaves out, as its vendor's document has it (docs/security.md). */
const LEFT_OUT = {
  Clarity: '[data-clarity-mask="true"]',
  Contentsquare: '[data-cs-mask]',
  Datadog: '[data-dd-privacy="hidden"]',
  FullStory: '.fs-exclude',
  Hotjar: '[data-hj-suppress]',
  LogRocket: '[data-private]',
  Mouseflow: '.mf-excluded',
  PostHog: '.ph-no-capture',
  rrweb: '.rr-block',
  Sentry: '.sentry-block',
  Smartlook: '[data-sl="exclude"]',
};

export const VENDORS = Object.keys(LEFT_OUT);

/** The recorders that leave an element out. */
export function marksOf(element: Element | null): string[] {
  return Object.entries(LEFT_OUT).flatMap(([vendor, selector]) =>
    element?.matches(selector) ? [vendor] : [],
  );
}
