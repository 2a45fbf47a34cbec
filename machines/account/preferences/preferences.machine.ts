import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { MAILING_LISTS, toggleInterest } from '../../../src/domain/marketing.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { ChangesTold, MemberInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';

export interface PreferencesContext extends MemberInput<'preferences'> {
  /** What the server has. */
  subscribed: number[];
  /** What the member wants. */
  ticked: number[];
  failure: Failure | null;
  isSaved: boolean;
  /** How often an answer came: each is announced anew. */
  answers: number;
}

const KNOWN = MAILING_LISTS.map(({ id }) => id);

/** The lists that are subscribed and no longer ticked (D-56). Lists that are not shown stay as they are. */
function toUnsubscribe({ subscribed, ticked }: PreferencesContext): number[] {
  return subscribed.filter((id) => KNOWN.includes(id) && !ticked.includes(id));
}

/** The lists that are ticked and not yet subscribed (D-56). */
function toSubscribe({ subscribed, ticked }: PreferencesContext): number[] {
  return ticked.filter((id) => !subscribed.includes(id));
}

const types = {} as {
  context: PreferencesContext;
  events: { type: 'list.toggled'; id: number } | { type: 'form.submitted' } | { type: 'load.retried' };
  input: MemberInput<'preferences'>;
  output: ScreenOutput;
  tags: 'busy';
};

/** The mailing lists of a member: lists no longer wanted are left first, then the new ones joined (B §2.13, §4, D-56). */
export const preferencesMachine = setup({
  types,
  actors: {
    loadSubscriptions: accountPorts.loadSubscriptions,
    unsubscribe: accountPorts.unsubscribe,
    subscribe: accountPorts.subscribe,
  },
  guards: {
    hasToUnsubscribe: ({ context }) => toUnsubscribe(context).length > 0,
    hasToSubscribe: ({ context }) => toSubscribe(context).length > 0,
  },
  actions: {
    keepSubscriptions: assign((_, lists: number[]) => ({
      subscribed: lists,
      ticked: lists.filter((id) => KNOWN.includes(id)),
    })),
    toggle: assign(({ context }, { id }: { id: number }) => ({
      ticked: toggleInterest(context.ticked, id),
      isSaved: false,
    })),
    tellChanges: sendParent(({ context }): ChangesTold => ({
      type: 'changes.told',
      areUnsaved: [...toUnsubscribe(context), ...toSubscribe(context)].length > 0,
    })),
    forgetAnswer: assign({ failure: null, isSaved: false }),
    keepUnsubscribed: assign(({ context }) => {
      const left = toUnsubscribe(context);
      return { subscribed: context.subscribed.filter((id) => !left.includes(id)) };
    }),
    keepSubscribed: assign((_, lists: number[]) => ({ subscribed: lists })),
    tellSaved: assign(({ context }) => ({ isSaved: true, answers: context.answers + 1 })),
    keepFailure: assign(({ context }, failure: Failure) => ({
      failure,
      answers: context.answers + 1,
    })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({
    ...input,
    subscribed: [],
    ticked: [],
    failure: null,
    isSaved: false,
    answers: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadSubscriptions',
        src: 'loadSubscriptions',
        input: ({ context }) => ({ emailAddress: context.profile.emailAddress }),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepSubscriptions'),
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'load.retried': 'loading' } },
    choosing: {
      on: {
        'list.toggled': { actions: [withEvent('toggle'), 'tellChanges'] },
        'form.submitted': { target: 'saving', actions: 'forgetAnswer' },
      },
    },
    saving: {
      always: [
        { guard: 'hasToUnsubscribe', target: 'unsubscribing' },
        { guard: 'hasToSubscribe', target: 'subscribing' },
        { target: 'choosing', actions: ['tellSaved', 'tellChanges'] },
      ],
    },
    unsubscribing: {
      tags: 'busy',
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: ({ context }) => ({
          emailAddress: context.profile.emailAddress,
          addressBooks: toUnsubscribe(context),
        }),
        onDone: { target: 'saving', actions: 'keepUnsubscribed' },
        onError: {
          target: 'choosing',
          actions: withFailure('keepFailure', 'unsubscribe'),
        },
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ profile: context.profile, addressBooks: toSubscribe(context) }),
        onDone: {
          target: 'choosing',
          actions: [withOutput('keepSubscribed'), 'tellSaved', 'tellChanges'],
        },
        onError: {
          target: 'choosing',
          actions: withFailure('keepFailure', 'subscribe'),
        },
      },
    },
  },
});

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;
