/** HTML has no deeper heading. */
const DEEPEST = 6;

/** The level of an element's first heading. `warn` is told of an unusable one. */
export function headingLevel(element: Element, warn: (message: string) => void): number {
  const level = element.getAttribute('heading-level')?.trim() ?? '1';
  if (/^[1-4]$/.test(level)) return Number(level);
  warn('heading-level is none of 1, 2, 3, 4');
  return 1;
}

/**
 * Puts headings as deep as a first heading of this level asks for. Sets the ARIA level, so that styles and the estate's
 * own texts stay as they are.
 */
export function deepenHeadings(within: Element, level: number): void {
  if (level === 1) return;
  for (const heading of within.querySelectorAll(':is(h1, h2, h3, h4, h5, h6):not([aria-level])'))
    heading.ariaLevel = String(Math.min(Number(heading.localName.slice(1)) + level - 1, DEEPEST));
}
