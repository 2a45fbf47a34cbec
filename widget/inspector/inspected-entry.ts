import { StayBookingElement } from '../element/booking-element.tsx';
import { openInspector } from './inspector.ts';

// Stands in for widget/element/booking-entry.ts in a development build.
StayBookingElement.openInspector = openInspector;
if (!customElements.get('stay-booking')) customElements.define('stay-booking', StayBookingElement);
