import { StayBookingElement } from './booking-element.tsx';
import { answerOpeners } from './openers.ts';

if (!customElements.get('stay-booking')) customElements.define('stay-booking', StayBookingElement);
answerOpeners(window);
