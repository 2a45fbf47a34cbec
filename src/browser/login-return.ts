import { tabStorage } from './abilities.ts';
import { openChannel } from './open-channel.ts';

/** Begins the key of every login under way at the provider, before its id. */
export const LOGIN_KEY = 'staychart.login.';

/** What our states have behind their id: the page's own are left alone. */
export const PAGE_MARK = 'staychart';
/** The same where the login has a window of its own. */
export const WINDOW_MARK = 'staychart.window';

/** The address with the provider's answer, until a login of the page takes it. */
const answers = new WeakMap<Window, string>();

/** Settles when the login that has taken the answer has its end. */
const taken = new WeakMap<Window, Promise<unknown>>();

/** The mark in the address of a return from a login; undefined where there is none. */
export function returnMark({ location }: Window): string | undefined {
  const [, mark] = stateOf(location);
  return mark === PAGE_MARK || mark === WINDOW_MARK ? mark : undefined;
}

function stateOf({ search }: Location): string[] {
  return new URLSearchParams(search).get('state')?.split(';') ?? [];
}

/**
 * Reads the provider's answer out of the page's address, and puts back the address that the guest left from. To be
 * called before anything else reads the address. True: this page is only the login's window. It has handed the answer
 * to the page that opened it, and closes.
 */
export function takeReturn(page: Window): boolean {
  const { location, history } = page;
  const query = new URLSearchParams(location.search);
  const [id = ''] = stateOf(location);
  const mark = returnMark(page);
  if (mark === undefined) return false;
  if (mark === WINDOW_MARK) {
    handOver(page, id);
    if (page.closed) return true;
  }
  // Without either it is the return from a logout.
  if (query.has('code') || query.has('error')) answers.set(page, location.href);
  history.replaceState(history.state, '', addressLeft(page, id));
  return false;
}

/** Whether the provider's answer waits for a login to take it. */
export function hasAnswer(page: Window): boolean {
  return answers.has(page);
}

/**
 * Gives the address with the provider's answer to `take`, once. An element may end meanwhile: the answer is good for one
 * use, so what `take` makes of it stays for the next. Null where there is none.
 */
export function takeAnswer<Taken>(
  page: Window,
  take: (url: string) => Promise<Taken>,
): Promise<Taken> | null {
  const url = answers.get(page);
  if (url === undefined) return null;
  answers.delete(page);
  const taking = take(url);
  taken.set(page, taking);
  return taking;
}

/** Waits for a login of this page that is taking the provider's answer. */
export async function answerTaken(page: Window): Promise<void> {
  await taken.get(page)?.catch(() => undefined);
}

function handOver(page: Window, id: string): void {
  const opener: unknown = page.opener;
  const message = { type: LOGIN_KEY, url: page.location.href };
  // A provider's page may have cut the tie to the opener (Cross-Origin-Opener-Policy).
  if (isWindow(opener)) opener.postMessage(message, page.location.origin);
  else openChannel(LOGIN_KEY + id)?.postMessage(message);
  page.close();
}

function isWindow(opener: unknown): opener is Window {
  return typeof opener === 'object' && opener !== null && 'postMessage' in opener;
}

/** The address that the guest left, as the tab has kept it; the bare page for anything but this very page. */
function addressLeft(page: Window, id: string): string {
  const { origin, pathname } = page.location;
  const kept = keptAddress(tabStorage(page).getItem(LOGIN_KEY + id));
  if (kept === null || !URL.canParse(kept)) return pathname;
  const left = new URL(kept);
  const isHere = left.origin === origin && left.pathname === pathname;
  return isHere ? pathname + left.search + left.hash : pathname;
}

/** The address in a kept login, which the library writes. */
function keptAddress(entry: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(entry ?? '');
    return typeof kept === 'object' && kept !== null && 'data' in kept && typeof kept.data === 'string'
      ? kept.data
      : null;
  } catch {
    return null;
  }
}
