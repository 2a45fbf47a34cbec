// Before any view: with it, an edited view takes the place of the one that is shown.
import '@vitejs/plugin-react/preamble';
import { StayBookingElement } from '../../widget/element/booking-element.tsx';
import { openInspector } from '../../widget/inspector/inspector.ts';

StayBookingElement.openInspector = openInspector;
await import('../../widget/element/booking-entry.ts');
