import type { GalleryEngine, Look, ShotsOptions } from './options.ts';

/** One way to look at a state. */
export interface PictureView {
  /** In pixels. Paper has a width of its own. */
  width: number;
  engine: GalleryEngine;
  look: Look;
}

/** The narrowest window of a MiniBrowser, in pixels. */
const NARROWEST_IN_WEBKIT = 334;

/** Why there is no picture of a view, where an engine has none. */
export function reasonWithout({ width, engine, look }: PictureView): string | undefined {
  if (engine !== 'webkit') return undefined;
  if (look === 'forced') return 'WebKitGTK has no forced colours';
  return width < NARROWEST_IN_WEBKIT ? `MiniBrowser is ${NARROWEST_IN_WEBKIT} px wide at least` : undefined;
}

/** Every width in every look, the engines side by side; paper once, as it has no width. */
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

/** Where the picture of a state lies: `390/rooms/….jpg`, in Firefox and in dark colours `390/rooms/….firefox.dark.jpg`. */
export function fileOf({ width, engine, look }: PictureView, id: string): string {
  const marks = [...(engine === 'chromium' ? [] : [engine]), ...(look === 'light' ? [] : [look])];
  return [`${width}/${id}`, ...marks, 'jpg'].join('.');
}
