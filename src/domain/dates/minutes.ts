/**
 * Assumed lengths in minutes, where nobody states one (D-107): for the warning about overlaps, and for the guest's
 * calendar.
 */
export const MINUTES = { golf: 240, breakfast: 60, dinner: 90, spaExtra: 60 };
