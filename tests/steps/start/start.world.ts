import { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { selectCanRestore } from '../../../machines/steps/start/start.selectors.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { profile } from '../../support/fixtures.ts';
import { canOnly } from '../../worlds/always.ts';

export const startWorld = worldOf(
  startMachine,
  {
    inputs: [
      named('with a login', { notice: null, canLogin: true }),
      named('without a login, after the session is over', { notice: 'expired', canLogin: false }),
      named('to change a booking', { notice: null, canLogin: true, isAmending: true }),
      named('after a session with a room is over', { notice: 'expired', canLogin: true, canRestore: true }),
    ],
    actors: {
      login: {
        done: [
          { type: 'signedIn', profile },
          named('an old account that needs a registration', {
            type: 'migrating',
            emailAddress: 'a@example.test',
          }),
        ],
      },
    },
  },
  {
    invariants: {
      'the guest can always begin without an account (A §2.3)': canOnly(
        { type: 'booking.started' },
        () => true,
      ),
    },
    rules: {
      'only an offered booking can be restored (D-487)': ({ event, before, after }) => {
        if (event.type !== 'booking.restored' || !before) return null;
        const isRestored = after.status === 'done' && after.output.type === 'restore';
        return isRestored === selectCanRestore(before);
      },
      'the booking begins without an account, or with the result of the login (A §2.3)': ({
        event,
        after: { status, output },
      }) => {
        if (event.type === 'booking.restored') return null;
        if (event.type === 'booking.started') return status === 'done' && output.type === 'anonymous';
        if (status !== 'done') return null;
        return event.type === 'xstate.done.actor.login' && output === event['output'];
      },
    },
  },
);
