/** How long things take, as far as nobody says so (D-107): for the warning, and for the guest's calendar. */
export const MINUTES = { golf: 240, breakfast: 60, dinner: 90, spaExtra: 60 };
