import { webkit, type BrowserContext, type Page } from '@playwright/test';
import { FELT, type Hands } from './hands.ts';
import type { MiniBrowser } from './mini-browser.ts';

/**
 * The members of the driver's internal page that this file sets, in playwright-core 1.65.1;
 * `driver-changes.test.ts` pins the version.
 */
interface PageInside {
  mainFrame: () => object;
  keyboard: { _raw: object };
  mouse: { _raw: object };
  setCustomCloseHandler: (close: () => Promise<void>) => void;
  delegate: {
    navigateFrame: (
      frame: { _id: string },
      url: string,
      referrer?: string,
    ) => Promise<{ newDocumentId?: string }>;
    scrollRectIntoViewIfNeeded: (handle: Handle, rect?: object) => Promise<string>;
    getBoundingBox: (handle: Handle) => Promise<{ y: number; height: number } | null>;
    _onFrameNavigatedWithinDocument: (frameId: string, url: string) => void;
    _onFrameNavigated: (frame: { parentId?: string }, initial: boolean) => void;
    _handleFrameTree: (tree: object) => void;
    _contextIdToContext: Map<number, { frame: object }>;
    _session: {
      sendMayFail: (
        method: string,
        params?: object,
      ) => Promise<{ result: { value?: unknown }; frameTree?: object } | undefined>;
    };
  };
}

interface Handle {
  evaluateInUtility: (
    script: (inside: [unknown, Element, number]) => void,
    height: number,
  ) => Promise<unknown>;
  _frame: { parentFrame: () => object | null };
}

interface Inside {
  _connection: { toImpl: (outside: object) => unknown };
  _options: { baseURL?: string | undefined };
}

/** The page of a MiniBrowser, with `baseURL` as the base of relative addresses. */
export async function pageOf({ inspector }: MiniBrowser, baseURL: string | undefined): Promise<Page> {
  const browser = await webkit.connectOverCDP(await inspector.page());
  const [page] = browser.contexts().flatMap((context) => context.pages());
  if (!page) throw new Error('MiniBrowser has no page');
  baseAt(page.context(), baseURL);
  return page;
}

/** Sets the base of relative addresses, as in contexts that the driver opens itself. */
function baseAt(context: BrowserContext, baseURL: string | undefined): void {
  const outside = context as unknown as Inside;
  outside._options.baseURL = baseURL;
  (insideOf(context) as Inside)._options.baseURL = baseURL;
}

/** Makes hands move the page's mouse and keyboard, and reports to them each event that the page receives. */
export async function giveHands(page: Page, hands: Hands): Promise<void> {
  const { keyboard, mouse } = insideOf(page) as PageInside;
  type Key = { key: string };
  keyboard._raw = Object.assign(Object.create(keyboard._raw) as object, {
    keydown: (_progress: unknown, _modifiers: unknown, _name: string, { key }: Key) => hands.keyDown(key),
    keyup: (_progress: unknown, _modifiers: unknown, _name: string, { key }: Key) => hands.keyUp(key),
  });
  type Button = 'left' | 'middle' | 'right';
  mouse._raw = Object.assign(Object.create(mouse._raw) as object, {
    move: (_progress: unknown, x: number, y: number) => hands.move(x, y),
    down: (_progress: unknown, _x: number, _y: number, button: Button) => hands.press(button),
    up: (_progress: unknown, _x: number, _y: number, button: Button) => hands.release(button),
  });
  await page.exposeFunction('__felt', (what: string) => {
    hands.felt(what);
  });
  await page.addInitScript((all) => {
    const tell = (globalThis as unknown as { __felt: (what: string) => void }).__felt;
    for (const what of all) addEventListener(what, (event) => event.isTrusted && tell(what), true);
    // A press that led to another page has been received, but its own page had no time to report it.
    if (window.top === window) all.forEach(tell);
  }, FELT);
}

/**
 * Makes the driver follow an address that changes only the fragment; otherwise it waits for a new document.
 */
