import { darker, lighter } from './colour.ts';
import { placed, shadow } from './prop.ts';
import { draw, line, linear, oval, path, polygon, radial, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A sailing boat on the water; `k` is its size. */
export function sail(sheet: Sheet, x: number, y: number, k: number): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * k, y + dy * k];
  draw(
    sheet,
    oval(x, y + 6 * k, 60 * k, 5 * k, '#1d3a44', 'opacity=".22"'),
    path(polygon([at(-2, -4), at(-2, -112), at(46, -14)]), '#fdf8ec'),
    path(polygon([at(-8, -4), at(-8, -92), at(-40, -10)]), '#e0704c'),
    path(polygon([at(-52, -4), at(56, -4), at(40, 12), at(-38, 12)]), '#22414d'),
  );
}

/** A painted beach hut on its foot; `k` is its size. */
export function beachHut(sheet: Sheet, x: number, foot: number, k: number, colour: string): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * k, foot + dy * k];
  const [left, top] = at(-60, -130);
  const boards = Array.from({ length: 9 }, (_, index) =>
    rect(left, top + (14 * index + 10) * k, 120 * k, 2 * k, darker(colour, 0.18)),
  );
  draw(
    sheet,
    oval(x + 14 * k, foot + 4 * k, 92 * k, 10 * k, '#7a5a34', 'opacity=".28"'),
    path(polygon([at(60, -130), at(86, -138), at(86, -8), at(60, 0)]), darker(colour, 0.35)),
    rect(left, top, 120 * k, 130 * k, colour),
    ...boards,
    path(polygon([at(-60, -130), at(0, -196), at(60, -130)]), lighter(colour, 0.12)),
    path(
      polygon([at(-74, -122), at(0, -206), at(28, -212), at(100, -132), at(74, -122), at(0, -192)]),
      '#fdfaf2',
    ),
    rect(x - 30 * k, foot - 96 * k, 60 * k, 96 * k, '#fdfaf2'),
    rect(x - 25 * k, foot - 90 * k, 24 * k, 90 * k, darker(colour, 0.3)),
    rect(x + 1 * k, foot - 90 * k, 24 * k, 90 * k, darker(colour, 0.22)),
    oval(x, foot - 152 * k, 13 * k, 13 * k, '#fdfaf2'),
    oval(x, foot - 152 * k, 8 * k, 8 * k, '#7fb3c8'),
    rect(x - 70 * k, foot - 6 * k, 140 * k, 8 * k, '#b98f5e'),
  );
}

/** A crab on a plate, from above, with a piece of lemon; `k` is its size. */
export function crab(sheet: Sheet, x: number, y: number, k: number): void {
  const shell = radial(
    sheet,
    [
      [0, '#f0946a'],
      [0.6, '#d9603c'],
      [1, '#9c3a22'],
    ],
    0.42,
    0.36,
    0.7,
  );
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map(
      (leg) =>
        `M${side * 78} ${leg * 24 - 22}q${side * 50} ${leg * 12 - 34} ${side * 86} ${leg * 26 - 18}l${side * 20} ${14 + leg * 8}`,
    ),
  );
  const claw = (side: number) =>
    `M${side * 70} -62q${side * 62} -18 ${side * 66} -78q${side * 34} -34 ${side * 2} -84q${side * -4} 34 ${side * -26} 40q${side * -10} -30 ${side * -2} -52q${side * -54} 44 ${side * -22} 96q${side * -6} 30 ${side * -44} 46z`;
  placed(sheet, x, y, k, [
    oval(8, 22, 150, 96, '#6b4a30', 'opacity=".25"'),
    line(legs.join(''), '#b84a2c', 17, 'stroke-linecap="round" stroke-linejoin="round"'),
    path(claw(-1) + claw(1), shell),
    path('M-118-14q6-72 118-76q112 4 118 76q-16 82-118 84q-102-2-118-84z', shell),
    line('M-70-18q28 20 34 52M70-18q-28 20-34 52', '#8f321d', 6, 'opacity=".55"'),
    oval(-28, -86, 9, 11, '#2c1a14'),
    oval(28, -86, 9, 11, '#2c1a14'),
    path('M118 60q56-34 96 14q-40 46-96-14z', '#f3d34a'),
    line('M132 62q34-20 66 10M164 50v36M146 52l40 30', '#fbf3c0', 5),
  ]);
}

/** A fishing net on its stick, leaning to the right; `k` is its size. */
export function fishingNet(sheet: Sheet, x: number, y: number, k: number): void {
  shadow(sheet, x + 40 * k, y, 150 * k, 14 * k);
  const cords = Array.from({ length: 7 }, (_, index) => {
    const at = -84 + index * 28;
    return `M${at} -300q${-at * 0.2} 90 ${-at * 0.55} 170`;
  });
  placed(
    sheet,
    x,
    y,
    k,
    [
      line('M0 0L0-300', '#b98a54', 13, 'stroke-linecap="round"'),
      path('M-96-312q14 170 96 196q82-26 96-196z', '#f4f0e0', 'opacity=".55"'),
      line(`${cords.join('')}M-86-250h172M-70-200h140M-48-154h96`, '#8a9aa0', 3, 'opacity=".8"'),
      oval(0, -312, 98, 26, 'none', 'stroke="#3f8fa8" stroke-width="10"'),
    ],
    18,
  );
}

/** A flask with its cup on top; `k` is its size. */
export function flask(sheet: Sheet, x: number, y: number, k: number): void {
  shadow(sheet, x, y, 66 * k, 12 * k);
  placed(sheet, x, y, k, [
    path(
      'M-48-4v-206q0-26 48-28q48 2 48 28v206q-48 12-96 0z',
      linear(
        sheet,
        [
          [0, '#57a3b8'],
          [0.4, '#8fc6d4'],
          [1, '#2c6577'],
        ],
        1,
        0,
      ),
    ),
    path('M-42-236q2-54 42-56q40 2 42 56q-42 12-84 0z', '#fdfaf2'),
    rect(-48, -150, 96, 12, '#fdfaf2'),
    rect(-48, -124, 96, 5, '#fdfaf2'),
  ]);
}
