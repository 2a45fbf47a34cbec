import { mix } from './colour.ts';
import { HOURS, landAt } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import { cottage, countryHouse, hedge, smoke } from './houses.ts';
import { birds, clouds, hills, mist, pines, sky, slope, stars, tree, wood } from './land.ts';
import {
  boat,
  boathouse,
  cobbles,
  green,
  heather,
  jetty,
  lane,
  launch,
  shepherdsHut,
  spikes,
  stableYard,
  stoneWall,
} from './outdoors.ts';
import type { Sheet } from './sheet.ts';
import { flowerBed } from './views.ts';
import { lake, reeds } from './water.ts';

/** Draws one picture on an empty sheet. */
export type Scene = (sheet: Sheet) => void;

function night(sheet: Sheet, hour: HourName, horizon: number): void {
  if (hour === 'night' || hour === 'dusk') stars(sheet, horizon - 120, hour === 'night' ? 90 : 34);
}

/** The House seen over the lake. */
export function houseOverLake(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 470, { x: 250, y: 290 });
    night(sheet, hourName, 400);
    clouds(sheet, hour, 80, 240, 4);
    const from = sheet.shapes.length;
    hills(sheet, hour, 470, 250, 0.95, 9);
    hills(sheet, hour, 478, 150, 0.72, 8);
    wood(sheet, hour, 0.5, -20, 1220, 480, 58);
    slope(sheet, 470, 468, 478, mix(hour.grass, hour.mist, 0.2), hour.grass, 520);
    countryHouse(sheet, hour, 350, 480, 570);
    hedge(sheet, hour, 350, 486, 240, 16);
    hedge(sheet, hour, 722, 486, 240, 16);
    tree(sheet, hour, 186, 500, 250);
    tree(sheet, hour, 1076, 500, 290);
    lake(sheet, hour, 508, { sunX: 250, from });
    mist(sheet, hour, 470, 80, 0.3);
    reeds(sheet, landAt(hour, 0.05), -20, 250, 815, 200);
    birds(sheet, hour.near, 700, 150, 4);
  };
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
    stoneWall(sheet, hour, 430, -6, 76);
    slope(sheet, 470, 470, 470, mix(hour.grass, hour.light, 0.3), mix(hour.grass, hour.near, 0.3));
    tree(sheet, hour, 900, 520, 300);
    lane(sheet, 560, [520, 480], mix(hour.stoneLight, hour.grass, 0.15));
    flowerBed(sheet, hour, 560);
    lane(sheet, 560, [540, 600], mix(hour.stoneLight, hour.grass, 0.1));
    flowerBed(sheet, hour, 770);
  };
}

/** The lake with nothing but a boat or a jetty. */
export function openLake(hourName: HourName, foreground: 'boat' | 'jetty' | 'launch' | 'reeds'): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 410, { x: 760, y: 300, size: 38 });
    night(sheet, hourName, 380);
    clouds(sheet, hour, 70, 250, 5);
    const from = sheet.shapes.length;
    hills(sheet, hour, 410, 240, 0.95, 10);
    hills(sheet, hour, 418, 150, 0.72, 9);
    hills(sheet, hour, 424, 80, 0.5, 9);
    wood(sheet, hour, 0.4, -20, 330, 424, 44);
    lake(sheet, hour, 430, { sunX: 760, from });
    mist(sheet, hour, 390, 90, 0.4);
    if (foreground === 'boat') boat(sheet, 430, 620, 1.05, '#8a4a3a');
    if (foreground === 'launch') launch(sheet, 520, 600, 1.25);
    if (foreground === 'jetty') jetty(sheet, 420, 560, 520, '#8a6a4e');
    reeds(sheet, landAt(hour, 0.05), 930, 1230, 815, 230);
    birds(sheet, hour.near, 380, 170, 5);
  };
}

/** A cedar cabin on the shingle. */
export function shoreCabin(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 430, { x: 250, y: 280 });
    night(sheet, hourName, 380);
    clouds(sheet, hour, 60, 220, 4);
    const from = sheet.shapes.length;
    hills(sheet, hour, 430, 230, 0.92, 9);
    hills(sheet, hour, 440, 120, 0.66, 8);
    lake(sheet, hour, 446, { sunX: 250, from });
    pines(sheet, landAt(hour, 0.16), [
      [640, 560, 330],
      [720, 560, 420],
      [1090, 580, 440],
      [1165, 590, 340],
      [560, 560, 230],
    ]);
    slope(sheet, 720, 590, 540, mix(hour.stoneLight, hour.grass, 0.5), mix(hour.stoneShade, hour.near, 0.5));
    cottage(sheet, hour, {
      x: 690,
      foot: 600,
      width: 330,
      wall: 116,
      roof: 86,
      bays: 4,
      of: 'cedar',
      chimneyAt: [270],
      door: '#3f5f58',
    });
    smoke(sheet, 968, 392, 150);
    spikes(sheet, 'shore grass', 690, 800, mix(hour.grass, hour.light, 0.15), 20, 40);
    reeds(sheet, landAt(hour, 0.04), -20, 300, 815, 190);
  };
}

/** The boathouse over its own reflection. */
export function boathouseScene(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 440, { x: 260, y: 310 });
    night(sheet, hourName, 380);
    clouds(sheet, hour, 60, 220, 4);
    const from = sheet.shapes.length;
    hills(sheet, hour, 440, 230, 0.92, 9);
    wood(sheet, hour, 0.42, 420, 1220, 470, 84);
    pines(sheet, landAt(hour, 0.2), [
      [1080, 500, 330],
      [1150, 500, 260],
      [560, 500, 220],
    ]);
    slope(sheet, 560, 480, 470, mix(hour.grass, hour.near, 0.2), hour.near, 520);
    boathouse(sheet, hour, 800, 510, 0.94);
    lake(sheet, hour, 508, { sunX: 260, from });
    boat(sheet, 380, 640, 0.9, '#3f6a5c');
    reeds(sheet, landAt(hour, 0.04), 960, 1230, 815, 190);
  };
}

/** The island with its one cottage. */
export function island(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 430, { x: 930, y: 270 });
    night(sheet, hourName, 380);
    clouds(sheet, hour, 60, 230, 4);
    const from = sheet.shapes.length;
    hills(sheet, hour, 430, 230, 0.95, 9);
    hills(sheet, hour, 440, 120, 0.7, 8);
    pines(sheet, landAt(hour, 0.22), [
      [300, 470, 230],
      [360, 470, 300],
      [760, 470, 250],
      [815, 470, 190],
    ]);
    tree(sheet, hour, 690, 480, 200, 1);
    cottage(sheet, hour, {
      x: 420,
      foot: 476,
      width: 210,
      wall: 76,
      roof: 62,
      bays: 3,
      of: 'lime',
      chimneyAt: [24, 176],
      door: '#a9493a',
    });
    slope(sheet, 520, 462, 520, mix(hour.grass, hour.near, 0.1), mix(hour.grass, hour.near, 0.5), 520);
    lake(sheet, hour, 492, { sunX: 930, from });
    boat(sheet, 330, 650, 0.95, '#a9493a');
    birds(sheet, hour.near, 220, 170, 5);
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
