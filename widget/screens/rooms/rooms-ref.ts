import type { ActorRefFrom } from 'xstate';
import type { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';

export type RoomsRef = ActorRefFrom<typeof roomsMachine>;
