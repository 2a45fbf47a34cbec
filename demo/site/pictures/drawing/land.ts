import { lighter, mix } from './colour.ts';

import { landAt } from './hours.ts';
import type { Hour } from './hours.ts';
import { WIDTH, dots, draw, glow, line, linear, n, oval, path, pick, rect, smooth } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** The sky down to the horizon with the sun, its light, and long thin clouds. */
export function sky(
  sheet: Sheet,
  hour: Hour,
  horizon: number,
  sun: { x: number; y: number; size?: number },
): void {
  const fill = linear(sheet, [
    [0, hour.sky[0]],
    [0.62, hour.sky[1]],
    [1, hour.sky[2]],
  ]);
  draw(sheet, rect(0, 0, WIDTH, horizon + 40, fill));
  draw(sheet, glow(sheet, sun.x, sun.y, 620, 430, hour.sun, 0.75));
  draw(sheet, oval(sun.x, sun.y, sun.size ?? 34, sun.size ?? 34, lighter(hour.sun, 0.4), 'opacity=".95"'));
}

/** Long clouds that catch the light from below. */
export function clouds(sheet: Sheet, hour: Hour, from: number, to: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const x = pick(sheet, `cloud x${index}`, -80, WIDTH - 120);
    const y = pick(sheet, `cloud y${index}`, from, to);
    const width = pick(sheet, `cloud w${index}`, 180, 420);
    const lift = pick(sheet, `cloud h${index}`, 14, 30);
    const d =
      `M${n(x)} ${n(y)}q${n(width * 0.1)} ${n(-lift * 0.7)} ${n(width * 0.28)} ${n(-lift * 0.6)}` +
      `q${n(width * 0.14)} ${n(-lift)} ${n(width * 0.34)} ${n(-lift * 0.4)}` +
      `q${n(width * 0.16)} ${n(-lift * 0.3)} ${n(width * 0.38)} ${n(lift)}z`;
    const fill = linear(sheet, [
      [0, lighter(hour.sky[1], 0.45), 0.5],
      [1, hour.mist, 0.85],
    ]);
    draw(sheet, path(d, fill, `opacity="${n(pick(sheet, `cloud o${index}`, 0.4, 0.8))}"`));
  }
}

export function stars(sheet: Sheet, horizon: number, count = 90): void {
  const places = (name: string, many: number) =>
    Array.from({ length: many }, (_, index): [number, number] => [
      pick(sheet, `${name}x${index}`, 0, WIDTH),
      pick(sheet, `${name}y${index}`, 0, horizon),
    ]);
  draw(sheet, dots(places('faint', count), 1.8, '#fff', 'opacity=".55"'));
  draw(sheet, dots(places('bright', Math.round(count / 5)), 3.4, '#fffbe8', 'opacity=".9"'));
}

/** The heights of a line of hills from left to right. */
function ridgePoints(
  sheet: Sheet,
  name: string,
  y: number,
  height: number,
  steps: number,
): [number, number][] {
  const phase = pick(sheet, `${name} phase`, 0, 6.28);
  const slow = pick(sheet, `${name} slow`, 0.7, 1.5);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = (index / steps) * 6.28;
    const wave = Math.sin(along * slow + phase) * 0.6 + Math.sin(along * slow * 2.3 + phase * 2) * 0.28;
    const rough = pick(sheet, `${name} ${index}`, -0.18, 0.18);
    return [(index / steps) * (WIDTH + 80) - 40, y - height * (0.5 + (wave + rough) * 0.55)];
  });
}