export function followFragments(page: Page): void {
  const { delegate } = insideOf(page) as PageInside;
  const navigateFrame = delegate.navigateFrame.bind(delegate);
  delegate.navigateFrame = async (frame, url, referrer) => {
    const [to, from] = [new URL(url), new URL(page.url())];
    if (to.hash === '' || to.href.split('#')[0] !== from.href.split('#')[0])
      return navigateFrame(frame, url, referrer);
    const address = JSON.stringify(url);
    const told = await delegate._session.sendMayFail('Runtime.evaluate', {
      expression: `location.href === ${address} || void (location.href = ${address})`,
      returnByValue: true,
    });
    // WebKit reports nothing where the page is there already, and the driver would wait for ever.
    if (told?.result.value) delegate._onFrameNavigatedWithinDocument(frame._id, url);
    return {};
  };
}

/** Makes the driver find a page that WebKit kept for Back. WebKit reports only the address that was left. */
export function findKeptPages(page: Page): void {
  const inside = insideOf(page) as PageInside;
  const { delegate } = inside;
  const onNavigated = delegate._onFrameNavigated.bind(delegate);
  delegate._onFrameNavigated = (frame, initial) => {
    onNavigated(frame, initial);
    if (!initial && frame.parentId === undefined) void lookAround();
  };

  async function lookAround(): Promise<void> {
    const { _session, _contextIdToContext: contexts } = delegate;
    // When this answer comes, a page that loaded again has already reported itself.
    const found = await _session.sendMayFail('Page.getResourceTree');
    const hasTold = [...contexts.values()].some(({ frame }) => frame === inside.mainFrame());
    if (!found?.frameTree || hasTold) return;
    delegate._handleFrameTree(found.frameTree);
    contexts.clear();
    await _session.sendMayFail('Runtime.disable');
    await _session.sendMayFail('Runtime.enable');
  }
}

/** Sets how the page is closed. The driver tries a script, which can close only what a script has opened. */
export function closeBy(page: Page, close: () => Promise<void>): void {
  (insideOf(page) as PageInside).setCustomCloseHandler(close);
}

/**
 * Makes the driver scroll the page, too, when it brings an element of a frame into view. It scrolls only the
 * frame itself.
 */
export function followFrames(page: Page): void {
  const { delegate } = insideOf(page) as PageInside;
  const scrollInFrame = delegate.scrollRectIntoViewIfNeeded.bind(delegate);
  delegate.scrollRectIntoViewIfNeeded = async (handle, rect) => {
    const scrolled = await scrollInFrame(handle, rect);
    const box = handle._frame.parentFrame() && (await delegate.getBoundingBox(handle));
    if (box) {
      await page.evaluate(({ y, height }) => {
        const isInSight = y >= 0 && y + height <= innerHeight;
        if (!isInSight) scrollBy({ top: y + height / 2 - innerHeight / 2, behavior: 'instant' });
      }, box);
    }
    return scrolled;
  };
}

/**
 * The height of the line with a link's address that MiniBrowser may show over the foot of the window, in
 * pixels.
 */
const LINE_OF_ADDRESS = 40;

/** Makes the driver scroll a link clear of the line with its address, which would take the press. */
export function keepLinksClear(page: Page): void {
  const { delegate } = insideOf(page) as PageInside;
  const scroll = delegate.scrollRectIntoViewIfNeeded.bind(delegate);
  delegate.scrollRectIntoViewIfNeeded = async (handle, rect) => {
    const scrolled = await scroll(handle, rect);
    await handle.evaluateInUtility(([, node, height]) => {
      const isCovered = node.getBoundingClientRect().bottom > innerHeight - height;
      if (isCovered && node.closest('a[href]')) scrollBy({ top: 2 * height, behavior: 'instant' });
    }, LINE_OF_ADDRESS);
    return scrolled;
  };
}

function insideOf(outside: object): unknown {
  return (outside as Inside)._connection.toImpl(outside);
}
