import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../../machines/steps/search/search.machine.ts';

export type SearchRef = ActorRefFrom<typeof searchMachine>;
