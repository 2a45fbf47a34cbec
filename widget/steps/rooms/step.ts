import type { CalendarInput, CalendarOutput } from '../../../machines/modals/calendar/calendar.machine.ts';
import type {
  CloserLookInput,
  CloserLookOutput,
  LookWanted,
} from '../../../machines/steps/rooms/closer-look.types.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import type {
  WeekCalendarInput,
  WeekCalendarOutput,
} from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { registerTexts } from '../../texts/registry.ts';
import { rooms } from './rooms.texts.ts';
import { search } from '../search/search.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { RoomsScreen } from './RoomsScreen.tsx';
import { prepareHtml } from '../../ui/media/Html.tsx';
import { lazyStep } from '../../lazy/lazy-step.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stayPorts } from '../../wiring/stay-ports.ts';

registerTexts({ rooms, search });

/** Each look is a file of its own, because few guests open all of them. */
const LOOKS: Record<LookWanted['type'], () => Promise<StepCode>> = {
  'pictures.opened': async () => (await import('../../wiring/room-pictures.ts')).roomPictures(),
  'comparison.opened': async () => (await import('../../wiring/room-comparison.ts')).roomComparison(),
  'map.opened': async () => (await import('../../wiring/estate-map.ts')).estateMap(),
};

export function roomsStep({ client }: PortResources): StepCode {
  // Loaded now, so that the rooms do not wait for it later.
  prepareHtml();
  const actors = stayPorts(client);
  const machine = roomsMachine.provide({
    actors: {
      // Most guests find a room and never see the calendar.
      calendar: lazyStep<CalendarOutput, CalendarInput>(async () =>
        (await import('../../wiring/month-calendar.ts')).monthCalendar(actors),
      ),
      weekCalendar: lazyStep<WeekCalendarOutput, WeekCalendarInput>(async () =>
        (await import('../../wiring/week-calendar.ts')).weekCalendar(actors),
      ),
      closerLook: lazyStep<CloserLookOutput, CloserLookInput>(({ wanted }) => LOOKS[wanted.type]()),
      checkVoucher: actors.checkVoucher,
    },
  });
  return stepCode({ machine, Screen: RoomsScreen, Frame: BookingBill });
}
