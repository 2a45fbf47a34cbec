import { treatmentRecords } from '../world/treatments.ts';

/**
 * For `Hotel.instead`: the address of each treatment's picture, with the hotel's own picture from `own`, which takes
 * the treatment's key.
 */
export function treatmentPictures(own: (treatment: string) => string): Record<string, string> {
  return Object.fromEntries(treatmentRecords.map(({ key }) => [`/pictures/spa/${key}-1.svg`, own(key)]));
}
