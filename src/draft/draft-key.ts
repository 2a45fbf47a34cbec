/** The key under which the tab's storage keeps a booking. */
export const DRAFT_KEY = 'staychart.draft';
