import { ownProperty } from '../../src/browser/own-document.ts';
import type { EmitPageEvent } from '../telemetry/page-events.ts';
import type { Mounted } from './late-mount.ts';

/** HTML has no deeper heading. */
const DEEPEST = 6;

/**
 * Adjusts the headings in `root` to the page: `heading-level` puts them deeper; `page-title` puts the screen's heading
 * before the page's title; each new heading is told as `stay:title`.
 */
export function followHeadings(
  element: Element,
  root: ShadowRoot,
  tell: EmitPageEvent,
  warn: (message: string) => void,
): Mounted {
  const deeper = readLevel(element, warn) - 1;
  const title = element.hasAttribute('page-title') ? pageTitle(element.ownerDocument) : null;
  const isPreview = element.hasAttribute('preview');
  let shown: string | null = null;
  const look = () => {
    if (deeper > 0) deepen(root, deeper);
    const heading = isPreview ? null : root.querySelector('[data-stay-heading]');
    // Keeps the last title while a screen is loading.
    if (!heading) return;
    const now = heading.closest('dialog:not([open])') ? null : heading.textContent;
    if (now === shown) return;
    shown = now;
    title?.(now);
    if (now !== null) tell('title', { title: now });
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, characterData: true, subtree: true, attributeFilter: ['open'] });
  look();
  return {
    ready: Promise.resolve(),
    unmount: () => {
      observer.disconnect();
      title?.(null);
    },
  };
}

function readLevel(element: Element, warn: (message: string) => void): number {
  const level = element.getAttribute('heading-level')?.trim() ?? '1';
  if (/^[1-4]$/.test(level)) return Number(level);
  warn('heading-level is none of 1, 2, 3, 4');
  return 1;
}

/** Sets the ARIA level, so that styles and the estate's own texts stay as they are. */
function deepen(root: ShadowRoot, deeper: number): void {
  for (const heading of root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6):not([aria-level])')) {
    heading.ariaLevel = String(Math.min(Number(heading.localName.slice(1)) + deeper, DEEPEST));
  }
}

/** Puts words before the page's own title; null restores it. A title that the page sets later counts as its own. */
function pageTitle(document: Document): (words: string | null) => void {
  let pages = '';
  let set: string | null = null;
  return (words) => {
    const title = ownProperty(document, 'title');
    if (title !== set) {
      pages = title;
      set = null;
    }
    if (words === null && set === null) return;
    set = words === null ? null : `${words} - ${pages}`;
    Reflect.set(Document.prototype, 'title', set ?? pages, document);
  };
}
