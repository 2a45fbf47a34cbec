import { darker, mix } from './colour.ts';
import { HOURS } from './hours.ts';
import type { Hour, HourName } from './hours.ts';
import { pines, sky, slope, stars, wood } from './land.ts';
import { spikes } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { dots, draw, folds, glow, line, linear, oval, path, radial, rect } from './sheet.ts';
import { fern, lanterns } from './spa-props.ts';
import { candle, towels } from './things.ts';
import { bowl, filling } from './vessels.ts';

/** The mud room: a vault of warm stone, a bench, bowls, and light from below. */
export function mudRoom(): Scene {
  return (sheet) => {
    const tile = '#7d5c45';
    draw(
      sheet,
      rect(
        0,
        0,
        1200,
        800,
        linear(sheet, [
          [0, '#2a1d18'],
          [0.6, '#5a4030'],
          [1, '#3a2a20'],
        ]),
      ),
      path(
        'M150 600V330q0-270 450-270t450 270V600z',
        linear(sheet, [
          [0, '#4a3426'],
          [0.5, '#8a664a'],
          [1, '#a57c57'],
        ]),
      ),
    );
    for (const [index, lift] of [0, 60, 120, 180, 240].entries()) {
      draw(
        sheet,
        line(`M${170 + index * 4} ${560 - lift}H${1030 - index * 4}`, darker(tile, 0.3), 2, 'opacity=".5"'),
      );
    }
    for (const x of [300, 600, 900]) {
      draw(
        sheet,
        glow(sheet, x, 470, 230, 300, '#ffb866', 0.66),
        path(
          `M${x - 56} 480V330q0-70 56-70t56 70V480z`,
          radial(
            sheet,
            [
              [0, '#ffdf9f'],
              [0.6, '#d98f4a'],
              [1, '#7a4a2c'],
            ],
            0.5,
            0.9,
            0.9,
          ),
        ),
      );
    }
    draw(
      sheet,
      path(
        'M110 600q0-70 60-70h860q60 0 60 70v30H110z',
        linear(sheet, [
          [0, '#c49a70'],
          [1, '#7d583d'],
        ]),
      ),
      rect(
        110,
        626,
        980,
        70,
        linear(sheet, [
          [0, '#6b4a34'],
          [1, '#3d2a1e'],
        ]),
      ),
      rect(
        0,
        690,
        1200,
        110,
        linear(sheet, [
          [0, '#4d382a'],
          [1, '#221813'],
        ]),
      ),
      line(
        'M0 726H1200M0 766H1200M200 690L120 800M420 690L380 800M640 690V800M860 690L900 800M1060 690L1150 800',
        '#1d1410',
        2.5,
        'opacity=".6"',
      ),
      glow(sheet, 600, 600, 560, 120, '#ffc27a', 0.32),
    );
    towels(sheet, 250, 560, 0.62);
    for (const [x, mud] of [
      [500, '#3a2c24'],
      [660, '#6d5038'],
      [820, '#8d8578'],
    ] as const) {
      bowl(sheet, x, 566, 0.62, '#d8c4a4');
      filling(sheet, x, 566, 0.62, mud);
    }
    candle(sheet, 980, 560, 0.5);
    const steam = linear(sheet, [
      [0, '#fff', 0],
      [0.5, '#fff0dc', 0.2],
      [1, '#fff', 0],
    ]);
    for (const [x, w] of [
      [380, 90],
      [720, 120],
      [930, 80],
    ] as const)
      draw(sheet, path(`M${x} 520q-70-110 0-210t0-210q${w} 110 ${w / 2} 210t${-w / 3} 210z`, steam));
  };
}

/** The spa garden at dusk: a cedar tub among ferns, steam and lanterns. */
export function spaGarden(hourName: HourName): Scene {
  return (sheet) => {
    const hour: Hour = HOURS[hourName];
    sky(sheet, hour, 480, { x: 900, y: 360 });
    stars(sheet, 300, 40);
    draw(sheet, rect(0, 470, 1200, 330, mix(hour.near, hour.far, 0.3)));
    wood(sheet, hour, 0.4, -20, 1220, 480, 120);
    pines(sheet, mix(hour.near, hour.far, 0.14), [
      [110, 600, 480],
      [220, 590, 380],
      [1040, 600, 520],
      [1140, 610, 400],
    ]);
    slope(sheet, 560, 560, 560, mix(hour.grass, hour.near, 0.3), hour.near);
    lanterns(sheet, [170, 200], [1060, 170], 9);
    const cedar = folds(sheet, '#c08a58', '#7a5032', 0.045);
    draw(
      sheet,
      glow(sheet, 600, 720, 420, 40, '#05070c', 0.8),
      path('M300 540q10 130 40 170q260 34 520 0q30-40 40-170z', cedar),
      line('M306 590q294 40 588 0M326 670q274 36 548 0', '#3d2a1c', 9),
      oval(600, 540, 300, 62, '#d9a872'),
      oval(600, 542, 278, 52, '#3f6f7c'),
      oval(
        600,
        548,
        270,
        44,
        radial(sheet, [
          [0, '#bfe6e4'],
          [0.5, '#6fb0b4'],
          [1, '#2f6470'],
        ]),
      ),
      glow(sheet, 600, 540, 330, 120, '#ffd9a0', 0.36),
      dots(
        [
          [480, 540],
          [520, 556],
          [640, 534],
          [700, 552],
          [580, 566],
          [560, 528],
        ],
        12,
        '#e9fbf6',
        'opacity=".7"',
      ),
      path(
        'M860 640h150v70h-150z',
        linear(sheet, [
          [0, '#b58a5e'],
          [1, '#5f432c'],
        ]),
      ),
    );
    towels(sheet, 936, 640, 0.42);
    const steam = linear(sheet, [
      [0, '#fff', 0],
      [0.5, '#fff', 0.32],
      [1, '#fff', 0],
    ]);
    for (const [x, w] of [
      [470, 80],
      [600, 110],
      [720, 76],
    ] as const)
      draw(sheet, path(`M${x} 540q-60-90 0-170t0-170q${w} 90 ${w / 2} 170t${-w / 3} 170z`, steam));
    spikes(sheet, 'grass', 720, 800, mix(hour.leaf, hour.near, 0.3), 26, 40);
    for (const [x, k] of [
      [150, 1.5],
      [320, 1.05],
      [1080, 1.6],
      [930, 1],
    ] as const)
      fern(sheet, x, 806, k, mix('#3f6b52', hour.near, 0.25));
  };
}
