import type { Sheet } from './sheet.ts';

/** Draws one picture on an empty sheet. */
export type Scene = (sheet: Sheet) => void;
