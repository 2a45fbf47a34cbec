import type { ActorRefFrom } from 'xstate';
import type { packageSpaMachine } from '../../../machines/modals/package-spa/package-spa.machine.ts';

export type PackageSpaRef = ActorRefFrom<typeof packageSpaMachine>;
