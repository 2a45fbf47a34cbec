import createDOMPurify, { type DOMPurify } from 'dompurify';
import { isForeign, safeHref } from './safe-href.ts';

const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 'small', 'sub', 'sup', 'span'],
];

/** Made with the first HTML, because it needs a document. */
let purify: DOMPurify | null = null;

function createPurify(): DOMPurify {
  const made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    const href = safeHref(node.getAttribute('href'));
    if (href === null) {
      node.removeAttribute('href');
      return;
    }
    node.setAttribute('href', href);
    if (isForeign(href)) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener');
    }
  });
  return made;
}

/** HTML of the CMS or server without anything that runs, loads something, or reaches out of its place (T1). */
export function sanitise(html: string): DocumentFragment {
  purify ??= createPurify();
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS, '#text'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
