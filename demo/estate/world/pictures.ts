import type { Image } from './wire.ts';

/** The site-local paths of a subject's pictures, e.g. pictures('rooms', 'lake-suite', 3). */
export function pictures(folder: string, key: string, count: number): Image[] {
  return Array.from({ length: count }, (_, index) => ({
    Path: `/pictures/${folder}/${key}-${index + 1}.svg`,
  }));
}

/** One picture on its own. */
export function picture(folder: string, key: string): Image {
  return { Path: `/pictures/${folder}/${key}.svg` };
}
