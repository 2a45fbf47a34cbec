/** The document properties that React needs. `documentMode` is Internet Explorer's: no other browser has it. */
const NEEDED = [
  'addEventListener',
  'createElement',
  'createTextNode',
  'defaultView',
  'parentNode',
  'documentMode',
];

/** The functions of the browser that some page may have taken away, and without which some step would break. */
const FUNCTIONS = [
  'AbortController',
  'AbortSignal',
  'CSSStyleSheet',
  'IntersectionObserver',
  'ResizeObserver',
  'TextEncoder',
  'queueMicrotask',
  'requestAnimationFrame',
];

/**
 * Why the widget cannot work in this page (D-373), in words for its developer; null where it can. Named elements hide
 * properties of the document, and old libraries change or freeze built-in objects.
 */
export function whyUnusable(document: Document): string | null {
  const hidden = NEEDED.find((name) => isHidden(document, name));
  if (hidden) return `the page has changed document.${hidden}`;
  const lost = FUNCTIONS.find((name) => typeof Reflect.get(globalThis, name) !== 'function');
  if (lost) return `the page has changed window.${lost}`;
  for (const name in {}) return `the page has changed Object.prototype.${name}`;
  if (!Reflect.set({}, 'valueOf', null)) return 'the page has changed Object.prototype';
  if (JSON.stringify([{ a: ['b'] }]) !== '[{"a":["b"]}]') return 'the page has changed JSON.stringify';
  if (Array.from(new Set([1]), (each) => each + 1)[0] !== 2) return 'the page has changed Array.from';
  return null;
}

/** Throws an Error with the reason where the widget cannot work. The loader reports it and leaves the page as it is. */
export function refuseUnusable(document: Document): void {
  const why = whyUnusable(document);
  if (why !== null) throw new Error(why);
}

/** Why nobody can log in on this page; null where login works. The code that reads tokens sets the names of errors. */
export function whyNoLogin(): string | null {
  return Reflect.set(new Error(), 'name', '') ? null : 'the page has changed Error.prototype';
}

/** Whether the page hides a property of the document. A script's own function in its place is allowed. */
function isHidden(document: Document, name: string): boolean {
  const ours: unknown = Reflect.get(Document.prototype, name, document);
  const seen: unknown = Reflect.get(document, name);
  return typeof ours === 'function' ? typeof seen !== 'function' : seen !== ours;
}
