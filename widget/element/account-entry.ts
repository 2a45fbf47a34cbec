import { refuseUnusable } from '../../src/browser/why-unusable.ts';

refuseUnusable(document);
// Imported only after that check, because the drawing code reads the document as soon as it is loaded.
(await import('./account.ts')).defineAccount();
