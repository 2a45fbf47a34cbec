/**
 * The script tag of the page: it loads and defines the elements that the page uses, and draws a booking's first screen
 * meanwhile. It reads no property of the page that an `id` or `name` could replace.
 */
import { whyUnusable } from '../../src/browser/why-unusable.ts';
import { BOOT, findBoot, type Begun, type Boot } from '../page/boot.ts';
import { beginEarly } from './begin-early.ts';

/**
 * Per element the files in `chunks/`: the module that defines it, then what that needs at once. The build fills it in.
 */
declare const CHUNKS: readonly (readonly [tag: string, files: readonly string[]])[];
declare const VERSION: string;
/** Whether a booking's first screen is drawn before its code has come. */
declare const IS_EARLY: boolean;
/** Whether this is the module for applications, whose bundler finds the files by `IMPORTS`. */
declare const IS_MODULE: boolean;
declare const IMPORTS: Readonly<Record<string, () => Promise<Entry>>>;

/** What an element's entry exports, if it defines the element later. */
interface Entry {
  defined?: Promise<void>;
}

(() => {
  const OPENER = '[data-stay-open]';
  const LOST = 'Staychart does not know where its files are: put data-base="/its/folder/" on the element';
  /** Milliseconds after which the page counts as at rest. */
  const REST = 2000;
  /** The elements whose code is not requested yet. */
  const waiting = new Map(CHUNKS);
  /** The element that openers need: the first of the table. */
  const [opened = ''] = waiting.keys();

  const first = findBoot(window);
  if (first) {
    if (!first.warned) console.warn(`Staychart ${first.version} runs already, ${VERSION} was not started`);
    first.warned = true;
    return;
  }
  const boot: Boot = { version: VERSION };
  Object.assign(window, { [BOOT]: boot });

  const own = <Name extends keyof Document>(name: Name) =>
    Reflect.get(Document.prototype, name, document) as Document[Name];
  const find = own('querySelectorAll').bind(document);
  /** Absent in a module, and where the page runs the text of the script. */
  const script = own('currentScript') as HTMLScriptElement | null;
  /** The address of this script, or of its folder; '' where it is not known. */
  const findBase = () => {
    // Only there: code is loaded from it, and sanitisers let data attributes pass on other elements.
    const given = find(':is(script,stay-booking,stay-account)[data-base]')[0]?.getAttribute('data-base');
    if (given) return new URL(given.replace(/\/*$/, '/'), own('baseURI')).href;
    // A module has a tag or was fetched, and so was a text that the page runs.
    return (
      script?.src ||
      (find('script[src*="staychart.js"]')[0] as HTMLScriptElement | undefined)?.src ||
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/staychart.js'))?.name ||
      ''
    );
  };
  let isExpected = false;
  let isSaid = false;
  /** The booking's code is lost: openers do what they do without the widget. */
  let isBroken = false;

  let begun: Begun | undefined;
  /** Once: for the page as soon as it is whole, or for the booking's code, which may come before that. */
  const begin = () => {
    if (begun) return begun;
    begun = {};
    try {
      if (whyUnusable(document) === null) begun = beginEarly(window);
    } catch {
      // The booking starts without an early screen.
    }
    return begun;
  };
  if (IS_EARLY) boot.begin = begin;

  const load = async (tag: string) => {
    const files = waiting.get(tag) ?? [];
    waiting.delete(tag);
    const base = IS_MODULE ? '' : findBase();
    const addressOf = (chunk: string, folder = 'chunks/') => new URL(folder + chunk, base).href;
    const [entry = ''] = files;
    try {
      if (!IS_MODULE && !base) throw new Error(LOST);
      for (const chunk of files) {
        const link = own('createElement').call(document, 'link') as HTMLLinkElement;
        link.rel = 'modulepreload';
        link.href = addressOf(chunk);
        if (script) link.nonce = script.nonce;
        own('head').append(link);
      }
      if (IS_EARLY && tag === opened)
        if (own('readyState') === 'loading')
          own('addEventListener').call(document, 'readystatechange', begin, { once: true });
        else begin();
      const define = async (folder?: string) =>
        ((await (IS_MODULE ? IMPORTS[tag]?.() : import(addressOf(entry, folder)))) as Entry | undefined)
          ?.defined;
      // Retries from the copies: some browsers remember a failed address (D-466), and a copy has another, as has all
      // that it imports.
      await (IS_MODULE ? define() : define().catch(() => define('again/')));
    } catch (error) {
      // Also where the script is part of another file, in whose folder nothing of the widget is.
      const isLost = !IS_MODULE && !/staychart[^/]*\.js|\/$/.test(base);
      isBroken ||= tag === opened;
      const tell = (name: string, detail: object) => {
        const event = new CustomEvent(`stay:${name}`, { bubbles: true, detail });
        for (const element of find(tag)) element.dispatchEvent(event);
      };
      tell('warning', { message: error instanceof Error ? error.message : '' });
      tell('failed', isLost ? { reason: 'address' } : {});
      if (isLost && !isSaid) console.error(LOST);
      isSaid ||= isLost;
    }
  };
  /** Loads the overlay's code, once the guest comes near an opener or the page is at rest. */
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
    // The composed path shows the opener even from inside another component's shadow root.
    const opener = (event.composedPath() as Element[]).find((each) => each.matches?.(OPENER));
    if (!opener || isBroken) return;
    soon();
    const { type, ctrlKey, metaKey } = event as MouseEvent;
    // Ctrl and Cmd still open a new tab.
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
