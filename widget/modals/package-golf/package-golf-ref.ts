import type { ActorRefFrom } from 'xstate';
import type { packageGolfMachine } from '../../../machines/modals/package-golf/package-golf.machine.ts';

export type PackageGolfRef = ActorRefFrom<typeof packageGolfMachine>;
