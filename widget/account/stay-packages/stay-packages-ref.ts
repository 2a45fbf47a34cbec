import type { ActorRefFrom } from 'xstate';
import type { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';

export type StayPackagesRef = ActorRefFrom<typeof stayPackagesMachine>;
