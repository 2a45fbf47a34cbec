import type { ActorRefFrom } from 'xstate';
import { withEvent, withOutput } from '../shared/params.ts';
import { accountSetup } from './account.setup.ts';

/**
 * The account area opens the screen that the address names, and runs that screen's machine. What a screen ends with
 * leads to the next one.
 *
 * Before every route of a member, and before the login, the server is asked whether the sign-in holds (B §2.7). Then
 * profile and configuration are fetched where they are missing. Before what was entered is lost the guest is asked
 * (D-310). Without an answer the member may try again (D-230). Losing the sign-in anywhere leads to the login (D-29),
 * which leads on to what was asked for before it. A hotel without accounts has the lookup of a booking only.
 */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: ({ input }) => ({
    ...input,
    wanted: null,
    returnTo: null,
    profile: null,
    configuration: null,
  }),
  initial: 'arriving',
  on: {
    'route.requested': {
      target: '.arriving',
      actions: withEvent('goTo'),
    },
    'logout.requested': { target: '.loggingOut', actions: 'forgetAsked' },
    'signIn.expired': { guard: 'isForMembers', target: '.loggingOut', actions: 'keepAsked' },
  },
  states: {
    arriving: {
      always: [
        { guard: 'lacksAccounts', target: 'gathering', actions: 'goToFind' },
        { guard: 'isChecked', target: 'checking' },
        { target: 'gathering' },
      ],
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkSignIn',
        src: 'checkSignIn',
        onDone: [
          {
            guard: withOutput('isMemberAtLogin'),
            target: 'gathering',
            actions: 'goToBookings',
          },
          {
            guard: withOutput('isMember'),
            target: 'gathering',
          },
          { guard: 'isForMembers', target: 'open', actions: ['forgetProfile', 'keepAsked', 'goToLogin'] },
          { target: 'open', actions: 'forgetProfile' },
        ],
        onError: [
          { guard: 'isForMembers', target: 'unavailable' },
          { target: 'open', actions: 'forgetProfile' },
        ],
      },
    },
    gathering: {
      always: [
        { guard: 'lacksProfile', target: 'loadingProfile' },
        { guard: 'lacksConfiguration', target: 'loadingConfiguration' },
        { guard: 'isForbidden', target: 'arriving', actions: 'goToLogin' },
        { guard: 'isAbsent', target: 'open', actions: 'goToStays' },
        { target: 'open' },
      ],
    },
    loadingProfile: {
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'gathering',
          actions: withOutput('keepProfile'),
        },
        onError: 'unavailable',
      },
    },
    loadingConfiguration: {
      tags: 'busy',
      invoke: {
        id: 'loadAccountConfiguration',
        src: 'loadAccountConfiguration',
        onDone: {
          target: 'gathering',
          actions: withOutput('keepConfiguration'),
        },
        onError: 'unavailable',
      },
    },
    open: {
      invoke: {
        id: 'screen',
        src: 'screen',
        input: ({ context: { route, profile, configuration, mailingLists, country } }) => ({
          ...{ route, profile, configuration, mailingLists, country },
        }),
        onDone: {
          target: 'arriving',
          actions: withOutput('followScreen'),
        },
        onError: 'broken',
      },
      initial: 'settled',
      on: {
        'changes.told': [{ guard: withEvent('areUnsaved'), target: '.changed' }, { target: '.settled' }],
        'configuration.loaded': {
          actions: { type: 'keepConfiguration', params: ({ event }) => event.configuration },
        },
        'profile.updated': {
          actions: { type: 'keepProfile', params: ({ event }) => event.profile },
        },
      },
      states: {
        settled: {},
        changed: {
          on: {
            'route.requested': { target: 'asking', actions: withEvent('keepWanted') },
            'logout.requested': { target: 'asking', actions: withEvent('keepWanted') },
          },
        },
        asking: {
          on: {
            'route.requested': { actions: withEvent('keepWanted') },
            'leave.declined': 'changed',
            'leave.confirmed': [
              { guard: 'wantsAnother', target: '#account.arriving', actions: 'goToWanted' },
              { target: '#account.loggingOut', actions: 'forgetAsked' },
            ],
          },
        },
      },
    },
    unavailable: { on: { 'load.retried': 'arriving' } },
    /** A screen's chart broke. */
    broken: { on: { 'load.retried': 'arriving' } },
    loggingOut: {
      tags: 'busy',
      entry: 'forgetMember',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ event }) => ({ isWanted: event.type !== 'signIn.expired' }),
        onDone: { target: 'arriving', actions: 'goToLogin' },
        onError: { target: 'arriving', actions: 'goToLogin' },
      },
    },
  },
});

export type AccountActor = ActorRefFrom<typeof accountMachine>;
