import { assign, setup, type ActorRefFrom } from 'xstate';
import { ports, type SharedLink } from '../ports.ts';
import { withEvent, withOutput } from '../params.ts';

export interface ShareContext {
  link: SharedLink;
}

export type ShareEvent = { type: 'share.pressed'; link: SharedLink };

type Answer = 'shared' | 'copied' | 'dismissed' | 'failed';

const types = {} as {
  context: ShareContext;
  events: ShareEvent;
  tags: 'busy';
};

/**
 * The guest shares a link by the device, or copies it (D-533). The chart has no end: it stays for as long as its
 * screen.
 */
export const shareMachine = setup({
  types,
  actors: { share: ports.share },
  guards: {
    isCopied: (_, answer: Answer) => answer === 'copied',
    hasFailed: (_, answer: Answer) => answer === 'failed',
  },
  actions: { keepLink: assign((_, { link }: ShareEvent) => ({ link })) },
}).createMachine({
  id: 'share',
  context: { link: { title: '', text: '', url: '' } },
  initial: 'idle',
  on: { 'share.pressed': { target: '.sharing', actions: withEvent('keepLink') } },
  states: {
    idle: {},
    sharing: {
      tags: 'busy',
      on: { 'share.pressed': {} },
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context }) => context.link,
        onDone: [
          { guard: withOutput('isCopied'), target: 'copied' },
          { guard: withOutput('hasFailed'), target: 'failed' },
          // The device has told the guest itself, or the guest has cancelled.
          { target: 'idle' },
        ],
        onError: 'failed',
      },
    },
    copied: {},
    failed: {},
  },
});

export type ShareRef = ActorRefFrom<typeof shareMachine>;
