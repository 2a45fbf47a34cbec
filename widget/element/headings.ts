import { ownProperty } from '../../src/browser/own-document.ts';
import type { EmitPageEvent } from '../telemetry/page-events.ts';
import { deepenHeadings, headingLevel } from '../page/heading-level.ts';
import type { Mounted } from './late-mount.ts';

/**
 * Adjusts the headings in `container` to the page: `heading-level` puts them deeper; `page-title` puts the screen's heading
 * before the page's title; each new heading is told as `stay:title`.
 */
export function followHeadings(
  element: Element,
  container: Element,
  tell: EmitPageEvent,
  warn: (message: string) => void,
): Mounted {
  const level = headingLevel(element, warn);
  const title = element.hasAttribute('page-title') ? pageTitle(element.ownerDocument) : null;
  const isPreview = element.hasAttribute('preview');
  let shown: string | null = null;
  const look = () => {
    deepenHeadings(container, level);
    const heading = isPreview ? null : container.querySelector('[data-stay-heading]');
    // Keeps the last title while a screen is loading.
    if (!heading) return;
    const now = heading.closest('dialog:not([open])') ? null : heading.textContent;
    if (now === shown) return;
    shown = now;
    title?.(now);
    if (now !== null) tell('title', { title: now });
  };
  const observer = new MutationObserver(look);
  observer.observe(container, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['open'],
  });
  look();
  return {
    ready: Promise.resolve(),
    unmount: () => {
      observer.disconnect();
      title?.(null);
    },
  };
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
