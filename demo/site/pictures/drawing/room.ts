import { darker, lighter, mix } from './colour.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';

import { draw, line, linear, n, path, polygon, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

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
  /** The side from which daylight comes. */
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
  for (let x = -132; x <= 1370; x += 122) {
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
