import type { Actor } from 'xstate';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import { addDays, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import { calendarMachine } from '../../../machines/modals/calendar/calendar.machine.ts';
import type { CalendarRequest } from '../../../machines/shared/ports.ts';
import type { RoomsInput } from '../../../machines/steps/rooms/rooms.rules.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import { weekCalendarMachine } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import { holdCalls, type HeldCall } from '../../support/held-calls.ts';
import { calendarDay } from './rooms-stay.ts';
import { startStep } from '../start-step.ts';
import { reach } from '../../support/reach.ts';

type CalendarCall = HeldCall<CalendarDay[], CalendarRequest>;

/** Starts the rooms step with its calendars. The test answers their calls. */
export function startRooms(input: RoomsInput) {
  const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
  const actors = { loadCalendar: port };
  const vouchers = holdCalls<VoucherStatus | null, { reference: string; arrivalDate: LocalDate }>();
  const machine = roomsMachine.provide({
    actors: {
      calendar: calendarMachine.provide({ actors: { ...actors, findFree: port } }),
      weekCalendar: weekCalendarMachine.provide({ actors }),
      checkVoucher: vouchers.port,
    },
  });
  return { ...startStep(machine, input), calls, checks: vouchers.calls };
}

/** The month calendar; undefined where it is closed. */
export function monthCalendarOf(actor: Actor<typeof roomsMachine>) {
  return actor.getSnapshot().children.calendar;
}

/** A room's prices by date; undefined where they are closed. */
export function weekCalendarOf(actor: Actor<typeof roomsMachine>) {
  return actor.getSnapshot().children.weekCalendar;
}

/** The closer look; undefined where it is closed. */
export function closerLookOf(actor: Actor<typeof roomsMachine>) {
  return actor.getSnapshot().children.closerLook;
}

/** Answers a calendar call with every day open at £120. */
export function answerCalendar(call: CalendarCall | undefined): void {
  if (!call) throw new Error('No calendar call was made');
  const { from, nights } = call.input;
  call.resolve(Array.from({ length: nights }, (_, offset) => calendarDay(addDays(from, offset))));
}

/** Clicks these dates in the open calendar, once its prices have loaded. */
export async function clickDates(step: ReturnType<typeof startRooms>, ...dates: string[]) {
  answerCalendar(step.calls.at(-1));
  const open = monthCalendarOf(step.actor) ?? weekCalendarOf(step.actor);
  if (!open) throw new Error('No calendar is open');
  await reach(open, (snapshot) => !snapshot.hasTag('busy'));
  for (const date of dates) open.send({ type: 'day.picked', date });
}
