import { boat, jetty, launch } from './boats.ts';
import { mix } from './colour.ts';
import { HOURS, landAt } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import { cottage, countryHouse, hedge, smoke } from './houses.ts';
import { birds, clouds, hills, mist, pines, sky, slope, tree, wood } from './land.ts';
import { boathouse } from './outbuildings.ts';
import { spikes } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { night } from './scenes-outdoors.ts';
import { lake, reeds } from './water.ts';

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
