import { darker, lighter, mix } from './colour.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import type { Scene } from './scene.ts';
import { draw, glow, line, linear, n, path, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

interface TopPlan {
  hour: HourName;
  cloth: string;
  /** Draws plates and the rest, seen from above. */
  things: (sheet: Sheet, hour: Hour) => void;
}

/** A table from above: cloth or wood, and the light across it. */
export function fromAbove(plan: TopPlan): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[plan.hour];
    const dim = plan.hour === 'dusk' ? 0.42 : plan.hour === 'golden' ? 0.1 : 0;
    const cloth = darker(plan.cloth, dim);
    let grain = '';
    for (let y = 60; y < 800; y += 134) grain += `M0 ${y}H1200`;
    draw(
      sheet,
      rect(
        0,
        0,
        1200,
        800,
        linear(
          sheet,
          [
            [0, lighter(cloth, 0.14)],
            [1, darker(cloth, 0.16)],
          ],
          1,
          1,
        ),
      ),
      line(grain, darker(cloth, 0.3), 3, 'opacity=".5"'),
      line(grain, lighter(cloth, 0.2), 2, 'transform="translate(0 4)" opacity=".4"'),
    );
    plan.things(sheet, hour);
    const beam = linear(
      sheet,
      [
        [0, hour.light, 0.34],
        [1, hour.light, 0.04],
      ],
      1,
      1,
    );
    draw(sheet, path('M-20 150L420-20H620L-20 480zM-20 560L760-20H900L-20 740z', beam));
  };
}

/** A plate from above with its rim. */
export function plate(sheet: Sheet, x: number, y: number, r: number, glaze = '#f6f0e4'): void {
  draw(
    sheet,
    glow(sheet, x + r * 0.08, y + r * 0.12, r * 1.3, r * 1.3, '#150f14', 0.6),
    disc(
      x,
      y,
      r,
      linear(
        sheet,
        [
          [0, lighter(glaze, 0.5)],
          [1, darker(glaze, 0.18)],
        ],
        1,
        1,
      ),
    ),
    disc(
      x,
      y,
      r * 0.74,
      linear(
        sheet,
        [
          [0, darker(glaze, 0.12)],
          [1, lighter(glaze, 0.5)],
        ],
        1,
        1,
      ),
    ),
    disc(x, y, r * 0.7, mix(glaze, '#ffffff', 0.35)),
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.93)}" stroke="#5f7f86" stroke-width="3" opacity=".7"/>`,
  );
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
}

/** Knife and fork beside a plate. */
export function cutlery(sheet: Sheet, x: number, y: number, r: number): void {
  const steel = '#d9d9d4';
  const at = r * 1.32;
  draw(
    sheet,
    line(
      `M${n(x - at + 5)} ${n(y - r * 0.2 + 8)}V${n(y + r * 0.85)}M${n(x + at + 5)} ${n(y - r * 0.8 + 8)}V${n(y + r * 0.85)}`,
      '#150f14',
      13,
      'opacity=".3"',
    ),
    line(
      `M${n(x - at)} ${n(y - r * 0.2)}V${n(y + r * 0.8)}M${n(x + at)} ${n(y)}V${n(y + r * 0.8)}`,
      steel,
      11,
    ),
    line(
      `M${n(x - at - 18)} ${n(y - r * 0.8)}V${n(y - r * 0.4)}q0 ${n(r * 0.2)} 18 ${n(r * 0.22)}q18-2 18 ${n(-r * 0.22)}V${n(y - r * 0.8)}M${n(x - at - 6)} ${n(y - r * 0.8)}v${n(r * 0.4)}M${n(x - at + 6)} ${n(y - r * 0.8)}v${n(r * 0.4)}`,
      steel,
      6,
    ),
    path(
      `M${n(x + at - 8)} ${n(y)}V${n(y - r * 0.8)}q30 ${n(r * 0.1)} 22 ${n(r * 0.8)}z`,
      lighter(steel, 0.4),
    ),
  );
}

/** A folded napkin. */
export function napkin(sheet: Sheet, x: number, y: number, k: number, colour: string): void {
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">`,
    path('M-66-154h140l8 320h-146z', '#150f14', 'opacity=".25"'),
    path(
      'M-72-160h140l6 320h-144z',
      linear(
        sheet,
        [
          [0, lighter(colour, 0.25)],
          [1, darker(colour, 0.14)],
        ],
        1,
        0.5,
      ),
    ),
    path('M-72-160l70 90l70-90z', lighter(colour, 0.4)),
    line('M-40-60V150M0-60V150M40-60V150', darker(colour, 0.16), 2.5, 'opacity=".6"'),
    '</g>',
  );
}

/** A glass or cup from above. */
export function cupFromAbove(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  drink: string,
  isGlass = false,
): void {
  draw(sheet, glow(sheet, x + 8, y + 12, r * 1.5, r * 1.5, '#150f14', 0.55));
  if (!isGlass)
    draw(
      sheet,
      disc(
        x,
        y,
        r * 1.5,
        linear(
          sheet,
          [
            [0, '#ffffff'],
            [1, '#cfc6b4'],
          ],
          1,
          1,
        ),
      ),
      line(`M${n(x + r * 0.9)} ${n(y + r * 0.5)}l${n(r * 0.5)} ${n(r * 0.3)}`, '#efe8da', 16),
    );
  draw(
    sheet,
    disc(x, y, r, isGlass ? '#ffffff55' : '#f8f3e8'),
    disc(
      x,
      y,
      r * 0.84,
      linear(
        sheet,
        [
          [0, darker(drink, 0.2)],
          [1, lighter(drink, 0.2)],
        ],
        1,
        1,
      ),
    ),
    line(
      `M${n(x - r * 0.5)} ${n(y - r * 0.36)}q${n(r * 0.2)} ${n(-r * 0.28)} ${n(r * 0.5)} ${n(-r * 0.3)}`,
      '#fff',
      5,
      'opacity=".65"',
    ),
  );
}
