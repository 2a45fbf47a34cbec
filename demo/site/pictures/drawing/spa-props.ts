import { darker, lighter } from './colour.ts';
import { dots, draw, glow, line, linear, n, path, pick } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** String lights from one point to the other. */
export function lanterns(sheet: Sheet, from: [number, number], to: [number, number], count: number): void {
  const sag = 70;
  const places = Array.from({ length: count }, (_, index): [number, number] => {
    const share = (index + 0.5) / count;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + Math.sin(share * 3.14) * sag + 10,
    ];
  });
  draw(
    sheet,
    line(
      `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`,
      '#1b1a1f',
      3,
    ),
  );
  for (const [x, y] of places)
    draw(sheet, glow(sheet, x, y + pick(sheet, `lamp ${x}`, 0, 6), 74, 66, '#ffca7a', 0.7));
  draw(sheet, dots(places, 13, '#fff0c4'));
}

/** A fern, its fronds bending out. */
export function fern(sheet: Sheet, x: number, y: number, k: number, colour: string): void {
  const fronds = [-1, -0.62, -0.28, 0.1, 0.44, 0.78, 1.1].map((lean, index) => {
    const tall = 150 - Math.abs(lean) * 46;
    return `M${n(x)} ${n(y)}q${n(lean * 40 * k)} ${n(-tall * 0.9 * k)} ${n(lean * 150 * k)} ${n(-tall * (0.8 + (index % 2) * 0.14) * k)}q${n(-lean * 60 * k)} ${n(tall * 0.3 * k)} ${n(-lean * 136 * k)} ${n(tall * 0.84 * k)}z`;
  });
  draw(
    sheet,
    path(
      fronds.join(''),
      linear(sheet, [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.3)],
      ]),
    ),
  );
}
