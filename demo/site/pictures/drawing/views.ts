import { mix } from './colour.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import { clouds, hills, sky, slope, stars, tree, wood } from './land.ts';
import { spikes } from './outdoors.ts';
import { dots, draw, pick } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { sail } from './seaside.ts';
import { lake } from './water.ts';

/** The view from a window: an hour and a place. */
export interface View {
  of: 'lake' | 'sea' | 'moor' | 'park' | 'garden' | 'sky';
  hour: HourName;
}

/** Draws a view over the whole 1200 by 800. It has few shapes, because it is mostly seen small. */
export function drawView(sheet: Sheet, view: View): void {
  const hour: Hour = HOURS[view.hour];
  switch (view.of) {
    case 'lake': {
      sky(sheet, hour, 400, { x: 620, y: 290, size: 44 });
      clouds(sheet, hour, 60, 230, 3);
      const from = sheet.shapes.length;
      hills(sheet, hour, 410, 220, 0.9, 8);
      hills(sheet, hour, 418, 110, 0.6, 8);
      lake(sheet, hour, 420, { sunX: 620, from, detail: 0.34 });
      slope(sheet, 730, 760, 720, hour.grass, mix(hour.grass, hour.near, 0.6));
      return;
    }
    case 'sea': {
      sky(sheet, hour, 400, { x: 700, y: 230, size: 44 });
      clouds(sheet, hour, 60, 260, 4);
      lake(sheet, hour, 400, { sunX: 700, from: sheet.shapes.length, detail: 0.34 });
      sail(sheet, 420, 470, 1);
      sail(sheet, 820, 440, 0.6);
      slope(sheet, 700, 730, 690, mix('#ecd6a8', hour.light, 0.3), mix('#d9b988', hour.near, 0.2));
      return;
    }
    case 'moor':
      sky(sheet, hour, 470, { x: 760, y: 250, size: 40 });
      clouds(sheet, hour, 70, 260, 3);
      hills(sheet, hour, 470, 240, 0.9, 8);
      hills(sheet, hour, 530, 160, 0.6, 8);
      slope(sheet, 560, 590, 540, mix(hour.heather, hour.mist, 0.25), hour.heather);
      slope(sheet, 650, 690, 660, hour.heather, mix(hour.heather, hour.near, 0.7));
      return;
    case 'park':
      sky(sheet, hour, 440, { x: 560, y: 240, size: 40 });
      clouds(sheet, hour, 60, 240, 3);
      hills(sheet, hour, 450, 150, 0.85, 8);
      wood(sheet, hour, 0.45, -20, 1220, 470, 70);
      slope(sheet, 500, 500, 490, mix(hour.grass, hour.light, 0.3), mix(hour.grass, hour.near, 0.35));
      tree(sheet, hour, 330, 620, 400);
      tree(sheet, hour, 800, 570, 270);
      draw(
        sheet,
        dots(
          [
            [520, 590],
            [560, 604],
            [640, 582],
            [690, 610],
            [590, 640],
          ],
          15,
          '#f3ece0',
        ),
      );
      return;
    case 'garden':
      sky(sheet, hour, 420, { x: 620, y: 200, size: 36 });
      wood(sheet, hour, 0.5, -20, 1220, 420, 110);
      slope(sheet, 470, 470, 470, mix(hour.grass, hour.light, 0.3), mix(hour.grass, hour.near, 0.4));
      spikes(sheet, 'border', 540, 640, mix(hour.leaf, hour.near, 0.3), 70, 34);
      spikes(sheet, 'bloom', 520, 600, mix(hour.heather, '#ffffff', 0.15), 44, 16);
      return;
    case 'sky':
      sky(sheet, hour, 800, { x: 560, y: 640, size: 30 });
      if (view.hour === 'night' || view.hour === 'dusk') stars(sheet, 760, 60);
      else clouds(sheet, hour, 120, 620, 5);
      return;
  }
}

/** A border in bloom: leaves below, spires and heads of flowers above. */
export function flowerBed(sheet: Sheet, hour: Hour, y: number): void {
  const spread = (name: string, count: number, low: number, high: number): [number, number][] =>
    Array.from({ length: count }, (_, index) => [
      ((index + pick(sheet, `${name} ${y} x${index}`, 0, 1)) / count) * 1240 - 20,
      y - pick(sheet, `${name} ${y} y${index}`, low, high),
    ]);
  spikes(sheet, `back ${y}`, y - 40, y + 10, mix(hour.leaf, hour.near, 0.2), 74, 26);
  draw(sheet, dots(spread('leaf', 38, -40, 10), 44, mix(hour.leaf, hour.near, 0.5)));
  spikes(sheet, `front ${y}`, y - 30, y + 46, mix(hour.leaf, hour.light, 0.14), 46, 30);
  spikes(sheet, `spires ${y}`, y - 66, y, mix(hour.heather, '#ffffff', 0.12), 52, 13);
  draw(
    sheet,
    dots(spread('white', 28, -20, 62), 13, '#fdf6e8'),
    dots(spread('rose', 22, -30, 56), 19, mix('#cf6a72', hour.light, 0.16)),
    dots(spread('gold', 22, -44, 40), 10, '#f0c869'),
  );
}
