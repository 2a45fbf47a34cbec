import { startMachine } from '../../machines/steps/start/start.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { profile } from '../support/fixtures.ts';

export const startWorld = worldOf(
  startMachine,
  {
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
  },
  {
    rules: {
      'the booking begins when the guest says so, without an account or as who has logged in (A §2.3)': ({
        event,
        after: { status, output },
      }) => {
        if (event.type === 'booking.started') return status === 'done' && output.type === 'anonymous';
        if (status !== 'done') return null;
        return event.type === 'xstate.done.actor.login' && output === event['output'];
      },
    },
  },
);
