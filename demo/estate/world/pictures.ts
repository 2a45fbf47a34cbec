import type { ContentItem, Image, RoomPicture } from './wire.ts';

/** The site-local paths of a subject's pictures, e.g. pictures('rooms', 'lake-suite', 3). */
export function pictures(folder: string, key: string, count: number): Image[] {
  return Array.from({ length: count }, (_, index) => ({
    Path: `/pictures/${folder}/${key}-${index + 1}.svg`,
  }));
}

/** A room's pictures, one for each caption. */
export function roomPictures(key: string, ...captions: string[]): RoomPicture[] {
  return pictures('rooms', key, captions.length).map((image, index) => ({
    ...image,
    Caption: captions[index] ?? '',
  }));
}

/** One picture on its own. */
export function picture(folder: string, key: string): Image {
  return { Path: `/pictures/${folder}/${key}.svg` };
}

/** A picture with a title and a body in HTML. */
export function contentItem(Image: Image, Title: string, Body: string): ContentItem {
  return { Image, Title, Body };
}
