import type { PageStorage } from '../../src/browser/safe-storage.ts';
import type { Auth } from '../../src/auth/contract.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { DRAFT_KEY, withMark } from '../../src/draft/kept-keys.ts';

/** The tab's sign-in, whose logout also removes the member's data from the bookings kept in the tab. */
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

/** Removes the member's data from every booking kept in the tab, of whichever site (D-506). */
export function forgetInDrafts(page: Window, own: PageStorage): void {
  forgetInDraft(own);
  const storage = tabStorage(page);
  for (const key of namesIn(page)) {
    if (key.startsWith(DRAFT_KEY)) forgetInDraft(withMark(storage, key.slice(DRAFT_KEY.length)));
  }
}

/** The keys of the tab's storage. None where the browser forbids storage: only this page's own booking is left then. */
function namesIn(page: Window): string[] {
  try {
    return Object.keys(page.sessionStorage);
  } catch {
    return [];
  }
}

/**
 * Removes the member's data from the kept booking. The whole booking is removed until the code for that has come,
 * because the page may be left before; it stays removed where the code is lost.
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
