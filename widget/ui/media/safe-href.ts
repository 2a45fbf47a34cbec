import { ownPath, webAddress } from '../frame/page-address.ts';

/**
 * The address for a link, as the browser would read it; null for an unsafe one. Safe are http(s), tel, mailto and paths
 * of the page's own origin (T4).
 */
export function safeHref(href: string | null | undefined): string | null {
  const text = href?.trim() ?? '';
  const isPath = text.startsWith('/');
  const base = isPath ? webAddress(window) : undefined;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (isPath) return isOwn(url) ? ownPath(url) : null;
  return /^(https?|tel|mailto):$/.test(url.protocol) ? url.href : null;
}

/** Not a path that begins with two slashes, as '/..//elsewhere' becomes one: it would name another site. */
function isOwn({ origin, pathname }: URL): boolean {
  return origin === webAddress(window).origin && !pathname.startsWith('//');
}

/** The `tel:` address of a number as written for guests. */
export function dialHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Whether a safe address leads to another site. Such a link opens a new tab. */
export function isForeign(href: string): boolean {
  return /^https?:/.test(href) && new URL(href).origin !== webAddress(window).origin;
}
