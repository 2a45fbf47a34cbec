import { refuseUnusable } from '../../src/browser/why-unusable.ts';
import { beginEarly } from '../wiring/begin-early.ts';

refuseUnusable(document);
// The rest comes while the estate answers: this file is small, so that it can ask and draw early.
const early = beginEarly(window);
const [{ defineBooking }] = await Promise.all([import('./booking.ts'), early]);
defineBooking();
