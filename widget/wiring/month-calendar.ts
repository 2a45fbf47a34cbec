import { calendarMachine } from '../../machines/modals/calendar/calendar.machine.ts';
import type { ports } from '../../machines/shared/ports.ts';
import { calendar } from '../modals/calendar/calendar.texts.ts';
import { registerTexts } from '../texts/registry.ts';
import { CalendarModal } from '../modals/calendar/CalendarModal.tsx';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';

registerTexts({ calendar });

/** The month calendar of a search without availability. */
export function monthCalendar(actors: Pick<typeof ports, 'loadCalendar'>): StepCode {
  return stepCode({ machine: calendarMachine.provide({ actors }), Screen: CalendarModal });
}
