import { ownPath } from './page-address.ts';

/**
 * The address to put into a link, or null when it may not be one: http(s), tel, mailto and paths of the page's own
 * origin pass (T4). What comes back is written the way the browser reads it.
 */
export function safeHref(href: string | null | undefined): string | null {
  const text = href?.trim() ?? '';
  const isPath = text.startsWith('/');
  const base = isPath ? location.origin : undefined;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (isPath) return isOwn(url) ? ownPath(url) : null;
  return /^(https?|tel|mailto):$/.test(url.protocol) ? url.href : null;
}

/** A path that begins with two slashes, as '/..//elsewhere' becomes one, would be read as another site's address. */
function isOwn({ origin, pathname }: URL): boolean {
  return origin === location.origin && !pathname.startsWith('//');
}

/** The address that dials a number, as it is written for guests. */
export function dialHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Whether a safe address leads to another site, and so to a new tab. */
export function isForeign(href: string): boolean {
  return /^https?:/.test(href) && new URL(href).origin !== location.origin;
}
