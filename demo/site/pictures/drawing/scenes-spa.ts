import { drawBed } from './bed.ts';
import { darker, lighter, mix } from './colour.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';

import { daylight, drawWindow, sunlight } from './opening.ts';
import { drawShell } from './room.ts';
import type { Scene } from './scene.ts';
import { draw, glow, line, linear, n, path, pick, polygon, rect, taken } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { candle, stones, towels } from './things.ts';
import { bottle, vase } from './vessels.ts';
import { drawView } from './views.ts';

/** The pool behind glass above the lake. */
export function pool(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    const seen = taken(sheet, () => drawView(sheet, { of: 'lake', hour: hourName }));
    const timber = mix('#b58a5e', hour.near, hour.isLit ? 0.22 : 0.04);
    const stone = mix('#d6cbb8', hour.near, hour.isLit ? 0.3 : 0.06);
    let slats = '';
    for (let at = -5; at <= 5; at += 1) slats += `M${600 + at * 84} 112L${600 + at * 210} 0`;
    draw(
      sheet,
      path(
        'M0 0H1200L1030 112H170z',
        linear(sheet, [
          [0, darker(timber, 0.3)],
          [1, timber],
        ]),
      ),
      line(slats, darker(timber, 0.4), 5, 'opacity=".6"'),
      `<svg x="170" y="112" width="860" height="336" viewBox="80 90 1040 406" preserveAspectRatio="none">${seen}</svg>`,
      line('M170 112V448M385 112V448M600 112V448M815 112V448M1030 112V448M170 112H1030', '#3a3734', 8),
      path(
        'M0 0L170 112V448L0 626z',
        linear(
          sheet,
          [
            [0, darker(stone, 0.42)],
            [1, darker(stone, 0.2)],
          ],
          1,
          0,
        ),
      ),
      path(
        'M1200 0L1030 112V448L1200 626z',
        linear(
          sheet,
          [
            [0, darker(stone, 0.14)],
            [1, darker(stone, 0.36)],
          ],
          1,
          0,
        ),
      ),
      path(
        'M170 448H1030L1370 800H-170z',
        linear(sheet, [
          [0, lighter(stone, 0.1)],
          [1, darker(stone, 0.22)],
        ]),
      ),
    );
    const water = linear(sheet, [
      [0, mix(hour.sky[2], '#6fb4bd', 0.45)],
      [0.35, mix('#5aa6b2', hour.water, 0.35)],
      [1, mix('#1f6672', hour.near, 0.3)],
    ]);
    draw(
      sheet,
      path(
        polygon([
          [282, 476],
          [918, 476],
          [1104, 800],
          [96, 800],
        ]),
        darker(stone, 0.45),
      ),
      path(
        polygon([
          [294, 482],
          [906, 482],
          [1084, 800],
          [116, 800],
        ]),
        water,
      ),
    );
    poolLight(sheet, hour);
    draw(
      sheet,
      line('M282 474H918M276 474L84 806M924 474L1116 806', lighter(stone, 0.4), 9),
      glow(sheet, 600, 470, 620, 180, hour.light, 0.4),
    );
    lounger(sheet, 196, 600, 1, stone);
    lounger(sheet, 1006, 600, -1, stone);
  };
}

function poolLight(sheet: Sheet, hour: Hour): void {
  for (const tier of [0, 1, 2]) {
    let d = '';
    for (let index = 0; index < 7; index += 1) {
      const near = (tier + pick(sheet, `pool y${tier} ${index}`, 0, 1)) / 3;
      const y = 492 + near ** 1.4 * 300;
      const half = 300 + near * 170;
      const x = 600 + pick(sheet, `pool x${tier} ${index}`, -0.92, 0.72) * half;
      const wide = 30 + near * 90;
      d += `M${n(x)} ${n(y)}q${n(wide / 4)} ${n(-4 - near * 8)} ${n(wide / 2)} 0t${n(wide / 2)} 0`;
    }
    draw(sheet, line(d, lighter(hour.light, 0.4), 1.4 + tier, 'opacity=".5"'));
  }
  draw(sheet, path('M400 482H460L380 800H260zM740 482H800L900 800H780z', hour.light, 'opacity=".2"'));
}

function lounger(sheet: Sheet, x: number, y: number, way: 1 | -1, stone: string): void {
  draw(
    sheet,
    glow(sheet, x, y + 52, 130, 20, '#0d090c', 0.6),
    `<g transform="matrix(${way} 0 0 1 ${x} ${y})">`,
    line('M-84 6v44M74 22v30', '#7a5a3c', 9),
    path(
      'M-120-84q20-12 36 0l36 78h136q12 0 12 14v12H-70z',
      linear(sheet, [
        [0, '#fdf8ec'],
        [1, darker(stone, 0.06)],
      ]),
    ),
    path('M-112-78q14-8 24 0l16 36l-36 8z', '#7fa39c'),
    '</g>',
  );
}

/** A treatment room: a couch made up with towels, a window, candles. */
export function treatmentRoom(
  hourName: HourName,
  wall: string,
  cloth: string,
  seen: 'lake' | 'sea' = 'lake',
): Scene {
  return (sheet) => {
    const hour = drawShell(sheet, { hour: hourName, wall, floor: '#a98a66', finish: 'boards' });
    daylight(sheet, hour, 340, 260);
    drawWindow(sheet, hour, {
      x: 170,
      y: 100,
      width: 360,
      height: 310,
      bars: 'plain',
      frame: '#e9dfcc',
      view: { of: seen, hour: hourName },
      crop: [240, 90, 760],
      curtains: '#efe6d4',
    });
    draw(
      sheet,
      glow(sheet, 930, 300, 300, 200, hour.light, 0.5),
      rect(800, 300, 260, 12, '#8a6238'),
      rect(800, 190, 260, 12, '#8a6238'),
    );
    towels(sheet, 880, 300, 0.5);
    bottle(sheet, 1010, 300, 0.4, '#8a6a3c');
    stones(sheet, 870, 190, 0.4);
    vase(sheet, 1000, 190, 0.36, '#a9b8a4');
    sunlight(sheet, hour, 190, 320, 240, 0.32);
    drawBed(sheet, hour, {
      x: 660,
      width: 300,
      board: '#8a6238',
      boardStyle: 'wood',
      throw: cloth,
      cushion: lighter(cloth, 0.3),
      pillows: 1,
    });
    candle(sheet, 300, 700, 0.7);
    candle(sheet, 236, 720, 0.5);
    candle(sheet, 1060, 690, 0.6);
  };
}
