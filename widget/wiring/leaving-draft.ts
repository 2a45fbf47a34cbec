import type { PageStorage } from '../../src/browser/safe-storage.ts';
import type { Auth } from '../../src/auth/contract.ts';
import { DRAFT_KEY } from '../../src/draft/kept-keys.ts';

/** The tab's sign-in; logging out by it takes what is the member's out of the tab's kept booking, too (E-07). */
export function leavingDraft({ auth, storage }: { auth: Auth | null; storage: PageStorage }): Auth | null {
  return (
    auth && {
      ...auth,
      signOut: () => {
        if (auth.token() !== null) forgetInDraft(storage);
        return auth.signOut();
      },
    }
  );
}

/** Takes what is the member's out of the kept booking; without the code for that, the booking is forgotten. */
export function forgetInDraft(storage: PageStorage): void {
  if (storage.getItem(DRAFT_KEY) === null) return;
  import('../../src/draft/forget-member.ts').then(
    ({ forgetMember }) => {
      forgetMember(storage);
    },
    () => {
      storage.removeItem(DRAFT_KEY);
    },
  );
}
