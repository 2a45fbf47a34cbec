import { withOutput } from '../shared/params.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW } from './flow-targets.ts';

/**
 * The guest has followed a link to a search. On the shorter way a link with the whole search leads straight to the
 * rooms. The form is shown where the guest still has something to decide.
 */
export const followingLink = bookingSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isLinkOpen', target: FLOW.choosingPlace },
        { guard: 'hasSession', target: 'searching', actions: 'openSearch' },
        { target: 'beginningSession' },
      ],
    },
    beginningSession: {
      tags: 'busy',
      meta: { step: 'search' },
      invoke: {
        ...calls.beginSession,
        onDone: { target: 'searching', actions: [withOutput('keepSession'), 'openSearch'] },
        onError: FLOW.searchUnavailable,
      },
    },
    searching: {
      meta: { step: 'search' },
      invoke: {
        ...calls.linkedSearch,
        onDone: { target: FLOW.searchedAgain, actions: withOutput('takeSearch') },
        onError: FLOW.searchUnavailable,
      },
    },
  },
});
