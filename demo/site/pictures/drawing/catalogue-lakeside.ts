import type { Scene } from './scene.ts';
import { bedroom, nook, tableRoom } from './scenes-rooms.ts';
import { boathouseScene, island, openLake, shoreCabin } from './scenes-lake.ts';

const lakeCrop: [number, number, number] = [300, 100, 620];
const cedarShell = { hour: 'dusk', wall: '#b07f52', floor: '#8a5f3e', finish: 'planks' } as const;

/** Pictures of the room types of Lakeside, under 'rooms/<key>-<number>'. */
export const lakesideRooms: Record<string, Scene> = {
  'shore-cabin-1': bedroom({
    shell: cedarShell,
    window: {
      x: 330,
      y: 110,
      width: 420,
      height: 280,
      bars: 'plain',
      frame: '#3b3a3c',
      view: { of: 'lake', hour: 'dusk' },
      crop: [180, 100, 840],
    },
    bed: { x: 800, width: 400, board: '#6b4a33', boardStyle: 'wood', throw: '#c08a4a', cushion: '#5f7f7c' },
    bedsideAt: 1080,
    rug: '#4f5f5c',
    extra: 'stove',
  }),
  'shore-cabin-2': shoreCabin('dusk'),
  'shore-cabin-3': openLake('dawn', 'jetty'),
  'boathouse-1': bedroom({
    shell: { hour: 'golden', wall: '#d8cbb4', floor: '#a5825c', finish: 'planks' },
    window: {
      x: 170,
      y: 84,
      width: 660,
      height: 330,
      bars: 'plain',
      frame: '#f7f1e4',
      view: { of: 'lake', hour: 'golden' },
      crop: [60, 90, 1080],
      curtains: '#efe6d4',
    },
    bed: { x: 800, width: 420, board: '#b59a78', boardStyle: 'padded', throw: '#5f8288', cushion: '#c98f4e' },
    bedsideAt: 1085,
    bedside: ['#9a7350', '#5f8288'],
    rug: '#8f9a94',
  }),
  'boathouse-2': nook({
    shell: { hour: 'dawn', wall: '#d8cbb4', floor: '#a5825c', finish: 'planks' },
    window: {
      x: 300,
      y: 80,
      width: 600,
      height: 350,
      bars: 'plain',
      view: { of: 'lake', hour: 'dawn' },
      crop: [120, 80, 960],
    },
    chair: '#e6e2d8',
    cushion: '#5f8288',
    with: 'bath',
  }),
  'boathouse-3': boathouseScene('golden'),
  'island-cottage-1': island('morning'),
  'island-cottage-2': bedroom({
    shell: { hour: 'morning', wall: '#e3e0d2', floor: '#b08a62', finish: 'boards', beams: true },
    window: {
      x: 190,
      y: 140,
      width: 260,
      height: 250,
      bars: 'casement',
      view: { of: 'lake', hour: 'morning' },
      crop: lakeCrop,
      curtains: '#c9d6d2',
    },
    bed: { x: 760, width: 400, board: '#f0e8d8', boardStyle: 'wood', throw: '#a9493a', cushion: '#5f8288' },
    bedsideAt: 1040,
    bedside: ['#9a7a58', '#a9493a'],
    rug: '#8fa0a0',
  }),
  'island-cottage-3': tableRoom({
    shell: { hour: 'golden', wall: '#c9bfa6', floor: '#8f7558', finish: 'dado', beams: true },
    window: {
      x: 380,
      y: 130,
      width: 440,
      height: 240,
      bars: 'casement',
      view: { of: 'lake', hour: 'golden' },
      crop: [140, 110, 900],
    },
    wood: '#a9794a',
    laid: 'breakfast',
    chairs: [380, 820],
  }),
};

/** Pictures of the area itself, under 'areas/lakeside-<number>'. */
export const lakesideArea: Record<string, Scene> = {
  'lakeside-1': boathouseScene('dusk'),
  'lakeside-2': openLake('dawn', 'jetty'),
  'lakeside-3': shoreCabin('morning'),
};
