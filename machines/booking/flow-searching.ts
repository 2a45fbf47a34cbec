import { withOutput } from '../shared/params.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW } from './flow-targets.ts';

/** The session says which arrival is the earliest, so it begins before the form is shown. */
export const search = bookingSetup.createStateConfig({
  meta: { step: 'search' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'lacksSession', target: 'beginningSession' },
        { guard: 'asksForMemberAtSearch', target: FLOW.identifying, actions: 'openSearch' },
        { target: 'form', actions: 'openSearch' },
      ],
    },
    beginningSession: {
      tags: 'busy',
      invoke: {
        ...calls.beginSession,
        onDone: { target: 'deciding', actions: withOutput('keepSession') },
        onError: 'unavailable',
      },
    },
    unavailable: { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': 'deciding' } },
    form: {
      invoke: {
        ...calls.search,
        onDone: [
          // The rooms of the booking before are given back first.
          { guard: 'hasBooking', target: FLOW.searchedAgain, actions: withOutput('takeSearch') },
          { target: FLOW.legs, actions: [withOutput('takeSearch'), 'beginBooking'] },
        ],
        onError: 'unavailable',
      },
    },
  },
});

/**
 * The guest has followed a link with a whole search, on the shorter way. It leads straight to the rooms. The form is
 * shown where the guest still has something to decide.
 */
export const followingLink = bookingSetup.createStateConfig({
  meta: { step: 'search' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'lacksSession', target: 'beginningSession' },
        { target: 'searching', actions: 'openSearch' },
      ],
    },
    beginningSession: {
      tags: 'busy',
      invoke: {
        ...calls.beginSession,
        onDone: { target: 'deciding', actions: withOutput('keepSession') },
        onError: FLOW.searchUnavailable,
      },
    },
    searching: {
      invoke: {
        ...calls.linkedSearch,
        onDone: { target: FLOW.legs, actions: [withOutput('takeSearch'), 'beginBooking'] },
        onError: FLOW.searchUnavailable,
      },
    },
  },
});
