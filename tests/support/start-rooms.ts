import type { CalendarDay } from '../../src/domain/calendar.ts';
import { addDays } from '../../src/domain/dates.ts';
import { calendarMachine } from '../../machines/modals/calendar/calendar.machine.ts';
import type { CalendarRequest } from '../../machines/shared/ports.ts';
import type { RoomsInput } from '../../machines/steps/rooms/rooms.contract.ts';
import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { weekCalendarMachine } from '../../machines/steps/rooms/week-calendar.machine.ts';
import { holdCalls, type HeldCall } from './held-calls.ts';
import { calendarDay } from './rooms-stay.ts';
import { startStep } from './start-step.ts';

export type CalendarCall = HeldCall<CalendarDay[], CalendarRequest>;

/** The rooms step with its calendars, whose calls the test answers. */
export function startRooms(input: RoomsInput) {
  const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
  const actors = { loadCalendar: port };
  const machine = roomsMachine.provide({
    actors: {
      calendar: calendarMachine.provide({ actors }),
      weekCalendar: weekCalendarMachine.provide({ actors }),
    },
  });
  return { ...startStep(machine, input), calls };
}

/** Answers a call with all its days open at £120. */
export function answerCalendar(call: CalendarCall | undefined): void {
  if (!call) throw new Error('No calendar was asked for');
  const { from, nights } = call.input;
  call.resolve(Array.from({ length: nights }, (_, offset) => calendarDay(addDays(from, offset))));
}
