import { named, worldOf } from '@staychart/paths';
import { lightMachine } from './light.machine.js';
import { loadMachine } from './load.machine.js';
import { playerMachine } from './player.machine.js';

export const lightWorld = worldOf(
  lightMachine,
  {
    inputs: [named('by day', { isNight: false }), named('at night', { isNight: true })],
    // Without the endless count.
    project: ({ isNight }) => isNight,
  },
  {
    invariants: {
      'nobody walks at night': ({ value, context }) => value.people !== 'walking' || !context.isNight,
    },
  },
);

export const loadWorld = worldOf(
  loadMachine,
  {
    // An invoke without name and id goes by its place: the first of the state.
    actors: { '0.load.loading': { done: ['the news'], error: [new Error('offline')] } },
  },
  {
    rules: {
      'it is asked three times at most': ({ inputs }) => {
        const asked = inputs['0.load.loading'];
        return asked ? asked.attempt <= 3 : null;
      },
    },
  },
);

export const playerWorld = worldOf(
  playerMachine,
  {
    events: { 'track.chosen': [{ title: 'Autumn Leaves' }] },
    actors: { track: { error: [] }, meter: { sends: [{ type: 'clipped' }], error: [] } },
    project: ({ isTooLoud }) => isTooLoud,
  },
  {
    rules: {
      'what plays is told': ({ event, emitted }) =>
        event.type === 'track.chosen' ? emitted[0]?.title === event.title : null,
    },
  },
);
