import type { ActorRefFrom } from 'xstate';
import type { spaGardenMachine } from '../../../machines/modals/spa-garden/spa-garden.machine.ts';

export type SpaGardenRef = ActorRefFrom<typeof spaGardenMachine>;
