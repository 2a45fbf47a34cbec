import type { Texts } from '../../../texts/catalogue.ts';

/** The facts of a room, in order. */
export const FACTS: readonly (keyof Texts['closerLook']['facts'])[] = [
  'place',
  'size',
  'bed',
  'sleeps',
  'bathroom',
  'view',
  'floor',
  'stepFree',
  'dogs',
];
