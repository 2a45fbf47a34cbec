import { refuseUnusable } from '../../src/browser/why-unusable.ts';
import { beginEarly } from '../wiring/begin-early.ts';

refuseUnusable(document);
// The rest is imported while the estate answers: this file stays small, so that it asks and draws early.
beginEarly(window);
(await import('./booking.ts')).defineBooking();
