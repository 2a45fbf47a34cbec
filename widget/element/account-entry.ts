import { takeReturn } from '../../src/browser/login-return.ts';
import { refuseUnusable } from '../../src/browser/why-unusable.ts';

refuseUnusable(document);

/**
 * Settles when the element is defined. Imported only after that check, because the drawing code reads the document. The
 * window of a login has nothing to draw: it closes.
 */
export const defined = takeReturn(window)
  ? Promise.resolve()
  : import('./account.ts').then(({ defineAccount }) => {
      defineAccount();
    });
