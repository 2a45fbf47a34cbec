import type { CalendarInput, CalendarOutput } from '../../../machines/modals/calendar/calendar.machine.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import type {
  WeekCalendarInput,
  WeekCalendarOutput,
} from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { losses } from '../../../src/texts/losses.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { rooms } from '../../../src/texts/rooms.ts';
import { search } from '../../../src/texts/search.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { RoomsScreen } from '../../screens/rooms/RoomsScreen.tsx';
import { prepareHtml } from '../../ui/Html.tsx';
import { lazyStep } from '../../lazy/lazy-step.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../port-resources.ts';
import { stayPorts } from '../stay-ports.ts';

registerTexts({ losses, rooms, search });

export function roomsStep({ client }: PortResources): StepCode {
  // So that the rooms need not wait for it once they are found.
  prepareHtml();
  const actors = stayPorts(client);
  const machine = roomsMachine.provide({
    actors: {
      // Most guests find a room, and never see it.
      calendar: lazyStep<CalendarOutput, CalendarInput>(async () =>
        (await import('../month-calendar.ts')).monthCalendar(actors),
      ),
      weekCalendar: lazyStep<WeekCalendarOutput, WeekCalendarInput>(async () =>
        (await import('../week-calendar.ts')).weekCalendar(actors),
      ),
      checkVoucher: actors.checkVoucher,
    },
  });
  return stepCode({ machine, Screen: RoomsScreen, Frame: BookingBill });
}
