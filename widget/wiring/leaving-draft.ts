import type { PageStorage } from '../../src/browser/safe-storage.ts';
import type { Auth } from '../../src/auth/contract.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { DRAFT_KEY, withMark } from '../../src/draft/kept-keys.ts';

/** The tab's sign-in; logging out by it takes what is the member's out of the tab's kept bookings, too (E-07). */
export function leavingDraft(
  { auth, storage }: { auth: Auth | null; storage: PageStorage },
  page: Window,
): Auth | null {
  return (
    auth && {
      ...auth,
      signOut: () => {
        if (auth.token() !== null) forgetInDrafts(page, storage);
        return auth.signOut();
      },
    }
  );
}

/** Takes what is the member's out of the tab's kept bookings, whichever site's they are (D-506). */
export function forgetInDrafts(page: Window, own: PageStorage): void {
  forgetInDraft(own);
  const storage = tabStorage(page);
  for (const key of namesIn(page)) {
    if (key.startsWith(DRAFT_KEY)) forgetInDraft(withMark(storage, key.slice(DRAFT_KEY.length)));
  }
}

/** What the tab keeps; where the browser forbids it to, there is nothing but this page's own booking. */
function namesIn(page: Window): string[] {
  try {
    return Object.keys(page.sessionStorage);
  } catch {
    return [];
  }
}

/**
 * Takes what is the member's out of the kept booking. Until the code for that has come the booking is not kept at all,
 * since the page may be left before; without the code it is forgotten.
 */
export function forgetInDraft(storage: PageStorage): void {
  const draft = storage.getItem(DRAFT_KEY);
  if (draft === null) return;
  storage.removeItem(DRAFT_KEY);
  import('../../src/draft/forget-member.ts').then(
    ({ forgetMember }) => {
      if (storage.getItem(DRAFT_KEY) !== null) return;
      storage.setItem(DRAFT_KEY, draft);
      forgetMember(storage);
    },
    () => undefined,
  );
}
