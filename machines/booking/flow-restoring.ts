import { withOutput } from '../shared/params.ts';
import type { RestoreOutput } from '../steps/restore/restore.types.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW, goTo, onStepFailed } from './flow-targets.ts';
import { byOutput } from './transitions.ts';

/** A new session takes up the booking of the session that is over, as far as it is still on offer. */
export const restoring = bookingSetup.createStateConfig({
  meta: { step: 'rooms', actor: 'restore' },
  initial: 'beginning',
  // The booking that is being restored has the member's names in it (E-07).
  on: { 'member.loggedOut': { target: FLOW.arriving, actions: goTo('rooms') } },
  states: {
    beginning: {
      tags: 'busy',
      invoke: {
        ...calls.beginSession,
        onDone: { target: 'asking', actions: [withOutput('keepSession'), 'beginRestoring'] },
        onError: 'unavailable',
      },
    },
    unavailable: { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': 'beginning' } },
    asking: {
      invoke: {
        ...calls.restore,
        onDone: byOutput<RestoreOutput>()({
          restored: { target: FLOW.arriving, actions: goTo('guests') },
          newSearch: { target: FLOW.search },
        }),
        onError: onStepFailed('rooms'),
      },
    },
  },
});
