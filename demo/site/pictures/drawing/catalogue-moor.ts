import type { Scene } from './scene.ts';
import { bedroom, nook, tableRoom } from './scenes-rooms.ts';
import { hutOnMoor, moorHouse, openMoor } from './scenes-outdoors.ts';

/** Pictures of the room types of Harle Moor, under 'rooms/<key>-<number>'. */
export const moorRooms: Record<string, Scene> = {
  'shepherds-hut-1': hutOnMoor('dusk'),
  'shepherds-hut-2': bedroom({
    shell: { hour: 'golden', wall: '#c08f5e', floor: '#9a6c42', finish: 'boards', ceiling: '#d9b080' },
    window: {
      x: 400,
      y: 110,
      width: 400,
      height: 250,
      bars: 'casement',
      view: { of: 'moor', hour: 'golden' },
      frame: '#efe0c4',
      crop: [140, 120, 900],
    },
    bed: {
      x: 660,
      width: 520,
      board: '#8a5c3c',
      boardStyle: 'wood',
      throw: '#4d6d62',
      cushion: '#b5684a',
      foot: 752,
    },
    extra: 'stove',
    bedside: ['#8a5c3c', '#4d6d62'],
  }),
  'shepherds-hut-3': hutOnMoor('night'),
  'keepers-cottage-1': moorHouse('autumn', false),
  'keepers-cottage-2': tableRoom({
    shell: { hour: 'morning', wall: '#dfe3d3', floor: '#a08a6e', finish: 'dado', beams: true },
    window: {
      x: 380,
      y: 130,
      width: 440,
      height: 240,
      bars: 'casement',
      view: { of: 'moor', hour: 'afternoon' },
      crop: [140, 200, 900],
    },
    wood: '#b98d5e',
    laid: 'breakfast',
    chairs: [380, 820],
  }),
  'keepers-cottage-3': bedroom({
    shell: { hour: 'afternoon', wall: '#d3c4b8', floor: '#a5794e', finish: 'plain', beams: true },
    window: {
      x: 190,
      y: 140,
      width: 250,
      height: 240,
      bars: 'casement',
      view: { of: 'moor', hour: 'afternoon' },
      curtains: '#ad8aa8',
    },
    bed: { x: 760, width: 410, board: '#7a5a44', boardStyle: 'iron', throw: '#8a6590', cushion: '#c9a04e' },
    bedsideAt: 1050,
    bedside: ['#7a5136', '#8a6590'],
    rug: '#8a7f86',
    frameAt: [520, 130],
  }),
  'harle-lodge-1': moorHouse('golden', true),
  'harle-lodge-2': tableRoom({
    shell: { hour: 'dusk', wall: '#64786e', floor: '#7a563e', finish: 'panelled' },
    window: {
      x: 330,
      y: 100,
      width: 540,
      height: 280,
      view: { of: 'moor', hour: 'dusk' },
      crop: [100, 150, 1000],
      curtains: '#a06a44',
    },
    wood: '#7d5438',
    laid: 'dinner',
    chairs: [300, 500, 700, 900],
  }),
  'harle-lodge-3': nook({
    shell: { hour: 'autumn', wall: '#8a4a3c', floor: '#7a5238', finish: 'panelled' },
    window: {
      x: 170,
      y: 110,
      width: 250,
      height: 320,
      view: { of: 'moor', hour: 'autumn' },
      curtains: '#c9a06a',
    },
    chair: '#6b4a33',
    cushion: '#c9a04e',
    rug: '#5f3430',
    with: 'fire',
    stone: '#bfb2a0',
  }),
};

/** Pictures of the area itself, under 'areas/moor-<number>'. */
export const moorArea: Record<string, Scene> = {
  'moor-1': openMoor('afternoon'),
  'moor-2': moorHouse('afternoon', false),
  'moor-3': hutOnMoor('golden'),
};
