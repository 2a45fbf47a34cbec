/**
 * How every browser of the tests is started. Without partial raster: a rounded corner that is drawn anew in part comes
 * out one 255th lighter or darker than one that is drawn at once, and T21 compares pixels.
 */
export const BROWSER_ARGUMENTS: string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-partial-raster',
];
