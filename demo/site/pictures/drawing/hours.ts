import { mix } from './colour.ts';

/** The light of an hour: the colours of sky, land, water, walls and windows. */
export interface Hour {
  /** Sky from the top to the horizon. */
  sky: [string, string, string];
  sun: string;
  /** The hills at the horizon and the ground at one's feet. Land between them gets a mix. */
  far: string;
  near: string;
  /** Leaves and grass where the light falls. */
  leaf: string;
  grass: string;
  heather: string;
  water: string;
  stoneLight: string;
  stoneShade: string;
  slate: string;
  /** Window panes, and whether lamps are lit behind them. */
  pane: string;
  isLit: boolean;
  /** Tint of mist and of sunlight on things. */
  mist: string;
  light: string;
}

export const HOURS = {
  dawn: {
    sky: ['#6f8fb5', '#c9c4d2', '#f8d9bd'],
    sun: '#fff1d6',
    far: '#a9b3cb',
    near: '#2f4a4c',
    leaf: '#5f7d63',
    grass: '#7d9a6c',
    heather: '#a98bb0',
    water: '#a7b6cc',
    stoneLight: '#f0dcc0',
    stoneShade: '#a08e91',
    slate: '#6a7286',
    pane: '#cfdbe8',
    isLit: false,
    mist: '#fbe9dc',
    light: '#fff0d2',
  },
  morning: {
    sky: ['#5d9ac6', '#a6cbe0', '#f3ecd9'],
    sun: '#fffbe9',
    far: '#9fbccb',
    near: '#2c5748',
    leaf: '#4f8355',
    grass: '#8fb069',
    heather: '#9d7aa8',
    water: '#86b1c6',
    stoneLight: '#f4e6c9',
    stoneShade: '#b09d8c',
    slate: '#66788a',
    pane: '#bcd6e4',
    isLit: false,
    mist: '#ffffff',
    light: '#fff6d8',
  },
  afternoon: {
    sky: ['#4a8fc0', '#a3cfdc', '#fbe7bd'],
    sun: '#fff3cf',
    far: '#8fb2c4',
    near: '#33503a',
    leaf: '#5c8a45',
    grass: '#a4b45c',
    heather: '#ad6ba8',
    water: '#7da2ae',
    stoneLight: '#f5dfb4',
    stoneShade: '#a98c77',
    slate: '#616c78',
    pane: '#a9c4cf',
    isLit: false,
    mist: '#fdf3dc',
    light: '#ffedbd',
  },
  golden: {
    sky: ['#5b6f9c', '#e3a07e', '#fcdf9f'],
    sun: '#fff4c9',
    far: '#b58d8f',
    near: '#33362f',
    leaf: '#7b6b38',
    grass: '#b0904a',
    heather: '#8d5687',
    water: '#c79a7c',
    stoneLight: '#fbd49a',
    stoneShade: '#8d6a6b',
    slate: '#56566b',
    pane: '#ffd98a',
    isLit: true,
    mist: '#ffe2b0',
    light: '#ffdc94',
  },
  dusk: {
    sky: ['#2c3a66', '#8a6d92', '#f1b08a'],
    sun: '#ffd9a8',
    far: '#7d7597',
    near: '#1b2433',
    leaf: '#34485a',
    grass: '#42555a',
    heather: '#69507f',
    water: '#6f6d92',
    stoneLight: '#a897a6',
    stoneShade: '#4f4d6b',
    slate: '#333a57',
    pane: '#ffcf7a',
    isLit: true,
    mist: '#e6b7a6',
    light: '#ffca84',
  },
  night: {
    sky: ['#0d1730', '#1d2f57', '#4a5f88'],
    sun: '#f4efe0',
    far: '#34456a',
    near: '#0b1322',
    leaf: '#1d3047',
    grass: '#22384a',
    heather: '#3a3564',
    water: '#2c436b',
    stoneLight: '#5d6a8c',
    stoneShade: '#2a3554',
    slate: '#1c2643',
    pane: '#ffcd74',
    isLit: true,
    mist: '#7b8db5',
    light: '#ffca7a',
  },
  autumn: {
    sky: ['#6f97b4', '#d3d3c4', '#f8dca6'],
    sun: '#fff0cd',
    far: '#b1a79c',
    near: '#4a3a2b',
    leaf: '#b5722f',
    grass: '#a98a4b',
    heather: '#84607f',
    water: '#9fa9a8',
    stoneLight: '#efd9b3',
    stoneShade: '#9a8577',
    slate: '#626a73',
    pane: '#f3d08c',
    isLit: true,
    mist: '#f6ead2',
    light: '#ffe2a8',
  },
  winter: {
    sky: ['#8fa3bd', '#c9d2dd', '#f4e4dc'],
    sun: '#fff6ea',
    far: '#c3cbd8',
    near: '#46586a',
    leaf: '#6b8290',
    grass: '#dfe6ec',
    heather: '#8c88a3',
    water: '#b6c3d1',
    stoneLight: '#e8dcd0',
    stoneShade: '#9792a0',
    slate: '#8c97a8',
    pane: '#ffd692',
    isLit: true,
    mist: '#ffffff',
    light: '#ffe9cf',
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof HOURS;

/** The colour of land at a distance: 0 at one's feet, 1 at the horizon. */
export function landAt(hour: Hour, distance: number): string {
  return mix(hour.near, hour.far, distance);
}
