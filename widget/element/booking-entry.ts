import { takeReturn } from '../../src/browser/login-return.ts';
import { refuseUnusable } from '../../src/browser/why-unusable.ts';
import { beginEarly } from '../wiring/begin-early.ts';

refuseUnusable(document);
/** Whether this page is the window of a login, which closes. */
const isLoginWindow = takeReturn(window);
// The rest is imported while the estate answers: this file stays small, so that it asks and draws early.
const { login, needsSession } = isLoginWindow ? {} : beginEarly(window);
// Where it is lost, it is asked for again when the booking needs it.
if (needsSession) import('../wiring/session.ts').catch(() => undefined);
if (login === 'form') import('../steps/sign-in/step.ts').catch(() => undefined);
if (login === 'redirect') import('../steps/sign-in-at-provider/step.ts').catch(() => undefined);

/** Settles when the element is defined. Not awaited here: the bundler makes larger files of modules that wait. */
export const defined = isLoginWindow
  ? Promise.resolve()
  : import('./booking.ts').then(({ defineBooking }) => {
      defineBooking();
    });
