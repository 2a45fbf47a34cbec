import { assign, fromPromise, setup } from 'xstate';

export const formMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'email.changed'; email: string } | { type: 'form.submitted' },
  },
  actors: { send: fromPromise<undefined, { email: string }>(() => Promise.resolve(undefined)) },
  guards: { hasEmail: ({ context }) => context.email.includes('@') },
}).createMachine({
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.email }) },
        'form.submitted': { guard: 'hasEmail', target: 'sending' },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        onError: 'editing',
      },
    },
    sent: { type: 'final' },
  },
});
