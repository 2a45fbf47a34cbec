import type { ActorRefFrom } from 'xstate';
import type { spaPackageMachine } from '../../../machines/modals/spa-package/spa-package.machine.ts';

export type SpaPackageRef = ActorRefFrom<typeof spaPackageMachine>;
