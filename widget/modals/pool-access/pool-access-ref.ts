import type { ActorRefFrom } from 'xstate';
import type { poolAccessMachine } from '../../../machines/modals/pool-access/pool-access.machine.ts';

export type PoolAccessRef = ActorRefFrom<typeof poolAccessMachine>;
