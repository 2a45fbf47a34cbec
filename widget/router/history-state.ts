import { pageAddress } from '../ui/frame/page-address.ts';

/** The widget's one key in an entry of the history: whether the booking has shown this entry. */
const KEY = 'staychart';

/**
 * Writes an entry with this hash, or with the present address: with what the page keeps in the current entry, and the
 * widget's key. A router of the page knows its entries by its own state. A state without keys, such as a number, stays
 * as it is. A frame may forbid it; the widget then goes on without an address.
 */
export function writeEntry(
  page: Window,
  how: 'pushState' | 'replaceState',
  hash: string | null,
  isShown: boolean,
): void {
  const state: unknown = page.history.state ?? {};
  const address = hash === null ? [] : [pageAddress(page) + hash];
  try {
    page.history[how](isRecord(state) ? { ...state, [KEY]: isShown } : state, '', ...address);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether the booking has shown this entry before: after a reload, or on the way back. */
export function isVisited({ history }: Window): boolean {
  const state: unknown = history.state;
  return isRecord(state) && state[KEY] === true;
}

/** Whether the widget has never written the current entry, and it has another address than `known`: another page's. */
export function isElsewhere(page: Window, known: string): boolean {
  const state: unknown = page.history.state;
  return pageAddress(page) !== known && !(isRecord(state) && KEY in state);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;
}
