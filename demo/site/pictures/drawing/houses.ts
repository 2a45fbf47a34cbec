import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { dots, draw, glow, line, linear, n, oval, path, polygon, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { windowRow } from './windows.ts';

function wall(sheet: Sheet, hour: Hour): string {
  return linear(
    sheet,
    [
      [0, hour.stoneLight],
      [0.6, mix(hour.stoneLight, hour.stoneShade, 0.4)],
      [1, hour.stoneShade],
    ],
    1,
    0.35,
  );
}

function roof(sheet: Sheet, hour: Hour): string {
  return linear(
    sheet,
    [
      [0, mix(hour.slate, hour.light, 0.35)],
      [1, hour.slate],
    ],
    1,
    0.4,
  );
}

function chimneys(hour: Hour, places: [x: number, y: number, height: number][], k = 1): string {
  return places
    .map(
      ([x, y, h]) =>
        rect(x, y - h, 9 * k, h, mix(hour.stoneLight, hour.stoneShade, 0.35)) +
        rect(x + 9 * k, y - h, 7 * k, h, hour.stoneShade) +
        rect(x - 2 * k, y - h, 20 * k, 4 * k, hour.stoneLight),
    )
    .join('');
}

/** Withenmere: three storeys and a pediment, a wing on either side, the round tower at the end. 600 wide, its foot at 0. */
export function countryHouse(sheet: Sheet, hour: Hour, x: number, foot: number, width: number): void {
  const stone = wall(sheet, hour);
  const slate = roof(sheet, hour);
  const shade = mix(hour.stoneShade, hour.near, 0.3);
  const s = width / 600;
  const tower = linear(
    sheet,
    [
      [0, mix(hour.stoneLight, hour.stoneShade, 0.25)],
      [0.3, hour.stoneLight],
      [1, shade],
    ],
    1,
    0,
  );
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(s * 1000) / 1000})">`,
    chimneys(hour, [
      [176, -196, 34],
      [256, -206, 30],
      [330, -206, 30],
      [410, -196, 34],
      [60, -134, 24],
      [505, -134, 24],
    ]),
    // Tower behind the right wing.
    path('M536-214h58v214h-58z', tower),
    path('M528-212L565-292L602-212z', slate),
    line('M565-292v-20', hour.slate, 2),
    rect(534, -214, 62, 6, hour.stoneLight),
    windowRow(sheet, hour, 545, -196, 2, 20, 24),
    windowRow(sheet, hour, 545, -150, 2, 20, 22),
    // Wings.
    path('M-2-112L22-142H112L134-112z', slate),
    path('M466-112L488-142H552L560-112z', slate),
    rect(4, -112, 128, 112, stone),
    rect(468, -112, 92, 112, stone),
    rect(0, -116, 134, 6, hour.stoneLight),
    rect(466, -116, 96, 6, hour.stoneLight),
    windowRow(sheet, hour, 10, -98, 4, 30, 30),
    windowRow(sheet, hour, 10, -50, 4, 30, 38),
    windowRow(sheet, hour, 474, -98, 3, 28, 30),
    windowRow(sheet, hour, 474, -50, 3, 28, 38),
    // Main block.
    path('M122-172L164-212H436L478-172z', slate),
    path('M130-170H470V0H130z', stone),
    path('M395-170H470V0H395z', shade, 'opacity=".16"'),
    rect(124, -176, 352, 8, lighter(hour.stoneLight, 0.25)),
    rect(130, -168, 340, 7, '#1c1620', 'opacity=".18"'),
    rect(130, -66, 340, 4, lighter(hour.stoneLight, 0.2), 'opacity=".8"'),
    windowRow(sheet, hour, 139, -156, 3, 34, 34),
    windowRow(sheet, hour, 359, -156, 3, 34, 34),
    windowRow(sheet, hour, 139, -110, 3, 34, 38),
    windowRow(sheet, hour, 359, -110, 3, 34, 38),
    windowRow(sheet, hour, 139, -54, 3, 34, 46),
    windowRow(sheet, hour, 359, -54, 3, 34, 46),
    // Centre with its pediment and door.
    rect(244, -174, 112, 174, lighter(hour.stoneLight, 0.12)),
    path('M236-174H364L300-210z', lighter(hour.stoneLight, 0.22)),
    path('M252-178H348L300-203z', mix(hour.stoneLight, hour.stoneShade, 0.4)),
    oval(300, -187, 7, 7, hour.pane),
    windowRow(sheet, hour, 249, -160, 3, 34, 34),
    windowRow(sheet, hour, 249, -110, 3, 34, 38),
    path('M278 0V-44q22-18 44 0V0z', '#33453f'),
    path('M281-40q19-13 38 0z', hour.pane),
    line('M300-34V0', '#1d2a26', 2),
    path('M268 4V-56h64V4h-8v-52h-48V4z', lighter(hour.stoneLight, 0.35)),
    rect(250, -2, 100, 5, lighter(hour.stoneLight, 0.3)),
    rect(238, 2, 124, 5, mix(hour.stoneLight, hour.stoneShade, 0.2)),
    '</g>',
  );
  if (hour.isLit) draw(sheet, glow(sheet, x + 300 * s, foot - 40 * s, 330 * s, 150 * s, hour.light, 0.32));
}

