import { withoutMember } from '../domain/booking/booking-member.ts';
import { asNewSearch } from '../domain/search/occupancy.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import { clearDraft, saveDraft } from './draft.ts';
import { loadDraft } from './load-draft.ts';

/** Removes the member's data from the kept draft. A draft that cannot be read is forgotten. */
export function forgetMember(storage: PageStorage): void {
  const draft = loadDraft(storage);
  if (draft === null) clearDraft(storage);
  else {
    const { booking, search } = draft;
    const id = (booking?.search ?? search)?.amendId;
    saveDraft(storage, {
      ...draft,
      ...(id ? { endedAmendment: { id, isTold: false } } : {}),
      booking: booking && withoutMember(booking),
      search: search && asNewSearch(search),
    });
  }
}