/** A line of hills, lighter at its foot where the mist lies. `distance` 0 is near, 1 far. */
export function hills(
  sheet: Sheet,
  hour: Hour,
  y: number,
  height: number,
  distance: number,
  more = 12,
): void {
  const name = `hills ${y}`;
  const colour = landAt(hour, distance);
  const fill = linear(sheet, [
    [0, mix(colour, hour.light, 0.12)],
    [0.55, colour],
    [1, mix(colour, hour.mist, 0.2 + distance * 0.4)],
  ]);
  const points = ridgePoints(sheet, name, y, height, more);
  draw(sheet, path(`${smooth(points)}V${y + 90}H-40z`, fill));
  if (height > 60) draw(sheet, path(shadedSpurs(points, y), mix(colour, hour.near, 0.5), 'opacity=".2"'));
}

/** The sides of the hills that turn from the light: wedges from the ridge down to the right. */
function shadedSpurs(points: [number, number][], foot: number): string {
  return points
    .filter((_, index) => index % 2 === 1 && index < points.length - 1)
    .map(([x, y], index) => {
      const down = foot - y;
      const wide = index % 2 ? 74 : 118;
      return `M${n(x)} ${n(y + down * 0.06)}q${n(wide * 0.3)} ${n(down * 0.22)} ${n(wide)} ${n(down * 0.42)}t${n(wide * 0.5)} ${n(down * 0.5)}q${n(-wide * 0.9)} ${n(-down * 0.1)} ${n(-wide * 1.1)} ${n(-down * 0.5)}t${n(-wide * 0.4)} ${n(-down * 0.42)}z`;
    })
    .join('');
}

/** A slope of one colour from a height on the left to one on the right, down to the bottom. */
export function slope(
  sheet: Sheet,
  left: number,
  middle: number,
  right: number,
  top: string,
  bottom: string,
  to = 800,
): void {
  const fill = linear(sheet, [
    [0, top],
    [1, bottom],
  ]);
  draw(
    sheet,
    path(`M-10 ${left}Q300 ${n((left + middle) / 2 - 20)} 600 ${middle}T1210 ${right}V${to}H-10z`, fill),
  );
}

/** A far wood: rows of round crowns, lit from above. */
export function wood(
  sheet: Sheet,
  hour: Hour,
  distance: number,
  from: number,
  to: number,
  y: number,
  size: number,
): void {
  const colour = landAt(hour, distance);
  const rows = [
    { tone: mix(colour, hour.light, 0.18), lift: 0.62, size: size * 0.9 },
    { tone: mix(colour, hour.leaf, 0.25), lift: 0.26, size: size * 0.8 },
    { tone: colour, lift: -0.05, size: size * 0.7 },
  ];
  for (const [index, row] of rows.entries()) {
    const places: [number, number][] = [];
    for (
      let x = from + index * size * 0.3;
      x < to;
      x += size * pick(sheet, `wood ${y} ${index} ${x}`, 0.34, 0.8)
    ) {
      const edge = Math.min(1, (x - from) / (size * 3) + 0.2, (to - x) / (size * 3) + 0.2);
      places.push([x, y - size * (row.lift + pick(sheet, `wood h ${y} ${index} ${x}`, -0.16, 0.2)) * edge]);
    }
    draw(sheet, dots(places, row.size, row.tone));
  }
}

/** Pines, each of five tiers, wider towards the foot. */
export function pines(
  sheet: Sheet,
  colour: string,
  places: [x: number, foot: number, height: number][],
): void {
  const tiers = [0.16, 0.34, 0.54, 0.76, 1];
  const half = (height: number, side: 1 | -1) =>
    tiers.map((tier): [number, number] => [side * height * 0.2 * tier, -height * (1.04 - tier * 0.96)]);
  const d = places
    .map(([x, foot, height]) => {
      const right = half(height, 1).map(
        ([dx, dy]) => `L${n(x + dx)} ${n(foot + dy)}L${n(x + dx * 0.52)} ${n(foot + dy - height * 0.012)}`,
      );
      const left = half(height, -1)
        .reverse()
        .map(
          ([dx, dy]) => `L${n(x + dx * 0.52)} ${n(foot + dy - height * 0.012)}L${n(x + dx)} ${n(foot + dy)}`,
        );
      return `M${n(x)} ${n(foot - height)}${right.join('')}${left.join('')}z`;
    })
    .join('');
  const fill = linear(
    sheet,
    [
      [0, lighter(colour, 0.16)],
      [1, colour],
    ],
    1,
    0.5,
  );
  draw(
    sheet,
    path(d, fill),
    line(
      places.map(([x, foot, height]) => `M${n(x)} ${n(foot - height * 0.06)}V${n(foot + 6)}`).join(''),
      mix(colour, '#2a1d18', 0.5),
      Math.min(10, ...places.map(([, , height]) => height * 0.05)),
    ),
  );
}

