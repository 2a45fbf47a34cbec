import { takeReturn } from '../../src/browser/login-return.ts';
import { refuseUnusable } from '../../src/browser/why-unusable.ts';
import { matchTag } from '../languages/match-tag.ts';
import { WORDS } from '../languages/words.ts';
import { findBoot } from '../page/boot.ts';

refuseUnusable(document);
// The rest is imported while the estate answers: this file stays small, so that it asks early. Before the answer of a
// login is taken out of the address, by which it is known that another screen than the first will be seen.
const { login, needsSession, speaks } = findBoot(window)?.begin?.() ?? {};
/** Whether this page is the window of a login, which closes. */
const isLoginWindow = takeReturn(window);
// What is lost here is asked for again when the booking needs it.
if (speaks !== undefined) bringWords(speaks).catch(() => undefined);
if (needsSession) import('../wiring/session.ts').catch(() => undefined);
if (login === 'form') import('../steps/sign-in/step.ts').catch(() => undefined);
if (login === 'redirect') import('../steps/sign-in-at-provider/step.ts').catch(() => undefined);

/** Settles when the element is defined. Not awaited here: the bundler makes larger files of modules that wait. */
export const defined = isLoginWindow
  ? Promise.resolve()
  : import('./booking.ts').then(({ defineBooking }) => {
      defineBooking();
    });

// The browser reads its tables of languages at their first use, which takes long: now, while the files are on the way.
Intl.NumberFormat();

/** Brings the words that serve a tag, and the code that says them. */
async function bringWords(tag: string): Promise<void> {
  const name = matchTag(tag, Object.keys(WORDS));
  const words = Object.entries(WORDS).flatMap(([one, bring]) => (one === name ? bring() : []));
  await Promise.all([import('../languages/voice.ts'), ...words]);
}
