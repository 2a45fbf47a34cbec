import type { PageStorage } from '../../src/browser/safe-storage.ts';
import type { Auth } from '../../src/auth/contract.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { forgetMember } from '../../src/draft/forget-member.ts';
import { DRAFT_KEY, withMark } from '../../src/draft/kept-keys.ts';

/** The tab's sign-in, whose logout also removes the member's data from the bookings kept in the tab. */
export function leavingDraft(
  { auth, storage }: { auth: Auth | null; storage: PageStorage },
  page: Window,
): Auth | null {
  return (
    auth && {
      ...auth,
      signOut: (isWanted) => {
        if (auth.token() !== null) forgetInDrafts(page, storage);
        return auth.signOut(isWanted);
      },
    }
  );
}

/** Removes the member's data from every booking kept in the tab, of whichever site (D-506). */
export function forgetInDrafts(page: Window, own: PageStorage): void {
  forgetMember(own);
  const storage = tabStorage(page);
  for (const key of namesIn(page)) {
    if (key.startsWith(DRAFT_KEY)) forgetMember(withMark(storage, key.slice(DRAFT_KEY.length)));
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
