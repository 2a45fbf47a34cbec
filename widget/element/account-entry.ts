import { refuseUnusable } from '../../src/browser/why-unusable.ts';

refuseUnusable(document);

/** Settles when the element is defined. Imported only after that check, because the drawing code reads the document. */
export const defined = import('./account.ts').then(({ defineAccount }) => {
  defineAccount();
});
