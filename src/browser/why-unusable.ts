/** What React asks the document itself for, and cannot do without. The last is Internet Explorer's: nobody else has it. */
const NEEDED = [
  'addEventListener',
  'createElement',
  'createTextNode',
  'defaultView',
  'parentNode',
  'documentMode',
];

/**
 * What of the page keeps the widget from working (D-373), in words for whoever runs it; null where nothing does. Names of
 * elements hide what the document has, and old libraries change or freeze what every script builds on.
 */
export function whyUnusable(document: Document): string | null {
  const hidden = NEEDED.find((name) => isHidden(document, name));
  if (hidden) return `the page has changed document.${hidden}`;
  for (const name in {}) return `the page has changed Object.prototype.${name}`;
  if (!Reflect.set({}, 'valueOf', null)) return 'the page has changed Object.prototype';
  if (JSON.stringify([{ a: ['b'] }]) !== '[{"a":["b"]}]') return 'the page has changed JSON.stringify';
  if (Array.from(new Set([1]), (each) => each + 1)[0] !== 2) return 'the page has changed Array.from';
  return null;
}

/** Throws where the widget cannot work, with the reason: the loader tells the page, and leaves it what it has. */
export function refuseUnusable(document: Document): void {
  const why = whyUnusable(document);
  if (why !== null) throw new Error(why);
}

/** Why nobody can log in in this page, in the same words: what reads the tokens gives its errors names. */
export function whyNoLogin(): string | null {
  return Reflect.set(new Error(), 'name', '') ? null : 'the page has changed Error.prototype';
}

/** Scripts may put their own function in the place of one. */
function isHidden(document: Document, name: string): boolean {
  const ours: unknown = Reflect.get(Document.prototype, name, document);
  const seen: unknown = Reflect.get(document, name);
  return typeof ours === 'function' ? typeof seen !== 'function' : seen !== ours;
}
