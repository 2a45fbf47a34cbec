import { StayBookingElement } from './booking-element.tsx';

if (!customElements.get('stay-booking')) customElements.define('stay-booking', StayBookingElement);
