import { refuseUnusable } from '../../src/browser/why-unusable.ts';
import { beginEarly } from '../wiring/begin-early.ts';

refuseUnusable(document);
// The rest is imported while the estate answers: this file stays small, so that it asks and draws early.
const { hasLogin } = beginEarly(window);
// Where it is lost, it is asked for again when the start needs it.
if (hasLogin) import('../steps/sign-in/step.ts').catch(() => undefined);

/** Settles when the element is defined. Not awaited here: the bundler makes larger files of modules that wait. */
export const defined = import('./booking.ts').then(({ defineBooking }) => {
  defineBooking();
});
