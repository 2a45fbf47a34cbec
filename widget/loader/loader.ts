/**
 * The script tag of the page: it starts the download of what the elements on the page need, and defines them.
 * It imports nothing and reads no named property of the page, which any `id` or `name` there could replace.
 */

/** Per element: the module that defines it, then what that module needs at once. Filled in by the build. */
declare const CHUNKS: Readonly<Record<string, readonly string[]>>;
declare const VERSION: string;

interface Boot {
  version: string;
  warned: boolean;
}

(() => {
  const BOOT = Symbol.for('staychart');
  const OPENER = '[data-stay-open]';
  const table = CHUNKS;
  const tags = Object.keys(table);
  /** The element that an opener needs: the table's first. */
  const [opened] = tags;

  const page = window as unknown as Record<symbol, Boot | undefined>;
  const first = page[BOOT];
  if (first) {
    if (!first.warned) console.warn(`Staychart ${first.version} runs already, ${VERSION} was not started`);
    first.warned = true;
    return;
  }
  page[BOOT] = { version: VERSION, warned: false };

  const own = <Name extends keyof Document>(name: Name) =>
    Reflect.get(Document.prototype, name, document) as Document[Name];
  const find = own('querySelectorAll').bind(document);
  const script = own('currentScript') as HTMLScriptElement;
  const base = script.src;
  const waiting = new Set(tags);

  const preload = (chunk: string) => {
    const link = own('createElement').call(document, 'link') as HTMLLinkElement;
    link.rel = 'modulepreload';
    link.href = new URL(chunk, base).href;
    link.nonce = script.nonce;
    own('head').append(link);
  };
  const load = async (tag: string) => {
    waiting.delete(tag);
    const chunks = table[tag] ?? [];
    chunks.forEach(preload);
    const entry = new URL(chunks[0] ?? '', base);
    try {
      await import(entry.href).catch(() => {
        entry.search = `retry=${Date.now()}`;
        return import(entry.href);
      });
    } catch {
      const failed = new CustomEvent('stay:failed', { bubbles: true, composed: true, detail: {} });
      find(tag).forEach((element) => element.dispatchEvent(failed));
    }
  };
  const look = () => {
    for (const tag of waiting) {
      if (find(tag === opened ? `${tag},${OPENER}` : tag).length > 0) void load(tag);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-stay-open'] });
  look();
})();
