/**
 * The arguments with which every test starts a browser. Partial raster is off: a rounded corner that is
 * redrawn in part differs by 1/255 from one that is drawn at once, and T21 compares pixels.
 */
export const BROWSER_ARGUMENTS: string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-partial-raster',
];
