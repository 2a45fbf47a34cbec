import { withFailure, withOutput } from '../shared/params.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW } from './flow-targets.ts';

/**
 * From the first moment until the configuration and the guest's kept booking are known. It hears no address: the last
 * one of the page counts once the booking is open.
 */
export const opening = bookingSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'leave.confirmed': [
      { guard: 'lacksSession', target: FLOW.left, actions: ['clearBooking', 'leavePage'] },
      { target: FLOW.cancelled },
    ],
  },
  states: {
    /** A payment with an unknown outcome: the estate is asked before anything else. */
    deciding: {
      always: [
        { guard: 'isPaymentUnresolved', target: FLOW.outcome, actions: ['adoptDraft', 'forgetLink'] },
        { guard: 'hasConfiguration', target: FLOW.arriving },
        { target: 'loading' },
      ],
    },

    loading: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.loadConfiguration,
        onDone: [
          {
            guard: 'isAnotherWanted',
            target: FLOW.arriving,
            actions: [withOutput('keepConfiguration'), 'dropDraft'],
          },
          {
            guard: 'isPaid',
            target: FLOW.made,
            actions: [withOutput('keepConfiguration'), 'adoptDraft'],
          },
          { guard: 'hasNoDraft', target: FLOW.arriving, actions: withOutput('keepConfiguration') },
          { target: 'resuming', actions: withOutput('keepConfiguration') },
        ],
        onError: [
          // The receipt needs no configuration.
          { guard: 'isPaid', target: FLOW.receipt },
          { target: 'unavailable' },
        ],
      },
    },

    unavailable: { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': 'loading' } },

    /** Resumes a kept draft if its session is alive. */
    resuming: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.checkSession,
        onDone: [
          { guard: 'isRemnant', target: 'givingUp', actions: 'adoptDraft' },
          { target: FLOW.arriving, actions: 'adoptDraft' },
        ],
        onError: [
          {
            guard: withFailure('isOtherTabs', 'checkSession'),
            target: FLOW.arriving,
            actions: 'leaveToOtherTab',
          },
          {
            guard: withFailure('isRefusedWhileFramed', 'checkSession'),
            target: FLOW.outcome,
            actions: 'adoptDraft',
          },
          {
            guard: withFailure('isRefused', 'checkSession'),
            target: FLOW.arriving,
            actions: 'forgetDraft',
          },
          { target: 'unavailable' },
        ],
      },
    },

    /** Another release began the booking, so the session gives back what it holds. */
    givingUp: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.ignoreBooking,
        onDone: { target: FLOW.arriving, actions: 'giveUp' },
        onError: { target: FLOW.arriving, actions: 'giveUp' },
      },
    },
  },
});
