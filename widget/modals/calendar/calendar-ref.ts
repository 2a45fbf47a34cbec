import type { ActorRefFrom } from 'xstate';
import type { calendarMachine } from '../../../machines/modals/calendar/calendar.machine.ts';

export type CalendarRef = ActorRefFrom<typeof calendarMachine>;
