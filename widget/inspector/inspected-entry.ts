import { defineBooking } from '../element/booking.ts';
import { StayBookingElement } from '../element/booking-element.tsx';
import { openInspector } from './inspector.ts';

// Stands in for widget/element/booking-entry.ts in a development build.
StayBookingElement.openInspector = openInspector;
defineBooking();
