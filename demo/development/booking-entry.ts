// Imported before any view, so that an edited view replaces the shown one.
import '@vitejs/plugin-react/preamble';
import { StayBookingElement } from '../../widget/element/booking-element.tsx';
import { openInspector } from '../../widget/inspector/inspector.ts';

StayBookingElement.openInspector = openInspector;
await import('../../widget/element/booking-entry.ts');
