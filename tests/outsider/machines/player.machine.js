import { assign, createMachine, emit, fromCallback, sendTo, setup, spawnChild, stopChild } from 'xstate';

const trackMachine = createMachine({
  id: 'track',
  initial: 'playing',
  states: { playing: { after: { 180_000: 'over' } }, over: { type: 'final' } },
});

/** Plays a track in a spawned machine, listens to a spawned callback, and emits events. */
export const playerMachine = setup({
  actions: { countHeard: assign({ heard: ({ context }) => context.heard + 1 }) },
}).createMachine({
  id: 'player',
  context: ({ spawn }) => ({
    heard: 0,
    isTooLoud: false,
    meter: spawn(
      fromCallback(() => {
        throw new Error('it listens for real');
      }),
      { id: 'meter' },
    ),
  }),
  initial: 'silent',
  on: { clipped: { actions: assign({ isTooLoud: true }) } },
  states: {
    silent: { on: { 'track.chosen': 'playing' } },
    playing: {
      entry: [
        spawnChild(trackMachine, { id: 'track', input: ({ event }) => ({ title: event.title }) }),
        emit(({ event }) => ({ type: 'playing', title: event.title })),
      ],
      exit: stopChild('track'),
      on: {
        'volume.turned': [
          { guard: ({ context }) => context.isTooLoud, actions: assign({ isTooLoud: false }) },
          { actions: sendTo('track', { type: 'louder' }) },
        ],
        'xstate.done.actor.track': { target: 'silent', actions: 'countHeard' },
        'track.skipped': 'silent',
      },
    },
  },
});
