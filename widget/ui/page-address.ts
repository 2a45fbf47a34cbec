import { ownProperty } from '../../src/browser/own-document.ts';

/** The page's full address without its hash. A shorter one would be resolved against the page's <base>. */
export function pageAddress({ location }: Window): string {
  return location.origin + location.pathname + location.search;
}

/** A path on the page's own origin; the full address where the page's <base> is on another origin. */
export function ownPath({ origin, pathname, search, hash }: URL): string {
  const path = pathname + search + hash;
  return new URL(ownProperty(document, 'baseURI')).origin === origin ? path : origin + path;
}
