import { withOutput } from '../shared/params.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW } from './flow-targets.ts';

/**
 * A link to a search has been followed. On the shorter way one that says all of it leads to the rooms at once; the search
 * is shown where anything of it has to be decided all the same (D-549).
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