/** A clipped hedge or a bed of shrubs along the foot of a wall. */
export function hedge(
  sheet: Sheet,
  hour: Hour,
  x: number,
  foot: number,
  width: number,
  height: number,
): void {
  const fill = linear(sheet, [
    [0, mix(hour.leaf, hour.light, 0.3)],
    [0.35, hour.leaf],
    [1, mix(hour.leaf, hour.near, 0.65)],
  ]);
  const step = height * 0.9;
  const places: [number, number][] = [];
  for (let at = 0; at < width; at += step) places.push([x + at, foot - height * 0.62]);
  draw(
    sheet,
    dots(places, height, mix(hour.leaf, hour.light, 0.12)),
    rect(x - height / 2, foot - height * 0.7, width + height / 2, height * 0.7, fill),
  );
}

interface Cottage {
  x: number;
  foot: number;
  width: number;
  /** Height of the wall to the eaves. */
  wall: number;
  roof: number;
  bays: number;
  storeys?: number;
  /** 'cedar' boards or the estate's stone. */
  of?: 'stone' | 'cedar' | 'lime';
  door?: string;
  chimneyAt?: number[];
  /** A gable that faces us at this x from the left. */
  gableAt?: number;
}

/** A long low house with a pitched roof, its end in the shade on the right. */
export function cottage(sheet: Sheet, hour: Hour, plan: Cottage): void {
  const { x, foot, width, wall: high, roof: rise } = plan;
  const light =
    plan.of === 'cedar'
      ? mix('#b9794a', hour.stoneLight, 0.3)
      : plan.of === 'lime'
        ? lighter(hour.stoneLight, 0.4)
        : hour.stoneLight;
  const dark = plan.of === 'cedar' ? mix('#5b3727', hour.stoneShade, 0.3) : hour.stoneShade;
  const front = linear(
    sheet,
    [
      [0, light],
      [1, mix(light, dark, 0.55)],
    ],
    1,
    0.4,
  );
  const slate = roof(sheet, hour);
  const end = width * 0.2;
  const eaves = foot - high;
  draw(
    sheet,
    glow(sheet, x + width * 0.55, foot + 2, width * 0.72, high * 0.16, '#0b0f14', 0.55),
    chimneys(
      hour,
      (plan.chimneyAt ?? []).map((at) => [x + at, eaves - rise + 8 * Math.min(1, high / 76), rise * 0.4]),
      Math.min(1, high / 76),
    ),
    // The end wall in shade, then the front.
    path(
      polygon([
        [x + width, foot],
        [x + width, eaves],
        [x + width + end / 2, eaves - rise],
        [x + width + end, eaves + 3],
        [x + width + end, foot - 4],
      ]),
      mix(dark, hour.near, 0.2),
    ),
    rect(x, eaves, width, high, front),
    path(
      polygon([
        [x - 10, eaves + 4],
        [x + 14, eaves - rise],
        [x + width + end / 2, eaves - rise],
        [x + width + 6, eaves + 4],
      ]),
      slate,
    ),
    line(`M${n(x - 10)} ${n(eaves + 5)}H${n(x + width + 6)}`, darker(hour.slate, 0.35), 4),
    rect(x, eaves + 6, width, high * 0.08, '#1c1620', 'opacity=".25"'),
  );
  if (plan.of === 'cedar') {
    const boards = Array.from(
      { length: Math.floor(high / 9) },
      (_, index) => `M${n(x)} ${n(eaves + 9 * (index + 1))}h${n(width)}`,
    );
    draw(sheet, line(boards.join(''), darker(dark, 0.2), 1, 'opacity=".5"'));
  }
  const storeys = plan.storeys ?? 1;
  const bay = width / plan.bays;
  for (let storey = 0; storey < storeys; storey += 1) {
    const top = eaves + high * (0.16 + (storey * 0.9) / storeys);
    const tall = (high / storeys) * 0.5;
    for (let at = 0; at < plan.bays; at += 1) {
      const isDoor = storey === storeys - 1 && at === Math.floor(plan.bays / 2);
      const isBehindGable =
        plan.gableAt !== undefined && Math.abs((at + 0.5) * bay - plan.gableAt - width * 0.15) < width * 0.17;
      if (!isDoor && !isBehindGable)
        draw(sheet, windowRow(sheet, hour, x + (at + 0.5) * bay - tall * 0.7, top, 1, tall * 1.4, tall));
    }
  }
  if (plan.gableAt !== undefined) {
    const g = x + plan.gableAt;
    const gw = width * 0.3;
    draw(
      sheet,
      path(
        polygon([
          [g, foot],
          [g, eaves],
          [g + gw / 2, eaves - rise * 0.95],
          [g + gw, eaves],
          [g + gw, foot],
        ]),
        front,
      ),
      line(
        polygon([
          [g - 9, eaves + 6],
          [g + gw / 2, eaves - rise],
          [g + gw + 9, eaves + 6],
        ]).replace('z', ''),
        mix(hour.slate, hour.light, 0.25),
        8,
      ),
      windowRow(sheet, hour, g + gw * 0.14, eaves + high * 0.12, 2, gw * 0.36, (high / storeys) * 0.44),
      windowRow(sheet, hour, g + gw * 0.32, eaves - rise * 0.45, 1, gw * 0.36, rise * 0.32),
    );
  }
  const doorX = x + bay * (Math.floor(plan.bays / 2) + 0.5);
  const doorHigh = Math.min(high * 0.7, (high / storeys) * 0.78);
  draw(
    sheet,
    rect(doorX - doorHigh * 0.3, foot - doorHigh - 4, doorHigh * 0.6, doorHigh + 4, lighter(light, 0.3)),
    rect(doorX - doorHigh * 0.24, foot - doorHigh, doorHigh * 0.48, doorHigh, plan.door ?? '#4a6a5d'),
    rect(doorX - doorHigh * 0.12, foot - doorHigh * 0.92, doorHigh * 0.24, doorHigh * 0.3, hour.pane),
  );
  if (hour.isLit)
    draw(sheet, glow(sheet, x + width * 0.5, foot - high * 0.35, width * 0.7, high * 0.95, hour.light, 0.36));
}

/** Smoke from a chimney, drifting. */
export function smoke(sheet: Sheet, x: number, y: number, height: number): void {
  const fill = linear(sheet, [
    [0, '#ffffff', 0],
    [1, '#ffffff', 0.5],
  ]);
  draw(
    sheet,
    path(
      `M${n(x - 3)} ${n(y)}q${n(-10)} ${n(-height * 0.3)} ${n(12)} ${n(-height * 0.5)}t${n(26)} ${n(-height * 0.5)}q${n(26)} ${n(height * 0.2)} ${n(-2)} ${n(height * 0.46)}t${n(-30)} ${n(height * 0.54)}z`,
      fill,
    ),
  );
}
