import type { ports } from '../../../machines/shared/ports.ts';
import { calendarMachine } from '../../../machines/modals/calendar/calendar.machine.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import { weekCalendarMachine } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { RoomsScreen } from '../../screens/rooms/RoomsScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function roomsStep(actors: typeof ports): StepModule {
  const machine = roomsMachine.provide({
    actors: {
      calendar: calendarMachine.provide({ actors }),
      weekCalendar: weekCalendarMachine.provide({ actors }),
    },
  });
  return { machine, Screen: RoomsScreen };
}
