import type { Scene } from './scene.ts';
import { bedroom, bootRoom, bunkRoom, nook } from './scenes-rooms.ts';
import { yard } from './scenes-outdoors.ts';

const tall = { x: 180, y: 108, width: 300, height: 330 };
const limeShell = {
  hour: 'afternoon',
  wall: '#e9e0cf',
  floor: '#9a7350',
  finish: 'boards',
  beams: true,
} as const;
const blueShell = {
  hour: 'morning',
  wall: '#8ba9b8',
  floor: '#b08a62',
  finish: 'boards',
  beams: true,
} as const;

/** Pictures of the room types of the Stable Yard, under 'rooms/<key>-<number>'. */
export const stableYardRooms: Record<string, Scene> = {
  'grooms-room-1': bedroom({
    shell: limeShell,
    window: {
      x: 180,
      y: 150,
      width: 230,
      height: 230,
      bars: 'casement',
      view: { of: 'park', hour: 'afternoon' },
    },
    bed: { x: 760, width: 400, board: '#5a4636', boardStyle: 'wood', throw: '#8c3f36', cushion: '#3f5f58' },
    bedsideAt: 1040,
    rug: '#5f6b58',
    extra: 'dog',
  }),
  'grooms-room-2': bootRoom(
    { ...limeShell, floor: '#9a8a76' },
    { x: 220, y: 130, width: 240, height: 220, view: { of: 'garden', hour: 'afternoon' } },
  ),
  'hayloft-1': bedroom({
    shell: { hour: 'morning', wall: '#efe4d0', floor: '#b5895c', finish: 'boards' },
    window: {
      x: 440,
      y: 96,
      width: 320,
      height: 170,
      bars: 'casement',
      view: { of: 'sky', hour: 'morning' },
      frame: '#8a6b50',
    },
    bed: { x: 600, width: 440, board: '#8a6b50', boardStyle: 'wood', throw: '#c9a04e', cushion: '#5f7f7c' },
    bedsideAt: 280,
    bedside: ['#8a6b50', '#c9a04e'],
    rug: '#9a8a6e',
    loft: '#efe4d0',
  }),
  'hayloft-2': nook({
    shell: { hour: 'golden', wall: '#e4d2b4', floor: '#a5794e', finish: 'boards', beams: true },
    window: {
      x: 330,
      y: 130,
      width: 320,
      height: 280,
      bars: 'casement',
      view: { of: 'garden', hour: 'golden' },
    },
    chair: '#b5834a',
    cushion: '#5f7f7c',
    rug: '#8a7a5e',
    with: 'window',
  }),
  'coach-house-1': bedroom({
    shell: { ...blueShell, hour: 'afternoon', wall: '#a9b8ae' },
    window: {
      ...tall,
      y: 130,
      height: 270,
      bars: 'casement',
      view: { of: 'garden', hour: 'afternoon' },
      curtains: '#efe0c0',
    },
    bed: { x: 770, width: 420, board: '#3f6a8a', throw: '#c97a4e', cushion: '#3f6a8a' },
    bedsideAt: 1050,
    bedside: ['#9a7350', '#c97a4e'],
    rug: '#6f8294',
  }),
  'coach-house-2': bunkRoom(blueShell, {
    x: 190,
    y: 150,
    width: 250,
    height: 250,
    bars: 'casement',
    view: { of: 'moor', hour: 'afternoon' },
  }),
  'coach-house-3': yard('afternoon'),
};

/** Pictures of the area itself, under 'areas/stable-yard-<number>'. */
export const stableYardArea: Record<string, Scene> = {
  'stable-yard-1': yard('golden'),
  'stable-yard-3': bootRoom(
    { hour: 'golden', wall: '#e4d6bc', floor: '#8f7f6a', finish: 'boards', beams: true },
    { x: 220, y: 130, width: 240, height: 220, view: { of: 'garden', hour: 'golden' } },
  ),
};
