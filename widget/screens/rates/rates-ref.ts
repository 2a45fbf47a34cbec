import type { ActorRefFrom } from 'xstate';
import type { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';

export type RatesRef = ActorRefFrom<typeof ratesMachine>;
