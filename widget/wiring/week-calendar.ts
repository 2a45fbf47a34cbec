import type { ports } from '../../machines/shared/ports.ts';
import { weekCalendarMachine } from '../../machines/steps/rooms/week-calendar.machine.ts';
import { WeekCalendar } from '../steps/rooms/WeekCalendar.tsx';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';

/** A room's prices by date. */
export function weekCalendar(actors: Pick<typeof ports, 'loadCalendar'>): StepCode {
  return stepCode({ machine: weekCalendarMachine.provide({ actors }), Screen: WeekCalendar });
}
