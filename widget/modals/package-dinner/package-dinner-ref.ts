import type { ActorRefFrom } from 'xstate';
import type { packageDinnerMachine } from '../../../machines/modals/package-dinner/package-dinner.machine.ts';

export type PackageDinnerRef = ActorRefFrom<typeof packageDinnerMachine>;
