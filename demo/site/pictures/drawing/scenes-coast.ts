import { mix } from './colour.ts';
import { green } from './golf-green.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import { birds, clouds, sky, slope } from './land.ts';
import { spikes } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { beachHut, sail } from './seaside.ts';
import type { Sheet } from './sheet.ts';
import { lake } from './water.ts';

const HUTS = ['#e0704c', '#3f8fa8', '#f0c24b', '#6fa889', '#d9788c', '#5f7fb5'];

/** The sea from the sand, with huts along its edge if `huts` is set, and with things on the sand. */
export function beach(
  hourName: HourName,
  huts: { foot: number; k: number; from: number; step: number } | null,
  things?: (sheet: Sheet) => void,
): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    const sand = mix('#efd9ab', hour.light, 0.25);
    // The rooms step crops a picture to three times its height: the huts stay in it.
    const up = huts ? 100 : 0;
    sky(sheet, hour, 380 - up, { x: 300, y: 200 - up / 2, size: 46 });
    clouds(sheet, hour, 50, 250 - up, 5);
    lake(sheet, hour, 380 - up, { sunX: 300, from: sheet.shapes.length });
    sail(sheet, 250, 452 - up, 0.9);
    sail(sheet, 520, 420 - up, 0.5);
    sail(sheet, 640, 408 - up, 0.34);
    slope(sheet, 600 - up, 560 - up, 520 - up, mix(sand, '#ffffff', 0.25), sand);
    slope(sheet, 650 - up, 640 - up, 590 - up, sand, mix(sand, '#b98a54', 0.5));
    if (huts) {
      HUTS.forEach((colour, index) => {
        beachHut(sheet, huts.from + index * huts.step, huts.foot - up - index * 8, huts.k, colour);
      });
    }
    spikes(sheet, 'dune', 760 - up, 830, mix('#8fa05c', hour.near, 0.15), 90, 40);
    birds(sheet, '#5a6a72', 760, 150 - up / 2, 6);
    things?.(sheet);
  };
}

/** The links behind the dunes, with the sea beyond them. */
export function links(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    const dune = mix('#d9cc96', hour.light, 0.2);
    sky(sheet, hour, 360, { x: 320, y: 190, size: 42 });
    clouds(sheet, hour, 50, 220, 5);
    lake(sheet, hour, 360, { sunX: 320, from: sheet.shapes.length, to: 500 });
    sail(sheet, 880, 420, 0.7);
    sail(sheet, 1010, 404, 0.4);
    slope(sheet, 470, 440, 500, dune, mix(dune, '#b98a54', 0.4));
    spikes(sheet, 'far dune', 470, 540, mix('#8fa05c', hour.mist, 0.25), 34, 30);
    slope(sheet, 560, 520, 540, mix(hour.grass, hour.light, 0.3), mix(hour.grass, hour.near, 0.3));
    green(sheet, hour, 640, 610);
    spikes(sheet, 'dune', 740, 830, mix('#8fa05c', hour.near, 0.15), 90, 40);
    birds(sheet, '#5a6a72', 760, 140, 6);
  };
}
