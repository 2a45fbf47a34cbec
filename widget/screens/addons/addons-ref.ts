import type { ActorRefFrom } from 'xstate';
import type { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';

export type AddOnsRef = ActorRefFrom<typeof addonsMachine>;
