import { darker, lighter } from './colour.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';

import type { Scene } from './scene.ts';
import { draw, glow, line, linear, newId, path, polygon, rect, taken } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawView } from './views.ts';
import type { View } from './views.ts';

interface StillPlan {
  hour: HourName;
  wall: string;
  ledge: string;
  ledgeOf?: 'wood' | 'stone';
  /** An arched window behind the things. */
  window?: { view: View; x: number };
  things: (sheet: Sheet) => void;
}

/** The usual window of a still life: the lake in the morning. */
export const lakeArch: NonNullable<StillPlan['window']> = { view: { of: 'lake', hour: 'morning' }, x: 130 };

/** Things on a ledge in the light of a window. */
export function still(plan: StillPlan): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[plan.hour];
    const dim = plan.hour === 'dusk' ? 0.34 : plan.hour === 'golden' ? 0.12 : 0;
    const wall = darker(plan.wall, dim);
    draw(
      sheet,
      rect(
        0,
        0,
        1200,
        600,
        linear(
          sheet,
          [
            [0, darker(wall, 0.14)],
            [0.5, wall],
            [1, lighter(wall, 0.08)],
          ],
          1,
          0.3,
        ),
      ),
    );
    if (plan.window) arch(sheet, plan.window.view, plan.window.x, wall);
    lightOnWall(sheet, hour, plan.window ? 0.2 : 0.42);
    ledge(sheet, plan.ledge, plan.ledgeOf ?? 'wood', dim);
    draw(sheet, glow(sheet, 330, 560, 620, 200, hour.light, 0.34));
    plan.things(sheet);
  };
}

function arch(sheet: Sheet, view: View, x: number, wall: string): void {
  const shape = `M${x} 560V250q0-170 170-170t170 170V560z`;
  const clip = newId(sheet);
  sheet.defs.push(`<clipPath id="${clip}"><path d="${shape}"/></clipPath>`);
  const seen = taken(sheet, () => drawView(sheet, view));
  draw(
    sheet,
    path(`M${x - 34} 580V250q0-204 204-204t204 204V580z`, lighter(wall, 0.34)),
    path(`M${x - 14} 580V250q0-184 184-184t184 184V580z`, darker(wall, 0.2)),
    `<g clip-path="url(#${clip})"><svg x="${x}" y="70" width="340" height="500" viewBox="350 40 517 760" preserveAspectRatio="none">${seen}</svg></g>`,
    line(`M${x + 170} 80V560M${x} 330H${x + 340}`, '#f7f1e4', 8),
  );
}

/** Slanting panes of light, with the shadow of leaves outside. */
function lightOnWall(sheet: Sheet, hour: Hour, strength: number): void {
  const fill = linear(
    sheet,
    [
      [0, hour.light, strength],
      [1, hour.light, strength * 0.3],
    ],
    1,
    1,
  );
  const pane = (x: number, y: number) =>
    polygon([
      [x, y],
      [x + 150, y - 34],
      [x + 240, y + 196],
      [x + 90, y + 230],
    ]);
  draw(sheet, path(pane(560, 70) + pane(730, 32) + pane(662, 330) + pane(832, 292), fill));
}

function ledge(sheet: Sheet, colour: string, of: 'wood' | 'stone', dim: number): void {
  const top = darker(colour, dim);
  draw(
    sheet,
    rect(
      0,
      540,
      1200,
      190,
      linear(sheet, [
        [0, lighter(top, 0.22)],
        [0.7, top],
        [1, darker(top, 0.12)],
      ]),
    ),
    rect(
      0,
      726,
      1200,
      80,
      linear(sheet, [
        [0, darker(top, 0.3)],
        [1, darker(top, 0.5)],
      ]),
    ),
    rect(0, 722, 1200, 6, lighter(top, 0.36)),
    rect(
      0,
      540,
      1200,
      30,
      linear(sheet, [
        [0, '#150f14', 0.3],
        [1, '#150f14', 0],
      ]),
    ),
    of === 'wood'
      ? line(
          'M0 584q300-8 620 2t580-4M0 628q240 10 560-2t640 6M0 682q340-8 640 4t560-6M180 656q120 4 240 0M760 602q90-4 180 2',
          darker(top, 0.22),
          2.5,
          'opacity=".5"',
        )
      : line(
          'M0 640q180-20 330 6t420-10t450 8M260 560q30 60 10 160M880 552q-30 70 20 170',
          lighter(top, 0.25),
          2.5,
          'opacity=".45"',
        ),
  );
}
