import { refuseUnusable } from '../../src/browser/why-unusable.ts';

refuseUnusable(document);
// Not before that: what draws looks at the document as soon as it is there.
(await import('./account.ts')).defineAccount();
