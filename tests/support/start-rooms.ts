import type { Actor, ActorRefFrom } from 'xstate';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import { addDays, type LocalDate } from '../../src/domain/dates.ts';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import {
  calendarMachine,
  type CalendarInput,
  type CalendarOutput,
} from '../../machines/modals/calendar/calendar.machine.ts';
import type { CalendarRequest } from '../../machines/shared/ports.ts';
import type { RoomsInput } from '../../machines/steps/rooms/rooms.contract.ts';
import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { weekCalendarMachine } from '../../machines/steps/rooms/week-calendar.machine.ts';
import { lazyStep, type LazyStepRef, type StepModule } from '../../widget/wiring/lazy-step.ts';
import { holdCalls, type HeldCall } from './held-calls.ts';
import { calendarDay } from './rooms-stay.ts';
import { startStep } from './start-step.ts';

export type CalendarCall = HeldCall<CalendarDay[], CalendarRequest>;

/** The rooms step with its calendars, whose calls the test answers. `Screen` draws the month calendar. */
export function startRooms(input: RoomsInput, Screen: StepModule['Screen'] = () => null) {
  const { calls, port } = holdCalls<CalendarDay[], CalendarRequest>();
  const actors = { loadCalendar: port };
  const vouchers = holdCalls<VoucherStatus, { reference: string; arrivalDate: LocalDate }>();
  const machine = roomsMachine.provide({
    actors: {
      calendar: lazyStep<CalendarOutput, CalendarInput>(
        () => Promise.reject(new Error('It is there')),
        () => ({ machine: calendarMachine.provide({ actors }), Screen }),
      ),
      weekCalendar: weekCalendarMachine.provide({ actors }),
      checkVoucher: vouchers.port,
    },
  });
  return { ...startStep(machine, input), calls, checks: vouchers.calls };
}

/** The month calendar, where it is open. */
export function monthCalendarOf(actor: Actor<typeof roomsMachine>) {
  const holder = actor.getSnapshot().children.calendar as unknown as LazyStepRef | undefined;
  return holder?.getSnapshot().context.step as ActorRefFrom<typeof calendarMachine> | undefined;
}

/** Answers a call with all its days open at £120. */
export function answerCalendar(call: CalendarCall | undefined): void {
  if (!call) throw new Error('No calendar was asked for');
  const { from, nights } = call.input;
  call.resolve(Array.from({ length: nights }, (_, offset) => calendarDay(addDays(from, offset))));
}
