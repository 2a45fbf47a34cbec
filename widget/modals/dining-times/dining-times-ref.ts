import type { ActorRefFrom } from 'xstate';
import type { diningTimesMachine } from '../../../machines/modals/dining-times/dining-times.machine.ts';

export type DiningTimesRef = ActorRefFrom<typeof diningTimesMachine>;
