import { providerLoginMachine } from '../../machines/shared/login/provider-login.machine.ts';
import {
  selectHasFailed,
  selectIsAway,
  selectRefusal,
} from '../../machines/shared/login/provider-login.selectors.ts';
import type { ProviderResult } from '../../machines/shared/login/provider-login.ports.ts';
import { CallError } from '../../src/api/failure.ts';
import { named } from '../tools/paths/names.ts';
import { worldOf } from '../tools/paths/world.ts';
import { profile } from '../support/fixtures.ts';
import { doneBy, failedBy, on } from '../worlds/rules.ts';

const lost = new CallError({ kind: 'offline', endpoint: 'token' });

export const providerLoginWorld = worldOf(
  providerLoginMachine,
  {
    events: { 'login.requested': [{}], 'login.dismissed': [{}] },
    actors: {
      beginLogin: {
        done: ['window', 'back'],
        error: [lost],
      },
      completeLogin: {
        done: [
          { type: 'signedIn', profile },
          named('the guest cancels at the provider', { type: 'cancelled' }),
          named('an answer to a login that is not known', { type: 'expired' }),
          named('the page was not at the provider', { type: 'none' }),
        ],
        error: [lost],
      },
    },
  },
  {
    rules: {
      'a login leads to the provider': on('login.requested', ({ inputs }) => 'beginLogin' in inputs),
      'a window that is given up leaves the guest where they were': on(
        'login.dismissed',
        ({ after }) => after.matches('waiting') && selectRefusal(after) === null && !selectHasFailed(after),
      ),
      'only an open window is waited for': on(
        doneBy('beginLogin'),
        ({ event, after }) => selectIsAway(after) === (event['output'] === 'window'),
      ),
      'a member is known exactly by the answer, and any other answer is told': on(
        doneBy('completeLogin'),
        ({ event, after }) => {
          const result = event['output'] as ProviderResult;
          if (result.type === 'signedIn') return after.output === result;
          return (
            after.matches('waiting') && selectRefusal(after) === (result.type === 'none' ? null : result.type)
          );
        },
      ),
      'a login without an answer is reported, and can be tried again (A §8.1)': on(
        [...failedBy('completeLogin'), ...failedBy('beginLogin')],
        ({ after }) => selectHasFailed(after) && after.can({ type: 'login.requested' }),
      ),
    },
    invariants: {
      'it is busy exactly while nothing can be done here': (snapshot) =>
        snapshot.status !== 'active' ||
        snapshot.hasTag('busy') !== (snapshot.matches('waiting') || selectIsAway(snapshot)),
    },
  },
);