/** A broad tree in three tones of leaves, lit from the left or from the right. */
export function tree(
  sheet: Sheet,
  hour: Hour,
  x: number,
  foot: number,
  height: number,
  lightFrom: -1 | 1 = -1,
): void {
  const trunk = mix(hour.leaf, '#2a1d18', 0.78);
  draw(
    sheet,
    glow(sheet, x - lightFrom * height * 0.1, foot, height * 0.5, height * 0.05, '#0b1410', 0.55),
    path(
      `M${n(x - height * 0.05)} ${n(foot)}q${n(height * 0.04)} ${n(-height * 0.2)} ${n(height * 0.025)} ${n(-height * 0.6)}h${n(height * 0.035)}q${n(-height * 0.01)} ${n(height * 0.42)} ${n(height * 0.05)} ${n(height * 0.6)}z`,
      trunk,
    ),
  );
  const layers = [
    { tone: mix(hour.leaf, hour.near, 0.6), count: 15, size: 0.27, spread: 1, shift: 0 },
    { tone: mix(hour.leaf, hour.near, 0.22), count: 17, size: 0.19, spread: 0.92, shift: 0.035 },
    { tone: mix(hour.leaf, hour.light, 0.12), count: 17, size: 0.125, spread: 0.86, shift: 0.075 },
    { tone: mix(hour.leaf, hour.light, 0.3), count: 15, size: 0.07, spread: 0.8, shift: 0.125 },
  ];
  for (const [index, layer] of layers.entries()) {
    const places = Array.from({ length: layer.count }, (_, leaf): [number, number] => {
      const turn = leaf * 2.4 + index + pick(sheet, `leaf turn ${x} ${index} ${leaf}`, -0.5, 0.5);
      const out = Math.sqrt((leaf + 0.5) / layer.count) * layer.spread;
      const loose = pick(sheet, `leaf ${x} ${index} ${leaf}`, 0.8, 1.14);
      return [
        x + lightFrom * layer.shift * height + Math.cos(turn) * out * loose * height * 0.3,
        foot - height * (0.63 + layer.shift) - Math.sin(turn) * out * loose * height * 0.22,
      ];
    });
    draw(sheet, dots(places, height * layer.size, layer.tone));
  }
}

/** A band of mist. */
export function mist(sheet: Sheet, hour: Hour, y: number, height: number, strength: number): void {
  const fill = linear(sheet, [
    [0, hour.mist, 0],
    [0.5, hour.mist, strength],
    [1, hour.mist, 0],
  ]);
  draw(sheet, rect(0, y, WIDTH, height, fill));
}

/** Birds, far away. */
export function birds(sheet: Sheet, colour: string, x: number, y: number, count: number): void {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const bx = x + pick(sheet, `bird x${index}`, -90, 90);
    const by = y + pick(sheet, `bird y${index}`, -34, 34);
    const s = pick(sheet, `bird s${index}`, 6, 12);
    d += `M${n(bx - s)} ${n(by - s * 0.3)}q${n(s * 0.6)} ${n(-s * 0.3)} ${n(s)} ${n(s * 0.4)}q${n(s * 0.5)} ${n(-s * 0.8)} ${n(s)} ${n(-s * 0.5)}`;
  }
  draw(sheet, line(d, colour, 1.8, 'opacity=".7"'));
}
