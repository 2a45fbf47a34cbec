import type { GalleryEngine, Look, ShotsOptions } from './options.ts';

/** A way to look at a state. */
export interface PictureView {
  /** The width in pixels; paper has its own. */
  width: number;
  engine: GalleryEngine;
  look: Look;
}

/** The narrowest window of a MiniBrowser, in pixels. */
const NARROWEST_IN_WEBKIT = 334;

/** Why an engine has no picture of a view; undefined where it has one. */
export function reasonWithout({ width, engine, look }: PictureView): string | undefined {
  if (engine !== 'webkit') return undefined;
  if (look === 'forced') return 'WebKitGTK has no forced colours';
  return width < NARROWEST_IN_WEBKIT ? `MiniBrowser is ${NARROWEST_IN_WEBKIT} px wide at least` : undefined;
}

/** Every width in every look, the engines side by side; paper only once, since its width is fixed. */
export function viewsOf({
  widths,
  engines,
  looks,
}: Pick<ShotsOptions, 'widths' | 'engines' | 'looks'>): PictureView[] {
  return looks.flatMap((look) =>
    (look === 'paper' ? widths.slice(0, 1) : widths).flatMap((width) =>
      engines.map((engine) => ({ width, engine, look })),
    ),
  );
}

/**
 * The file of a state's picture: `390/rooms/….jpg`, or `390/rooms/….firefox.dark.jpg` for dark colours in
 * Firefox.
 */
export function fileOf({ width, engine, look }: PictureView, id: string): string {
  const marks = [...(engine === 'chromium' ? [] : [engine]), ...(look === 'light' ? [] : [look])];
  return [`${width}/${id}`, ...marks, 'jpg'].join('.');
}
