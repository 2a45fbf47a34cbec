import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { draw, line, linear, n, path, pick, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Short upright strokes scattered over a band of ground, larger towards us: stems, blades, spikes of heather. */
export function spikes(
  sheet: Sheet,
  name: string,
  y: number,
  to: number,
  colour: string,
  size: number,
  count: number,
): void {
  for (const band of [0, 1, 2]) {
    const near = (band + 0.6) / 3;
    const many = Math.round(count * (1.25 - near * 0.5));
    const tall = size * (0.35 + near * 0.9);
    let d = '';
    for (let at = 0; at < many; at += 1) {
      const x = ((at + pick(sheet, `${name} ${band} ${at}`, 0, 1)) / many) * 1240 - 20;
      const foot = y + (near + pick(sheet, `${name} y ${band} ${at}`, -0.3, 0.3)) * (to - y);
      d += `M${n(x)} ${n(foot)}l${n(pick(sheet, `${name} l ${band} ${at}`, -0.3, 0.3) * tall)} ${n(-tall)}`;
    }
    draw(sheet, line(d, colour, Math.min(tall * 0.36, 5 + near * 6)));
  }
}

/** Heather in bloom: a dark ground, then spikes in three tones. */
export function heather(sheet: Sheet, hour: Hour, y: number, to = 830, density = 1): void {
  const ground = linear(sheet, [
    [0, mix(hour.heather, hour.near, 0.25)],
    [1, mix(hour.heather, hour.near, 0.75)],
  ]);
  const name = `heather ${y}`;
  let edge = `M-10 ${y}`;
  for (let x = -10; x < 1210; x += 61) edge += `q${n(30)} ${n(pick(sheet, `${name} ${x}`, -22, -4))} 61 0`;
  draw(sheet, path(`${edge}V${to}H-10z`, ground));
  spikes(sheet, `${name} dark`, y - 6, to, mix(hour.heather, hour.near, 0.45), 30, 26 * density);
  spikes(sheet, `${name} mid`, y - 10, to, hour.heather, 30, 34 * density);
  spikes(sheet, `${name} light`, y - 16, to, mix(hour.heather, '#ffd9ec', 0.4), 21, 30 * density);
}

/** A dry stone wall along a gentle line. */
export function stoneWall(sheet: Sheet, hour: Hour, y: number, bend: number, height: number): void {
  const stone = mix(hour.stoneLight, hour.stoneShade, 0.45);
  const course = (dy: number) => `M-10 ${n(y + dy)}Q600 ${n(y + bend + dy)} 1210 ${n(y + dy * 1.05)}`;
  draw(sheet, line(course(0), darker(stone, 0.5), height, 'stroke-linecap="butt"'));
  for (const [index, dash] of ['30 5 18 4 40 5', '22 4 36 5 14 4', '34 5 24 4 28 4'].entries()) {
    const tone = [lighter(stone, 0.3), lighter(stone, 0.1), darker(stone, 0.08)][index] ?? stone;
    draw(
      sheet,
      line(
        course((index - 1) * height * 0.31),
        tone,
        height * 0.27,
        `stroke-dasharray="${dash}" stroke-linecap="butt"`,
      ),
    );
  }
}

/** A lane that winds from our feet to a place on the ground. */
export function lane(sheet: Sheet, from: number, to: [number, number], colour: string): void {
  const [x, y] = to;
  draw(
    sheet,
    path(
      `M${n(from - 150)} 810C${n(from - 40)} ${n(y + (800 - y) * 0.55)} ${n(x + 160)} ${n(y + (800 - y) * 0.4)} ${n(x - 8)} ${n(y)}h20C${n(x + 250)} ${n(y + (800 - y) * 0.36)} ${n(from + 90)} ${n(y + (800 - y) * 0.6)} ${n(from + 150)} 810z`,
      linear(sheet, [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.2)],
      ]),
    ),
  );
}

/** Cobbles of a yard, coming towards us. */
export function cobbles(sheet: Sheet, hour: Hour, y: number): void {
  const stone = mix(hour.stoneLight, hour.stoneShade, 0.6);
  draw(
    sheet,
    rect(
      0,
      y,
      1200,
      800 - y,
      linear(sheet, [
        [0, lighter(stone, 0.2)],
        [1, mix(stone, hour.near, 0.5)],
      ]),
    ),
  );
  for (let row = 0; row < 8; row += 1) {
    const near = (row + 0.6) / 8;
    const size = 7 + near * 24;
    draw(
      sheet,
      line(
        `M${-(row % 2) * size} ${n(y + near ** 1.6 * (800 - y))}H1210`,
        lighter(stone, 0.26 - near * 0.16),
        size * 0.62,
        `stroke-dasharray="${n(size * 0.5)} ${n(size * 0.92)}" opacity=".6"`,
      ),
    );
  }
}
