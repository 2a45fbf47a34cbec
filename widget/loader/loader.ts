/**
 * The script tag of the page: it starts the download of what the elements on the page need, and defines them.
 * It imports nothing and reads no named property of the page, which any `id` or `name` there could replace.
 */

/** Per element the files in `chunks/`: what defines it, then what that needs at once. Filled in by the build. */
declare const CHUNKS: readonly (readonly [tag: string, files: readonly string[]])[];
declare const VERSION: string;
/** In what applications import instead of the script tag, their bundler finds the files, by `IMPORTS`. */
declare const IS_MODULE: boolean;
declare const IMPORTS: Readonly<Record<string, () => Promise<unknown>>>;

interface Boot {
  version: string;
  warned?: boolean;
  /** Opens the booking for a pressed `data-stay-open`; there once the booking's code is. */
  open?: (opener: Element) => void;
  /** What was pressed before that. */
  pressed?: Element | undefined;
}

(() => {
  const BOOT = Symbol.for('staychart');
  const OPENER = '[data-stay-open]';
  /** Milliseconds after which the page has had its time to come up. */
  const REST = 2000;
  /** What is not loaded yet. */
  const waiting = new Map(CHUNKS);
  /** The element that an opener needs: the table's first. */
  const [opened = ''] = waiting.keys();

  const page = window as unknown as Record<symbol, Boot | undefined>;
  const first = page[BOOT];
  if (first) {
    if (!first.warned) console.warn(`Staychart ${first.version} runs already, ${VERSION} was not started`);
    first.warned = true;
    return;
  }
  const boot: Boot = { version: VERSION };
  page[BOOT] = boot;

  const own = <Name extends keyof Document>(name: Name) =>
    Reflect.get(Document.prototype, name, document) as Document[Name];
  const find = own('querySelectorAll').bind(document);
  const script = own('currentScript') as HTMLScriptElement;
  const base = IS_MODULE ? '' : script.src;
  let isExpected = false;
  /** The code of the booking cannot be had: openers are left to what they do without us. */
  let isBroken = false;

  const addressOf = (chunk: string, folder = 'chunks/') => new URL(folder + chunk, base).href;
  const load = async (tag: string) => {
    const chunks = waiting.get(tag) ?? [];
    waiting.delete(tag);
    for (const chunk of chunks) {
      const link = own('createElement').call(document, 'link') as HTMLLinkElement;
      link.rel = 'modulepreload';
      link.href = addressOf(chunk);
      link.nonce = script.nonce;
      own('head').append(link);
    }
    const [entry = ''] = chunks;
    try {
      await (IS_MODULE
        ? IMPORTS[tag]?.()
        : import(addressOf(entry)).catch(
            // Some browsers keep what failed by its address (D-465). The copy's is another, and so are those of all that it imports.
            () => import(addressOf(entry, 'again/')),
          ));
    } catch (error) {
      isBroken ||= tag === opened;
      const tell = (name: string, detail: object) => {
        const event = new CustomEvent(`stay:${name}`, { bubbles: true, detail });
        for (const element of find(tag)) element.dispatchEvent(event);
      };
      tell('warning', { message: error instanceof Error ? error.message : '' });
      tell('failed', {});
    }
  };
  /** What may wait until the guest comes near, or the page is at rest: what opens over the page. */
  const soon = () => {
    if (waiting.has(opened)) void load(opened);
  };
  const look = () => {
    for (const tag of waiting.keys()) if (find(`${tag}:not([mode=overlay])`)[0]) void load(tag);
    if (!isExpected && find(`${opened},${OPENER}`)[0]) {
      isExpected = true;
      setTimeout(soon, REST);
    }
    if (!waiting.size) observer.disconnect();
  };
  const near = (event: Event) => {
    // The path goes out of a component's shadow root, where the page has the opener's attribute.
    const opener = (event.composedPath() as Element[]).find((each) => each.matches?.(OPENER));
    if (!opener || isBroken) return;
    soon();
    const { type, ctrlKey, metaKey } = event as MouseEvent;
    // Who asks for a new tab gets it.
    if (type !== 'click' || ctrlKey || metaKey) return;
    event.preventDefault();
    if (boot.open) boot.open(opener);
    else boot.pressed = opener;
  };
  for (const type of ['pointerover', 'focusin', 'click']) own('addEventListener').call(document, type, near);
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-stay-open'] });
  look();
})();
