import { treatmentRecords } from '../world/treatments.ts';

/** For `Hotel.instead`: the address of each treatment's picture, and of the hotel's own, which `own` gives by its key. */
export function treatmentPictures(own: (treatment: string) => string): Record<string, string> {
  return Object.fromEntries(treatmentRecords.map(({ key }) => [`/pictures/spa/${key}-1.svg`, own(key)]));
}
