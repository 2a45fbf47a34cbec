import { mix } from './colour.ts';
import { green } from './golf-green.ts';
import { HOURS, landAt } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import { cottage, countryHouse, hedge, smoke } from './houses.ts';
import { birds, clouds, hills, pines, sky, slope, stars, tree, wood } from './land.ts';
import { shepherdsHut, stableYard } from './outbuildings.ts';
import { cobbles, heather, lane, spikes, stoneWall } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { draw, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { flowerBed } from './views.ts';
import { lake } from './water.ts';

export function night(sheet: Sheet, hour: HourName, horizon: number): void {
  if (hour === 'night' || hour === 'dusk') stars(sheet, horizon - 120, hour === 'night' ? 90 : 34);
}

/** Close to the front of the House, along the lawn. */
export function houseFront(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 560, { x: 1010, y: 200 });
    night(sheet, hourName, 400);
    clouds(sheet, hour, 60, 220, 5);
    wood(sheet, hour, 0.5, -20, 1220, 560, 110);
    slope(sheet, 580, 580, 580, mix(hour.grass, hour.light, 0.3), mix(hour.grass, hour.near, 0.45));
    countryHouse(sheet, hour, 110, 600, 980);
    lane(sheet, 600, [600, 606], mix(hour.stoneLight, hour.grass, 0.2));
    flowerBed(sheet, hour, 820);
    tree(sheet, hour, 60, 650, 360, 1);
  };
}

/** The tower alone against the sky. */
export function towerAtDusk(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 700, { x: 300, y: 520 });
    night(sheet, hourName, 640);
    clouds(sheet, hour, 240, 480, 3);
    hills(sheet, hour, 720, 200, 0.85, 8);
    wood(sheet, hour, 0.45, -20, 560, 730, 90);
    countryHouse(sheet, hour, -760, 830, 1580);
    birds(sheet, hour.near, 520, 220, 7);
  };
}

/** The stable yard from its cobbles. */
export function yard(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 520, { x: 930, y: 180 });
    night(sheet, hourName, 400);
    clouds(sheet, hour, 60, 200, 4);
    wood(sheet, hour, 0.35, -20, 1220, 420, 120);
    tree(sheet, hour, 190, 520, 380, 1);
    cobbles(sheet, hour, 540);
    stableYard(sheet, hour, 600, 556, 1.08);
    hedge(sheet, hour, 110, 562, 60, 34);
    hedge(sheet, hour, 1030, 562, 60, 34);
  };
}

/** The walled garden in bloom. */
export function walledGarden(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 420, { x: 300, y: 190 });
    clouds(sheet, hour, 60, 220, 4);
    wood(sheet, hour, 0.5, -20, 1220, 400, 90);
    draw(sheet, rect(0, 410, 1200, 120, mix(hour.grass, hour.light, 0.3)));
    stoneWall(sheet, hour, 430, -6, 76);
    slope(sheet, 470, 470, 470, mix(hour.grass, hour.light, 0.3), mix(hour.grass, hour.near, 0.3));
    tree(sheet, hour, 900, 520, 300);
    lane(sheet, 560, [520, 480], mix(hour.stoneLight, hour.grass, 0.15));
    flowerBed(sheet, hour, 560);
    lane(sheet, 560, [540, 600], mix(hour.stoneLight, hour.grass, 0.1));
    flowerBed(sheet, hour, 770);
  };
}

/** A shepherd's hut on the moor. */
export function hutOnMoor(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 500, { x: 940, y: 330 });
    night(sheet, hourName, 440);
    clouds(sheet, hour, 60, 260, 4);
    hills(sheet, hour, 500, 250, 0.95, 9);
    hills(sheet, hour, 540, 160, 0.68, 8);
    slope(sheet, 560, 590, 570, mix(hour.grass, hour.heather, 0.3), mix(hour.grass, hour.near, 0.5));
    shepherdsHut(sheet, hour, 470, 640, 1.3, '#4d6d62');
    smoke(sheet, 604, 296, 130);
    heather(sheet, hour, 690);
  };
}

/** The moor and the sky, nothing else. */
export function openMoor(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 440, { x: 330, y: 290, size: 38 });
    night(sheet, hourName, 400);
    clouds(sheet, hour, 60, 250, 5);
    hills(sheet, hour, 440, 250, 0.95, 10);
    hills(sheet, hour, 490, 170, 0.72, 9);
    hills(sheet, hour, 550, 120, 0.46, 9);
    slope(sheet, 560, 600, 560, mix(hour.heather, hour.mist, 0.3), mix(hour.heather, hour.near, 0.3));
    spikes(sheet, 'far heather', 580, 700, mix(hour.heather, hour.mist, 0.25), 12, 60);
    lane(sheet, 700, [640, 580], mix(hour.stoneLight, hour.heather, 0.3));
    heather(sheet, hour, 700);
    birds(sheet, hour.near, 760, 200, 6);
  };
}

/** A stone house under the moor behind its wall: the cottage, or the lodge with `isLarge`. */
export function moorHouse(hourName: HourName, isLarge: boolean): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 500, { x: 950, y: 250 });
    night(sheet, hourName, 420);
    clouds(sheet, hour, 60, 230, 4);
    hills(sheet, hour, 470, 260, 0.95, 9);
    hills(sheet, hour, 510, 180, 0.66, 8);
    slope(sheet, 560, 560, 560, mix(hour.grass, hour.light, 0.25), mix(hour.grass, hour.near, 0.4));
    if (isLarge) {
      pines(sheet, landAt(hour, 0.25), [
        [170, 580, 340],
        [240, 580, 260],
        [1040, 580, 300],
        [1110, 580, 380],
      ]);
      cottage(sheet, hour, {
        x: 280,
        foot: 600,
        width: 560,
        wall: 170,
        roof: 120,
        bays: 6,
        storeys: 2,
        chimneyAt: [40, 250, 520],
        gableAt: 30,
      });
      smoke(sheet, 800, 268, 140);
    } else {
      tree(sheet, hour, 230, 610, 280, 1);
      cottage(sheet, hour, {
        x: 370,
        foot: 606,
        width: 350,
        wall: 132,
        roof: 96,
        bays: 4,
        storeys: 2,
        of: 'lime',
        chimneyAt: [30, 310],
        door: '#3f6a8a',
      });
      smoke(sheet, 688, 352, 130);
    }
    lane(sheet, 640, [isLarge ? 650 : 590, 612], mix(hour.stoneLight, hour.grass, 0.25));
    stoneWall(sheet, hour, 690, 22, 58);
    heather(sheet, hour, 742, 840, 0.8);
  };
}

/** The golf course between the lake and the moor. */
export function fairway(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 420, { x: 300, y: 230 });
    clouds(sheet, hour, 60, 220, 5);
    const from = sheet.shapes.length;
    hills(sheet, hour, 410, 220, 0.95, 9);
    hills(sheet, hour, 420, 130, 0.7, 8);
    lake(sheet, hour, 428, { sunX: 300, from, to: 520 });
    wood(sheet, hour, 0.38, 820, 1220, 480, 80);
    slope(sheet, 500, 470, 460, mix(hour.grass, hour.light, 0.2), mix(hour.grass, hour.near, 0.2));
    slope(sheet, 640, 560, 590, mix(hour.grass, hour.light, 0.32), mix(hour.grass, hour.near, 0.35));
    green(sheet, hour, 690, 560);
    tree(sheet, hour, 1080, 640, 340, -1);
    tree(sheet, hour, 100, 620, 260, -1);
    heather(sheet, hour, 764, 850, 0.8);
  };
}
