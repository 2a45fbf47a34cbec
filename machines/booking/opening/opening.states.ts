import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { bookingSetup } from '../chart.ts';
import { wayOut } from '../ending/ending.rules.ts';
import { calls } from '../inputs.ts';
import { dropDraft } from '../paying/paying.rules.ts';
import { forgetLink } from '../searching/searching.rules.ts';
import { failed, FLOW } from '../targets.ts';
import { by, change, changeByOutput } from '../transitions.ts';
import {
  adoptDraft,
  forgetDraft,
  giveUp,
  leaveToOtherTab,
  wayIn,
  wayOfDraft,
  wayOfKept,
  wayOfRefusal,
  wayWithoutConfiguration,
} from './opening.rules.ts';

const keepConfiguration = changeByOutput((_, configuration: StayConfiguration) => ({ configuration }));
const GIVEN_UP = { target: FLOW.arriving, actions: change(giveUp) } as const;

/**
 * From the first moment until the configuration and the guest's kept booking are known. It hears no address: the last
 * one of the page counts once the booking is open.
 */
export const opening = bookingSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'leave.confirmed': by(wayOut)({
      left: { target: FLOW.left, actions: 'leavePage' },
      cancelled: { target: FLOW.cancelled },
      notTakenUp: { target: FLOW.notTakenUp },
    }),
  },
  states: {
    deciding: {
      always: by(wayIn)({
        outcome: { target: FLOW.outcome, actions: [change(adoptDraft), change(forgetLink)] },
        arriving: { target: FLOW.arriving },
        loading: { target: 'loading' },
      }),
    },

    loading: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.loadConfiguration,
        onDone: by(wayOfKept)({
          another: { target: FLOW.arriving, actions: [keepConfiguration, change(dropDraft)] },
          made: { target: FLOW.made, actions: [keepConfiguration, change(adoptDraft)] },
          arriving: { target: FLOW.arriving, actions: keepConfiguration },
          resuming: { target: 'resuming', actions: keepConfiguration },
        }),
        onError: by(wayWithoutConfiguration)({
          receipt: { target: FLOW.receipt },
          unavailable: { target: 'unavailable' },
        }),
      },
    },

    unavailable: failed('loading'),

    /** Resumes a kept draft if its session is alive. */
    resuming: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.checkSession,
        onDone: by(wayOfDraft)({
          givingUp: { target: 'givingUp', actions: change(adoptDraft) },
          arriving: { target: FLOW.arriving, actions: change(adoptDraft) },
        }),
        onError: by(wayOfRefusal)({
          otherTab: { target: FLOW.arriving, actions: change(leaveToOtherTab) },
          outcome: { target: FLOW.outcome, actions: change(adoptDraft) },
          forgotten: { target: FLOW.arriving, actions: change(forgetDraft) },
          unavailable: { target: 'unavailable' },
        }),
      },
    },

    /** Another release began the booking, so the session gives back what it holds. */
    givingUp: {
      tags: ['busy', 'locked'],
      invoke: { ...calls.ignoreBooking, onDone: GIVEN_UP, onError: GIVEN_UP },
    },
  },
});
