import type { ActorRefFrom } from 'xstate';
import type { guestsMachine } from '../../../machines/steps/guests/guests.machine.ts';

export type GuestsRef = ActorRefFrom<typeof guestsMachine>;
