import { darker, lighter, mix } from './colour.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import { draw, folds, glow, line, linear, n, path, polygon, rect, taken } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawView } from './views.ts';
import type { View } from './views.ts';

/** Where the back wall stands; the vanishing point is its middle. */
export const BACK = { left: 130, right: 1070, top: 56, floor: 548 };
const EYE = { x: 600, y: 330 };

export interface Shell {
  hour: HourName;
  wall: string;
  floor: string;
  /** 'plain', 'panelled' to the ceiling, 'dado', 'boards' upright, 'planks' level, 'stone' whitewashed. */
  finish: 'plain' | 'panelled' | 'dado' | 'boards' | 'planks';
  ceiling?: string;
  beams?: boolean;
  /** From which side daylight comes. */
  lightFrom?: 'left' | 'right';
}

/** Ceiling, three walls and a floor in the light of an hour. */
export function drawShell(sheet: Sheet, shell: Shell): Hour {
  const hour: Hour = HOURS[shell.hour];
  const dim = shell.hour === 'night' ? 0.42 : shell.hour === 'dusk' ? 0.28 : 0.04;
  const wall = darker(mix(shell.wall, hour.light, 0.06), dim);
  const floor = darker(mix(shell.floor, hour.light, 0.05), dim * 0.8);
  const ceiling = darker(shell.ceiling ?? lighter(shell.wall, 0.62), dim + 0.05);
  const { left, right, top, floor: low } = BACK;
  const fromLeft = shell.lightFrom !== 'right';
  const back = linear(
    sheet,
    fromLeft
      ? [
          [0, lighter(wall, 0.2)],
          [1, darker(wall, 0.12)],
        ]
      : [
          [0, darker(wall, 0.12)],
          [1, lighter(wall, 0.2)],
        ],
    1,
    0.15,
  );
  draw(
    sheet,
    path(
      polygon([
        [0, 0],
        [1200, 0],
        [right, top],
        [left, top],
      ]),
      linear(sheet, [
        [0, darker(ceiling, 0.18)],
        [1, ceiling],
      ]),
    ),
    path(
      polygon([
        [0, 0],
        [left, top],
        [left, low],
        [0, 694],
      ]),
      linear(
        sheet,
        [
          [0, darker(wall, fromLeft ? 0.34 : 0.16)],
          [1, darker(wall, fromLeft ? 0.18 : 0.04)],
        ],
        1,
        0,
      ),
    ),
    path(
      polygon([
        [1200, 0],
        [right, top],
        [right, low],
        [1200, 694],
      ]),
      linear(
        sheet,
        [
          [0, darker(wall, 0.08)],
          [1, darker(wall, 0.3)],
        ],
        1,
        0,
      ),
    ),
    path(
      polygon([
        [left, top],
        [right, top],
        [right, low],
        [left, low],
      ]),
      back,
    ),
  );
  finishWalls(sheet, shell.finish, wall);
  draw(
    sheet,
    path(
      polygon([
        [left, low],
        [right, low],
        [1370, 800],
        [-170, 800],
      ]),
      linear(sheet, [
        [0, darker(floor, 0.16)],
        [0.5, floor],
        [1, lighter(floor, 0.07)],
      ]),
    ),
  );
  floorBoards(sheet, darker(floor, 0.32));
  draw(
    sheet,
    // Skirting, and the shade where wall and floor meet.
    rect(left, low - 16, right - left, 16, lighter(wall, 0.28)),
    rect(
      left,
      low,
      right - left,
      26,
      linear(sheet, [
        [0, '#150f14', 0.34],
        [1, '#150f14', 0],
      ]),
    ),
    rect(
      left,
      top,
      right - left,
      60,
      linear(sheet, [
        [0, '#150f14', 0.24],
        [1, '#150f14', 0],
      ]),
    ),
  );
  if (shell.beams) beams(sheet, '#6d4c36');
  return hour;
}

