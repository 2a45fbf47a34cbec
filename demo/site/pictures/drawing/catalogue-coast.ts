import type { Scene } from './scene.ts';
import { bedroom, nook, tableRoom } from './scenes-rooms.ts';
import { beach } from './scenes-coast.ts';

const SEA: [number, number, number] = [160, 120, 860];
const boards = { wall: '#e6eef0', floor: '#cfae84', finish: 'planks' } as const;

/** Pictures of Gull Sands, under 'coast/<name>'. */
export const coastPictures: Record<string, Scene> = {
  'strand-1': beach('afternoon', { foot: 596, k: 0.72, from: 640, step: 96 }),
  'huts-1': beach('morning', { foot: 606, k: 1.2, from: 130, step: 190 }),
  'sails-1': beach('golden', null),
  'sea-room-1': bedroom({
    shell: { hour: 'morning', ...boards },
    window: {
      ...{ x: 150, y: 96, width: 600, height: 310, bars: 'casement', frame: '#ffffff', curtains: '#f3c9a8' },
      ...{ view: { of: 'sea', hour: 'morning' }, crop: SEA },
    },
    bed: { x: 800, width: 420, board: '#5f93a6', boardStyle: 'padded', throw: '#e0704c', cushion: '#f0c24b' },
    bedsideAt: 1090,
    bedside: ['#e9dcc3', '#3f8fa8'],
    rug: '#7fb3c8',
  }),
  'sea-room-2': nook({
    shell: { hour: 'afternoon', ...boards },
    window: {
      ...{ x: 250, y: 90, width: 560, height: 340, bars: 'casement', frame: '#ffffff', curtains: '#f3c9a8' },
      ...{ view: { of: 'sea', hour: 'afternoon' }, crop: SEA },
    },
    chair: '#3f8fa8',
    cushion: '#f0c24b',
    rug: '#e6b9a0',
    with: 'window',
  }),
  'family-rooms-1': bedroom({
    shell: { hour: 'afternoon', wall: '#f6e7cf', floor: '#c9a377', finish: 'boards' },
    window: {
      ...{ x: 190, y: 120, width: 300, height: 270, bars: 'casement', frame: '#ffffff', curtains: '#7fb3c8' },
      ...{ view: { of: 'sea', hour: 'afternoon' }, crop: [260, 120, 560] },
    },
    bed: { x: 770, width: 420, board: '#f5efe2', boardStyle: 'wood', throw: '#3f8fa8', cushion: '#e0704c' },
    bedsideAt: 1060,
    bedside: ['#d9b98a', '#e0704c'],
    rug: '#f0c98a',
    extra: 'dog',
  }),
  'family-rooms-2': tableRoom({
    shell: { hour: 'morning', wall: '#dfeaea', floor: '#c9a377', finish: 'dado' },
    window: {
      ...{ x: 360, y: 110, width: 480, height: 270, bars: 'casement', frame: '#ffffff', curtains: '#f3c9a8' },
      ...{ view: { of: 'sea', hour: 'morning' }, crop: SEA },
    },
    wood: '#d9b07a',
    laid: 'breakfast',
    chairs: [380, 820],
  }),
  'crows-nest-1': bedroom({
    shell: { hour: 'golden', ...boards, wall: '#f3e6d2' },
    window: {
      ...{ x: 440, y: 110, width: 300, height: 260, bars: 'casement', frame: '#ffffff' },
      ...{ view: { of: 'sea', hour: 'golden' }, crop: [300, 120, 560] },
    },
    bed: { x: 700, width: 400, board: '#f5efe2', boardStyle: 'wood', throw: '#f0c24b', cushion: '#3f8fa8' },
    bedsideAt: 980,
    bedside: ['#c99f6a', '#3f8fa8'],
    rug: '#a9c9d2',
    loft: '#efe6d6',
  }),
  'beach-hut-1': bedroom({
    shell: { hour: 'afternoon', ...boards, wall: '#cfe4e6' },
    window: {
      ...{ x: 300, y: 100, width: 460, height: 310, bars: 'plain', frame: '#ffffff' },
      ...{ view: { of: 'sea', hour: 'afternoon' }, crop: SEA },
    },
    bed: { x: 820, width: 400, board: '#f5efe2', boardStyle: 'wood', throw: '#d9788c', cushion: '#f0c24b' },
    bedsideAt: 1095,
    bedside: ['#c99f6a', '#d9788c'],
    rug: '#e8c79a',
    extra: 'stove',
  }),
};
