import type { ActorRefFrom } from 'xstate';
import type { teeTimesMachine } from '../../../machines/modals/tee-times/tee-times.machine.ts';

export type TeeTimesRef = ActorRefFrom<typeof teeTimesMachine>;
