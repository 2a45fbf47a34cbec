import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
import { toggleInterest } from '../../../src/domain/account/marketing.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { UnsavedChangesReported, PreferencesInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';

export interface PreferencesContext extends PreferencesInput, LastFailure {
  /** The lists that the server has for the member. */
  subscribed: number[];
  /** The lists that the member has ticked. */
  ticked: number[];
}

/** The subscribed lists that are no longer ticked (D-56). A list without a box on the screen stays subscribed. */
function toUnsubscribe({ mailingLists, subscribed, ticked }: PreferencesContext): number[] {
  return known(mailingLists, subscribed).filter((id) => !ticked.includes(id));
}

/** Those of the lists that have a box on the screen. */
function known(mailingLists: PreferencesInput['mailingLists'], ids: number[]): number[] {
  return ids.filter((id) => mailingLists.some((list) => list.id === id));
}

/** The lists that are ticked and not yet subscribed. */
function toSubscribe({ subscribed, ticked }: PreferencesContext): number[] {
  return ticked.filter((id) => !subscribed.includes(id));
}

const types = {} as {
  context: PreferencesContext;
  events: { type: 'list.toggled'; id: number } | { type: 'form.submitted' } | { type: 'load.retried' };
  input: PreferencesInput;
  output: ScreenOutput;
  emitted: FormReturned;
  tags: 'busy' | 'failed';
};

/**
 * A member chooses mailing lists (B §2.13). Lists no longer wanted are left first, then the new ones are joined.
 */
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
    keepSubscriptions: assign(({ context }, lists: number[]) => ({
      subscribed: lists,
      ticked: known(context.mailingLists, lists),
    })),
    toggle: assign(({ context }, { id }: { id: number }) => ({
      ticked: toggleInterest(context.ticked, id),
    })),
    tellChanges: sendParent(({ context }): UnsavedChangesReported => ({
      type: 'changes.told',
      areUnsaved: [...toUnsubscribe(context), ...toSubscribe(context)].length > 0,
    })),
    keepUnsubscribed: assign(({ context }) => {
      const left = toUnsubscribe(context);
      return { subscribed: context.subscribed.filter((id) => !left.includes(id)) };
    }),
    keepSubscribed: assign((_, lists: number[]) => ({ subscribed: lists })),
    tellReturned: emit(FORM_RETURNED),
    keepFailure: assign(keepFailure),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({
    ...input,
    subscribed: [],
    ticked: [],
    ...NO_FAILURE,
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
      initial: 'unsaved',
      on: {
        'list.toggled': { actions: [withEvent('toggle'), 'tellChanges'] },
        'form.submitted': 'saving',
      },
      states: {
        unsaved: {},
        saved: {
          on: { 'list.toggled': { target: 'unsaved', actions: [withEvent('toggle'), 'tellChanges'] } },
        },
        failed: { tags: 'failed' },
      },
    },
    saving: {
      always: [
        { guard: 'hasToUnsubscribe', target: 'unsubscribing' },
        { guard: 'hasToSubscribe', target: 'subscribing' },
        { target: 'choosing.saved', actions: ['tellReturned', 'tellChanges'] },
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
          target: 'choosing.failed',
          actions: [withFailure('keepFailure', 'unsubscribe'), 'tellReturned'],
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
          target: 'choosing.saved',
          actions: [withOutput('keepSubscribed'), 'tellReturned', 'tellChanges'],
        },
        onError: {
          target: 'choosing.failed',
          actions: [withFailure('keepFailure', 'subscribe'), 'tellReturned'],
        },
      },
    },
  },
});

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;
