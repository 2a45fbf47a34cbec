import { startMachine } from '../../machines/steps/start/start.machine.ts';
import { worldOf } from '../paths/world.ts';
import { profile } from '../support/fixtures.ts';

export const startWorld = worldOf(startMachine, {
  inputs: [
    { notice: null, canLogin: true },
    { notice: 'expired', canLogin: false },
  ],
  actors: {
    login: {
      done: [
        { type: 'signedIn', profile },
        { type: 'migrating', emailAddress: 'a@example.test' },
      ],
    },
  },
});
