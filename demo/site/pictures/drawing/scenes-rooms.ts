import { drawBed } from './bed.ts';
import type { Bed } from './bed.ts';
import { drawBedside, drawRug } from './bedside.ts';
import { drawBunks } from './bunks.ts';
import { darker, lighter } from './colour.ts';
import { drawArmchair, drawChair, drawDesk, drawFrame, drawTable } from './furniture.ts';
import { drawBath, drawFireplace, drawStove } from './hearth.ts';

import { daylight, drawWindow, sunlight } from './opening.ts';
import type { Opening } from './opening.ts';
import { BACK, drawRoofSlopes, drawShell } from './room.ts';
import type { Shell } from './room.ts';
import type { Scene } from './scene.ts';
import { draw, glow, line, linear, n, path, polygon, rect } from './sheet.ts';
import { book, boots, candle, dog, loaf } from './things.ts';
import { cup, glasses, jug, vase } from './vessels.ts';

interface BedroomPlan {
  shell: Shell;
  window: Opening;
  /** More windows besides the first. */
  more?: Opening[];
  bed: Bed;
  /** A second bed of the same make, for twin rooms. */
  twin?: Bed;
  bedsideAt?: number;
  bedside?: [wood: string, vase: string];
  rug?: string;
  frameAt?: [x: number, y: number];
  /** A further thing: a dog on its cushion, or a stove. */
  extra?: 'dog' | 'stove';
  /** Under the roof, its slopes in this colour. */
  loft?: string;
}

/** A bedroom with its window, its bed, and the light between them. */
export function bedroom(plan: BedroomPlan): Scene {
  return (sheet) => {
    const hour = drawShell(sheet, plan.shell);
    const { window: opening, bed } = plan;
    const middle = opening.x + opening.width / 2;
    daylight(sheet, hour, middle, opening.y + opening.height / 2);
    for (const other of plan.more ?? []) drawWindow(sheet, hour, other);
    drawWindow(sheet, hour, opening);
    if (plan.frameAt) drawFrame(sheet, hour, plan.frameAt[0], plan.frameAt[1], 150, 116);
    if (plan.loft) drawRoofSlopes(sheet, plan.loft, '#7a5840');
    if (plan.extra === 'stove') drawStove(sheet, hour, 200, 600, 150, 0);
    if (plan.rug) drawRug(sheet, plan.twin ? 600 : bed.x - 30, 632, 940, 154, plan.rug);
    const slant = bed.x > middle ? 240 : -240;
    sunlight(
      sheet,
      hour,
      opening.x + 10,
      opening.width - 20,
      slant,
      plan.shell.hour === 'golden' ? 0.5 : plan.shell.hour === 'night' ? 0.16 : 0.34,
    );
    const [wood, glaze] = plan.bedside ?? ['#7a5136', '#6a8a94'];
    if (plan.bedsideAt !== undefined) drawBedside(sheet, hour, plan.bedsideAt, wood, glaze);
    if (plan.twin) drawBed(sheet, hour, plan.twin);
    drawBed(sheet, hour, bed);
    if (plan.extra === 'dog') dog(sheet, 190, 752, 1.05);
  };
}

interface NookPlan {
  shell: Shell;
  window: Opening;
  chair: string;
  cushion: string;
  rug?: string;
  /** The thing beside the chair. */
  with: 'fire' | 'desk' | 'bath' | 'stove' | 'window';
  stone?: string;
}

/** A corner to sit in: by the fire, at a desk, beside a bath, or at the window. */
export function nook(plan: NookPlan): Scene {
  return (sheet) => {
    const hour = drawShell(sheet, plan.shell);
    const { window: opening } = plan;
    daylight(sheet, hour, opening.x + opening.width / 2, opening.y + opening.height / 2);
    drawWindow(sheet, hour, opening);
    if (plan.rug) drawRug(sheet, 600, 620, 900, 168, plan.rug);
    const slant = opening.x < 500 ? 240 : -240;
    sunlight(sheet, hour, opening.x + 10, opening.width - 20, slant, 0.32);
    switch (plan.with) {
      case 'fire':
        drawFireplace(sheet, hour, 760, 556, 340, plan.stone ?? '#d8c9ae');
        vase(sheet, 656, 268, 0.5);
        candle(sheet, 860, 268, 0.44);
        drawArmchair(sheet, 370, 740, 300, plan.chair, plan.cushion);
        break;
      case 'desk':
        drawDesk(sheet, 560, 690, 470, '#8a5c3c');
        vase(sheet, 390, 448, 0.62);
        drawArmchair(sheet, 960, 720, 260, plan.chair, plan.cushion);
        break;
      case 'bath':
        drawBath(sheet, 620, 720, 600, plan.chair);
        candle(sheet, 1010, 640, 0.7);
        break;
      case 'stove':
        drawStove(sheet, hour, 860, 620, 210, 0);
        drawArmchair(sheet, 470, 740, 290, plan.chair, plan.cushion);
        break;
      case 'window':
        windowSeat(sheet, opening, plan.cushion);
        drawArmchair(sheet, 930, 740, 270, plan.chair, plan.cushion);
        break;
    }
  };
}

