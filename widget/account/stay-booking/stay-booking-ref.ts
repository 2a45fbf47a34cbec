import type { ActorRefFrom } from 'xstate';
import type { stayBookingMachine } from '../../../machines/account/stay-booking/stay-booking.machine.ts';

export type StayBookingRef = ActorRefFrom<typeof stayBookingMachine>;
