import { calendarMachine } from '../../machines/modals/calendar/calendar.machine.ts';
import type { ports } from '../../machines/shared/ports.ts';
import { calendar } from '../../src/texts/calendar.ts';
import { registerTexts } from '../../src/texts/registry.ts';
import { CalendarModal } from '../modals/calendar/CalendarModal.tsx';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';

registerTexts({ calendar });

/** The month calendar of a search without availability. */
export function monthCalendar(actors: Pick<typeof ports, 'loadCalendar'>): StepCode {
  return stepCode({ machine: calendarMachine.provide({ actors }), Screen: CalendarModal });
}