function windowSeat(sheet: Parameters<Scene>[0], opening: Opening, cushion: string): void {
  const { x, width } = opening;
  const top = 470;
  draw(
    sheet,
    rect(
      x - 60,
      top,
      width + 120,
      BACK.floor - top + 12,
      linear(sheet, [
        [0, '#fbf5e8'],
        [1, '#cfc4ae'],
      ]),
    ),
    line(
      `M${n(x - 30)} ${top + 34}h${n(width / 2)}v50h${n(-width / 2)}zM${n(x + width / 2 + 30)} ${top + 34}h${n(width / 2)}v50h${n(-width / 2)}z`,
      '#b3a68e',
      2.5,
    ),
    rect(
      x - 64,
      top - 26,
      width + 128,
      34,
      linear(sheet, [
        [0, lighter(cushion, 0.3)],
        [1, darker(cushion, 0.2)],
      ]),
    ),
    path(
      polygon([
        [x - 40, top - 26],
        [x - 26, top - 92],
        [x + 52, top - 86],
        [x + 62, top - 26],
      ]),
      linear(
        sheet,
        [
          [0, '#e8c9a0'],
          [1, '#b5804e'],
        ],
        0.6,
        1,
      ),
    ),
    path(
      polygon([
        [x + width - 62, top - 26],
        [x + width - 56, top - 88],
        [x + width + 24, top - 92],
        [x + width + 40, top - 26],
      ]),
      linear(
        sheet,
        [
          [0, '#f3ece0'],
          [1, '#bfb29c'],
        ],
        0.6,
        1,
      ),
    ),
  );
  book(sheet, x + width / 2, top - 26, 0.9);
  cup(sheet, x + width / 2 + 120, top - 26, 0.46);
}

/** Bunks beside a window. */
export function bunkRoom(shell: Shell, opening: Opening): Scene {
  return (sheet) => {
    const hour = drawShell(sheet, shell);
    daylight(sheet, hour, opening.x + opening.width / 2, 280);
    drawWindow(sheet, hour, opening);
    drawRug(sheet, 520, 650, 820, 130, '#7d4b3c');
    drawBunks(sheet, hour, 520, 500, '#b98d5e', ['#3f6a8a', '#b5563f']);
    sunlight(sheet, hour, opening.x, opening.width, 220, 0.3);
  };
}

interface TablePlan {
  shell: Shell;
  window: Opening;
  wood: string;
  laid: 'breakfast' | 'dinner';
  chairs: number[];
}

/** A kitchen or dining table before a window. */
export function tableRoom(plan: TablePlan): Scene {
  return (sheet) => {
    const hour = drawShell(sheet, plan.shell);
    const { window: opening } = plan;
    daylight(sheet, hour, opening.x + opening.width / 2, 260);
    drawWindow(sheet, hour, opening);
    if (plan.laid === 'dinner') {
      draw(
        sheet,
        line('M600 0V96', '#3a2c22', 5),
        path('M480 156q120-90 240 0z', '#3d4a44'),
        glow(sheet, 600, 190, 420, 260, hour.light, 0.5),
      );
    } else {
      drawFrame(sheet, hour, 880, 170, 130, 104);
    }
    drawTable(sheet, 600, 720, 860, plan.wood, 190);
    if (plan.laid === 'breakfast') {
      jug(sheet, 420, 512, 0.8);
      loaf(sheet, 620, 520, 0.78);
      cup(sheet, 800, 520, 0.72);
      cup(sheet, 310, 524, 0.6);
      vase(sheet, 930, 508, 0.5);
    } else {
      for (const x of [330, 600, 870]) candle(sheet, x, 506, 0.62);
      for (const x of [250, 465, 735, 950]) glasses(sheet, x, 522, 0.42);
    }
    for (const x of plan.chairs) drawChair(sheet, x, 780, 150, plan.wood, '#6f8a7c');
  };
}

/** A stable door, half open to the yard, with boots and coats. */
export function bootRoom(shell: Shell, opening: Opening): Scene {
  return (sheet) => {
    const hour = drawShell(sheet, shell);
    daylight(sheet, hour, 330, 300);
    drawWindow(sheet, hour, { ...opening, x: 220, y: 130, width: 240, height: 220, bars: 'none' });
    draw(
      sheet,
      rect(
        206,
        344,
        268,
        212,
        linear(sheet, [
          [0, '#6b93ab'],
          [1, '#3a5f78'],
        ]),
      ),
      line('M206 360h268M206 540h268M206 540L474 360', '#2f4f66', 9),
      rect(640, 168, 380, 18, '#8a5c3c'),
      line('M690 186v22M770 186v22M850 186v22M930 186v22', '#3a2c22', 8),
      path(
        'M662 204h60q30 60 22 260h-110q-6-190 28-260z',
        linear(
          sheet,
          [
            [0, '#6f7d52'],
            [1, '#424c30'],
          ],
          1,
          0.4,
        ),
      ),
      path(
        'M822 204h58q26 60 20 230h-104q-4-170 26-230z',
        linear(
          sheet,
          [
            [0, '#a9743f'],
            [1, '#6b4626'],
          ],
          1,
          0.4,
        ),
      ),
      path(
        'M912 206q34-14 40 8l14 110q-36 12-70 0z',
        linear(sheet, [
          [0, '#b5563f'],
          [1, '#7a3528'],
        ]),
      ),
      line('M692 210v240M850 210v220', '#2b241c', 2),
      rect(620, 520, 430, 14, '#8a5c3c'),
      line('M650 534v60M1020 534v60', '#6b4626', 12),
    );
    sunlight(sheet, hour, 220, 230, 220, 0.4);
    boots(sheet, 720, 640, 0.7);
    boots(sheet, 870, 644, 0.56, '#8a4a3a');
    boots(sheet, 980, 646, 0.42, '#3f6a8a');
    dog(sheet, 330, 740, 1);
  };
}
