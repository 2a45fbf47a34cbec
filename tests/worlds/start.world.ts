import { startMachine } from '../../machines/steps/start/start.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { profile } from '../support/fixtures.ts';

export const startWorld = worldOf(startMachine, {
  inputs: [
    named('with a login', { notice: null, canLogin: true }),
    named('without a login, after the session is over', { notice: 'expired', canLogin: false }),
  ],
  actors: {
    login: {
      done: [
        { type: 'signedIn', profile },
        named('an old account, which has to be renewed', {
          type: 'migrating',
          emailAddress: 'a@example.test',
        }),
      ],
    },
  },
});
