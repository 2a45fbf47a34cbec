import { char } from './dishes.ts';
import { cupFromAbove, cutlery, disc, fromAbove, napkin, plate } from './from-above.ts';
import type { Scene } from './scene.ts';
import { beach, links } from './scenes-coast.ts';
import { nook } from './scenes-rooms.ts';
import { dots, draw, glow, oval, radial } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A pile of pancakes from above, with butter and berries. */
function pancakes(sheet: Sheet, x: number, y: number): void {
  const baked = radial(
    sheet,
    [
      [0, '#f0bd6a'],
      [0.75, '#d9923c'],
      [1, '#f3d9a4'],
    ],
    0.5,
    0.5,
    0.5,
  );
  draw(
    sheet,
    oval(x + 26, y + 30, 150, 150, '#6b4a30', 'opacity=".28"'),
    disc(x + 18, y + 14, 146, baked),
    disc(x - 16, y + 4, 146, baked),
    disc(x + 4, y - 10, 144, baked),
    `<rect x="${x - 26}" y="${y - 36}" width="56" height="46" rx="8" fill="#fdf1b8" transform="rotate(-14 ${x} ${y})"/>`,
    dots(
      [
        [x - 90, y + 40],
        [x - 62, y + 70],
        [x + 84, y - 60],
        [x + 108, y - 22],
        [x + 66, y + 62],
        [x - 96, y - 50],
      ],
      30,
      '#3d4f8a',
    ),
  );
}

/** The ways of staying at Gull Sands, under 'coast/<name>'. */
export const coastRatePictures: Record<string, Scene> = {
  'breakfast-1': fromAbove({
    hour: 'morning',
    cloth: '#9cc3cb',
    things: (sheet) => {
      napkin(sheet, 130, 420, 1.15, '#f0c24b');
      plate(sheet, 580, 430, 265);
      pancakes(sheet, 580, 424);
      cutlery(sheet, 580, 430, 265);
      cupFromAbove(sheet, 1050, 190, 84, '#7a4a2c');
      cupFromAbove(sheet, 1060, 600, 70, '#f0a83c', true);
    },
  }),
  'dinner-1': fromAbove({
    hour: 'golden',
    cloth: '#4f8494',
    things: (sheet, hour) => {
      draw(sheet, glow(sheet, 600, 380, 700, 520, hour.light, 0.4));
      plate(sheet, 370, 430, 250);
      char(sheet, 370, 430, 0.98);
      cutlery(sheet, 370, 430, 216);
      plate(sheet, 920, 470, 160);
      char(sheet, 920, 470, 0.62);
      cutlery(sheet, 920, 470, 136);
      cupFromAbove(sheet, 700, 150, 66, '#e6d28a', true);
      cupFromAbove(sheet, 1100, 190, 58, '#f7f0e2');
    },
  }),
  'golf-1': links('afternoon'),
  'winter-fires-1': nook({
    shell: { hour: 'winter', wall: '#b9cdd2', floor: '#b08a60', finish: 'dado' },
    window: {
      ...{ x: 150, y: 100, width: 270, height: 320, frame: '#ffffff', curtains: '#e0704c' },
      ...{ view: { of: 'sea', hour: 'winter' }, crop: [260, 120, 560] },
    },
    chair: '#3f8fa8',
    cushion: '#f0c24b',
    rug: '#c9655a',
    with: 'fire',
  }),
  'gathering-1': beach('dusk', { foot: 690, k: 1.1, from: 170, step: 170 }, (sheet) => {
    for (const x of [255, 425, 595, 765]) draw(sheet, glow(sheet, x, 540, 150, 120, '#ffd28a', 0.55));
  }),
};
