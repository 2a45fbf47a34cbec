import { calendarMachine } from '../../../machines/modals/calendar/calendar.machine.ts';
import { closerLookMachine } from '../../../machines/steps/rooms/closer-look.machine.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import { weekCalendarMachine } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { calendar } from '../../modals/calendar/calendar.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { closerLook } from './closer-look/closer-look.texts.ts';
import { rooms } from './rooms.texts.ts';
import { search } from '../search/search.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { RoomsScreen } from './RoomsScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stayPorts } from '../../wiring/stay-ports.ts';

registerTexts({ calendar, closerLook, rooms, search });

export function roomsStep({ client }: PortResources): StepCode {
  const actors = stayPorts(client);
  const machine = roomsMachine.provide({
    actors: {
      ...actors,
      calendar: calendarMachine.provide({ actors: { ...actors, findFree: actors.loadCalendar } }),
      weekCalendar: weekCalendarMachine.provide({ actors }),
      closerLook: closerLookMachine,
    },
  });
  return stepCode({ machine, Screen: RoomsScreen, Frame: BookingBill });
}
