import type { ActorRefFrom } from 'xstate';
import { bookingChart } from './booking.chart.ts';
import { underWayRules } from './flow-under-way.ts';
import { bringRules } from './under-way.ts';

bringRules(underWayRules);

/** The whole stay booking (A §4.1, B §4): the flow, and beside it the member, the idle session and two questions. */
export const bookingMachine = bookingChart;

export type BookingActor = ActorRefFrom<typeof bookingMachine>;
