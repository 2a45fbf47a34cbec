/** The key under which the tab's storage keeps a booking. */
export const DRAFT_KEY = 'staychart.draft';

/** The key under which it keeps a payment, whatever becomes of the booking (E-02). */
export const PAYMENT_KEY = 'staychart.payment';

/** Whether anything is kept, as far as can be told without reading it. */
export function hasKept(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(DRAFT_KEY) !== null || storage.getItem(PAYMENT_KEY) !== null;
}
