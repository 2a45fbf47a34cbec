import { ownProperty } from '../../../src/browser/own-document.ts';

/** The page's full address without its hash. A shorter one would be resolved against the page's <base>. */
export function pageAddress({ location: { origin, pathname, search, href } }: Window): string {
  return origin === 'null' ? href.replace(/#.*/, '') : origin + pathname + search;
}

/** The page's web address; that of the page around it where it is the `srcdoc` of a frame. */
export function webAddress(page: Window): URL {
  const { location, document } = page;
  return new URL(location.origin === 'null' ? ownProperty(document, 'baseURI') : location.href);
}

/** A path on the page's own origin; the full address where the page's <base> is on another origin. */
export function ownPath({ origin, pathname, search, hash }: URL): string {
  const path = pathname + search + hash;
  return new URL(ownProperty(document, 'baseURI')).origin === origin ? path : origin + path;
}
