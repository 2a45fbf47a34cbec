import { ownProperty } from '../../src/browser/own-document.ts';

/** The page's whole address without its hash: anything shorter is resolved against the page's <base>, which may be elsewhere. */
export function pageAddress({ location }: Window): string {
  return location.origin + location.pathname + location.search;
}

/** A path of the page's own origin, in full where the page's <base> leads elsewhere. */
export function ownPath({ origin, pathname, search, hash }: URL): string {
  const path = pathname + search + hash;
  return new URL(ownProperty(document, 'baseURI')).origin === origin ? path : origin + path;
}
