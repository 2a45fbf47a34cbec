import type { BrowserContext, Page } from '@playwright/test';
import { FELT, type Hands } from './hands.ts';

/** Of the driver's own side of a page, what is set here. In playwright-core 1.65.1; `driver-changes.test.ts` holds on to the version. */
interface PageInside {
  keyboard: { _raw: object };
  mouse: { _raw: object };
  delegate: {
    navigateFrame: (frame: object, url: string, referrer?: string) => Promise<{ newDocumentId?: string }>;
    _session: { sendMayFail: (method: string, params: object) => Promise<unknown> };
  };
}

interface Inside {
  _connection: { toImpl: (outside: object) => unknown };
  _options: { baseURL?: string | undefined };
}

/** Has relative addresses begin at the site, as in contexts that the driver opens itself. */
export function baseAt(context: BrowserContext, baseURL: string | undefined): void {
  const outside = context as unknown as Inside;
  outside._options.baseURL = baseURL;
  (insideOf(context) as Inside)._options.baseURL = baseURL;
}

/** Has the page's mouse and keyboard moved by hands, and tells them what the page feels. */
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
  }, FELT);
}

/** Has the driver go to another fragment of the page that is open, where it waits for a new document. */
export function followFragments(page: Page): void {
  const { delegate } = insideOf(page) as PageInside;
  const navigateFrame = delegate.navigateFrame.bind(delegate);
  delegate.navigateFrame = async (frame, url, referrer) => {
    const [to, from] = [new URL(url), new URL(page.url())];
    if (to.hash === '' || to.href.split('#')[0] !== from.href.split('#')[0])
      return navigateFrame(frame, url, referrer);
    await delegate._session.sendMayFail('Runtime.evaluate', {
      expression: `location.href = ${JSON.stringify(url)}`,
    });
    return {};
  };
}

function insideOf(outside: object): unknown {
  return (outside as Inside)._connection.toImpl(outside);
}
