import type { ActorRefFrom } from 'xstate';
import type { mudMachine } from '../../../machines/modals/mud/mud.machine.ts';

export type MudRef = ActorRefFrom<typeof mudMachine>;
