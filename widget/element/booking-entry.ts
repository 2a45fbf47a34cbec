import { askAhead } from '../wiring/ask-ahead.ts';

// The rest comes while the estate answers: this file is small, so that it can ask early.
askAhead(window);
(await import('./booking.ts')).defineBooking();
