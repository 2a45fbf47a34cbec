import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { BACK } from './room.ts';
import { draw, folds, glow, line, linear, n, path, polygon, rect, taken } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawView } from './views.ts';
import type { View } from './views.ts';

export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
  view: View;
  /** The visible part of the view: its left edge and width in the view's own 1200 by 800. */
  crop?: [x: number, y: number, width: number];
  curtains?: string;
  bars?: 'sash' | 'plain' | 'casement' | 'none';
  frame?: string;
  seat?: string;
}

/** A window in the back wall, with its view. */
export function drawWindow(sheet: Sheet, hour: Hour, opening: Opening): void {
  const { x, y, width, height } = opening;
  const [cx, cy, cw] = cropOf(opening);
  const seen = taken(sheet, () => drawView(sheet, opening.view));
  const frame = opening.frame ?? '#f7f1e4';
  const shade = mix(frame, hour.near, 0.45);
  draw(
    sheet,
    rect(x - 26, y - 22, width + 52, height + 40, frame),
    rect(x - 10, y - 8, width + 20, height + 16, shade),
    `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="${n(cx)} ${n(cy)} ${n(cw)} ${n((cw * height) / width)}" preserveAspectRatio="none">${seen}</svg>`,
  );
  const bars = opening.bars ?? 'sash';
  if (bars !== 'none') {
    const across = bars === 'sash' ? [1 / 3, 2 / 3] : bars === 'casement' ? [1 / 2] : [];
    const down = bars === 'sash' ? [1 / 4, 3 / 4] : bars === 'casement' ? [1 / 3, 2 / 3] : [];
    const d =
      across.map((share) => `M${n(x + width * share)} ${n(y)}v${n(height)}`).join('') +
      down.map((share) => `M${n(x)} ${n(y + height * share)}h${n(width)}`).join('');
    if (d) draw(sheet, line(d, frame, 5));
    if (bars === 'sash')
      draw(
        sheet,
        rect(x, y + height / 2 - 5, width, 10, frame),
        rect(x, y + height / 2 + 5, width, 3, shade),
      );
  }
  draw(
    sheet,
    // Glass that shines a little, then the sill.
    path(
      polygon([
        [x, y],
        [x + width * 0.4, y],
        [x, y + height * 0.5],
      ]),
      '#ffffff',
      'opacity=".08"',
    ),
    rect(x - 38, y + height + 12, width + 76, 14, lighter(frame, 0.2)),
    rect(x - 38, y + height + 26, width + 76, 7, shade),
  );
  if (opening.curtains) drawCurtains(sheet, opening, opening.curtains);
}

/** The visible part: as requested, or as much of the middle as fits, and never beyond the view's edges. */
function cropOf({ crop, width, height }: Opening): [x: number, y: number, width: number] {
  const widest = Math.min(1200, (800 * width) / height);
  const [x, y, wide] = crop ?? [(1200 - widest) / 2, 0, widest];
  const cw = Math.min(wide, widest);
  return [Math.min(x, 1200 - cw), Math.max(0, Math.min(y, 800 - (cw * height) / width)), cw];
}

function drawCurtains(sheet: Sheet, { x, y, width, height }: Opening, colour: string): void {
  const cloth = folds(sheet, lighter(colour, 0.16), darker(colour, 0.28), 0.13);
  const top = y - 44;
  const foot = Math.min(BACK.floor + 4, y + height + 160);
  const wide = Math.max(52, width * 0.17);
  const side = (edge: number, way: 1 | -1) =>
    path(
      `M${n(edge - way * 34)} ${n(top)}h${n(way * (wide + 20))}q${n(way * 4)} ${n((foot - top) * 0.5)} ${n(-way * 26)} ${n((foot - top) * 0.62)}q${n(-way * 6)} ${n((foot - top) * 0.2)} ${n(way * 6)} ${n((foot - top) * 0.38)}h${n(-way * (wide - 6))}z`,
      cloth,
    );
  draw(
    sheet,
    side(x, 1),
    side(x + width, -1),
    line(`M${n(x - 62)} ${n(top)}h${n(width + 124)}`, '#8a6a3f', 8),
    line(`M${n(x - 62)} ${n(top)}h0M${n(x + width + 62)} ${n(top)}h0`, '#a9834f', 20),
  );
}

/** Daylight on floor and furniture, in the shape of the window's panes, slanting away from the window. */
export function sunlight(
  sheet: Sheet,
  hour: Hour,
  x: number,
  width: number,
  slant: number,
  strength = 0.34,
): void {
  const fill = linear(sheet, [
    [0, hour.light, strength * 0.55],
    [0.5, hour.light, strength],
    [1, hour.light, 0],
  ]);
  const pane = (from: number, to: number, top: number, low: number) => {
    const at = (share: number, y: number) =>
      x + width * share * (1 + (y - 548) / 420) + (slant * (y - 548)) / 252;
    return polygon([
      [at(from, top), top],
      [at(to, top), top],
      [at(to, low), low],
      [at(from, low), low],
    ]);
  };
  draw(
    sheet,
    path(
      pane(0, 0.47, 566, 660) + pane(0.53, 1, 566, 660) + pane(0, 0.47, 672, 796) + pane(0.53, 1, 672, 796),
      fill,
    ),
  );
}

/** The air of the room: light that comes in by the window. */
export function daylight(sheet: Sheet, hour: Hour, x: number, y: number, reach = 620): void {
  draw(sheet, glow(sheet, x, y, reach, reach * 0.8, hour.light, hour.isLit ? 0.24 : 0.34));
}
