import { ownProperty } from '../../src/browser/own-document.ts';

/** Whether the page has an element of this kind, even where an `id` or `name` shadows `querySelector` (T2). */
export function hasElement({ document }: Window, tag: 'stay-booking' | 'stay-account'): boolean {
  return ownProperty(document, 'querySelector').call(document, tag) !== null;
}