function finishWalls(sheet: Sheet, finish: Shell['finish'], wall: string): void {
  const { left, right, top, floor } = BACK;
  const dark = darker(wall, 0.22);
  const light = lighter(wall, 0.22);
  const level = (y: number) =>
    `M0 ${n(y + (y - EYE.y) * 0.33)}L${left} ${y}H${right}L1200 ${n(y + (y - EYE.y) * 0.33)}`;
  if (finish === 'panelled' || finish === 'dado') {
    const from = finish === 'panelled' ? top + 34 : 402;
    let boxes = '';
    for (let x = left + 20; x < right - 60; x += 132) {
      if (finish === 'panelled') boxes += `M${x} ${from}h108v${n(334 - from)}h-108z`;
      boxes += `M${x} ${finish === 'panelled' ? 372 : 424}h108v${finish === 'panelled' ? 144 : 94}h-108z`;
    }
    draw(
      sheet,
      line(boxes, dark, 3, 'opacity=".7"'),
      line(boxes, light, 1.6, 'transform="translate(3 3)" opacity=".75"'),
    );
    const rail = finish === 'panelled' ? 352 : 402;
    draw(sheet, line(level(rail), light, 6), line(level(rail + 6), dark, 2));
  }
  if (finish === 'boards') {
    // One broad line across the wall, dashed into upright seams.
    const seams = (colour: string, shift: number) =>
      line(
        `M${left + shift} ${(top + floor) / 2}H${right}`,
        colour,
        floor - top,
        'stroke-dasharray="2 45" stroke-linecap="butt" opacity=".55"',
      );
    draw(sheet, seams(dark, 0), seams(light, 2.5));
  }
  if (finish === 'planks') {
    let seams = '';
    for (let y = top + 40; y < floor; y += 41) seams += level(y);
    draw(
      sheet,
      line(seams, dark, 2, 'opacity=".6"'),
      line(seams, light, 1.4, 'transform="translate(0 2.5)" opacity=".5"'),
    );
  }
}

function floorBoards(sheet: Sheet, colour: string): void {
  let seams = '';
  for (let x = -620; x <= 1820; x += 122) {
    const share = (BACK.floor - EYE.y) / (800 - EYE.y);
    seams += `M${n(EYE.x + (x - EYE.x) * share)} ${BACK.floor}L${x} 800`;
  }
  draw(sheet, line(seams, colour, 2, 'opacity=".42"'));
}

function beams(sheet: Sheet, colour: string): void {
  for (const [x, far] of [
    [120, 300],
    [600, 600],
    [1080, 900],
  ] as const) {
    draw(
      sheet,
      path(
        polygon([
          [x - 44, 0],
          [x + 44, 0],
          [far + 22, BACK.top],
          [far - 22, BACK.top],
        ]),
        linear(
          sheet,
          [
            [0, darker(colour, 0.3)],
            [1, colour],
          ],
          1,
          0,
        ),
      ),
    );
  }
  draw(
    sheet,
    rect(BACK.left, BACK.top - 8, BACK.right - BACK.left, 26, colour),
    rect(BACK.left, BACK.top + 14, BACK.right - BACK.left, 5, darker(colour, 0.45)),
  );
}

export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
  view: View;
  /** Which part of the view is seen: its left edge and width in the view's own 1200 by 800. */
  crop?: [x: number, y: number, width: number];
  curtains?: string;
  bars?: 'sash' | 'plain' | 'casement' | 'none';
  frame?: string;
  seat?: string;
}

/** A window in the back wall with what is seen through it. */
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

/** What is seen: as asked for, or as much of the middle as fits, and never beyond the view's edges. */
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

/** Daylight on floor and furniture: the window's panes, slanting away from it. */
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

/** The air of the room: light that comes in at the window and hangs there. */
export function daylight(sheet: Sheet, hour: Hour, x: number, y: number, reach = 620): void {
  draw(sheet, glow(sheet, x, y, reach, reach * 0.8, hour.light, hour.isLit ? 0.24 : 0.34));
}

/** The slopes of a roof on both sides, with their rafters: makes a loft of a room. */
export function drawRoofSlopes(sheet: Sheet, colour: string, beam: string): void {
  const { left, top } = BACK;
  for (const side of ['', 'transform="matrix(-1 0 0 1 1200 0)"']) {
    draw(
      sheet,
      path(
        polygon([
          [0, 0],
          [left + 330, top],
          [left, 360],
          [0, 470],
        ]),
        linear(sheet, [
          [0, darker(colour, 0.34)],
          [1, darker(colour, 0.06)],
        ]),
        side,
      ),
      line(`M${left + 334} ${top}L${left} 364`, beam, 24, side),
      line(`M${left + 352} ${top + 6}L${left + 14} 376`, darker(beam, 0.45), 6, side),
      line('M0 200L330 56M0 360L200 196', darker(beam, 0.1), 20, side),
    );
  }
}
