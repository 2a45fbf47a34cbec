import type { Texts } from '../../../src/texts/catalogue.ts';

/** What is told of a room, in this order. */
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
