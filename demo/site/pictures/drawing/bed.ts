import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { draw, folds, glow, line, linear, n, oval, path, polygon, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export interface Bed {
  /** The bed's middle, its width at the head, and the height of its foot on the floor. */
  x: number;
  width: number;
  foot?: number;
  linen?: string;
  board: string;
  throw: string;
  cushion: string;
  posts?: string;
  boardStyle?: 'padded' | 'wood' | 'iron';
  pillows?: 1 | 2;
}

/** A made bed, seen from its foot: the head against the wall at y 520, the cover coming towards us. */
export function drawBed(sheet: Sheet, hour: Hour, bed: Bed): void {
  const foot = bed.foot ?? 742;
  const { x, width } = bed;
  const half = width / 2;
  const linen = bed.linen ?? mix('#fbf6ec', hour.light, 0.16);
  const shade = mix(linen, hour.near, 0.3);
  const top = 462;
  const edge = foot - 118;
  const near = half * 1.2;
  draw(sheet, glow(sheet, x, foot + 2, near * 1.2, 46, '#0d090c', 0.7));
  headboard(sheet, bed, top);
  pillows(sheet, hour, bed, linen, shade);
  const topLight = linear(
    sheet,
    [
      [0, linen],
      [0.5, lighter(linen, 0.2)],
      [1, mix(linen, shade, 0.5)],
    ],
    1,
    0.5,
  );
  draw(
    sheet,
    // The cover: its top, then the part that hangs down towards us.
    path(
      `M${n(x - half)} ${top + 26}Q${n(x)} ${top + 6} ${n(x + half)} ${top + 26}L${n(x + near)} ${edge}Q${n(x)} ${edge + 16} ${n(x - near)} ${edge}z`,
      topLight,
    ),
    path(
      `M${n(x - near)} ${edge}Q${n(x)} ${edge + 16} ${n(x + near)} ${edge}L${n(x + near - 3)} ${foot - 22}Q${n(x)} ${foot - 8} ${n(x - near + 3)} ${foot - 22}z`,
      linear(sheet, [
        [0, mix(linen, shade, 0.25)],
        [1, mix(linen, shade, 0.95)],
      ]),
    ),
    rect(x - near + 22, foot - 22, 18, 22, darker(bed.board, 0.4)),
    rect(x + near - 40, foot - 22, 18, 22, darker(bed.board, 0.4)),
    // The sheet turned back over the cover.
    path(
      `M${n(x - half)} ${top + 26}Q${n(x)} ${top + 6} ${n(x + half)} ${top + 26}l${n(half * 0.035)} 36Q${n(x)} ${top + 48} ${n(x - half * 1.035)} ${top + 62}z`,
      lighter(linen, 0.55),
    ),
    line(
      `M${n(x - half * 1.035)} ${top + 62}Q${n(x)} ${top + 48} ${n(x + half * 1.035)} ${top + 62}`,
      shade,
      2.5,
      'opacity=".7"',
    ),
    // A few soft creases.
    line(
      `M${n(x - half * 0.5)} ${top + 74}q-14 40-40 ${edge - top - 90}M${n(x + half * 0.2)} ${top + 70}q8 46 2 ${edge - top - 84}M${n(x + half * 0.72)} ${top + 78}q18 40 30 ${edge - top - 96}M${n(x - half * 0.1)} ${edge + 16}q-6 40-2 74M${n(x + half * 0.66)} ${edge + 10}q8 40 2 78`,
      shade,
      3,
      'opacity=".4"',
    ),
  );
  bedThrow(sheet, bed, edge, foot, near);
  if (bed.posts) posts(sheet, bed, foot, near, bed.posts);
}

function headboard(sheet: Sheet, bed: Bed, top: number): void {
  const { x, width } = bed;
  const w = width * 1.06;
  const light = lighter(bed.board, 0.14);
  if (bed.boardStyle === 'iron') {
    let rails = `M${n(x - w / 2)} 540V330q${n(w / 2)}-70 ${n(w)} 0V540`;
    for (let at = 1; at < 8; at += 1)
      rails += `M${n(x - w / 2 + (w * at) / 8)} 520V${n(330 - Math.sin((at / 8) * 3.14) * 34)}`;
    draw(sheet, line(rails, bed.board, 7), line(`M${n(x - w / 2)} 326h0M${n(x + w / 2)} 326h0`, light, 20));
    return;
  }
  const fill =
    bed.boardStyle === 'wood'
      ? linear(sheet, [
          [0, light],
          [1, darker(bed.board, 0.25)],
        ])
      : folds(sheet, light, darker(bed.board, 0.2), 0.0625);
  draw(
    sheet,
    path(
      `M${n(x - w / 2)} ${top + 70}V${top - 130}q${n(w * 0.02)}-34 ${n(w * 0.12)}-36q${n(w * 0.38)}-34 ${n(w * 0.76)} 0q${n(w * 0.1)} 2 ${n(w * 0.12)} 36V${top + 70}z`,
      '#150f14',
      'opacity=".25" transform="translate(12 8)"',
    ),
    path(
      `M${n(x - w / 2)} ${top + 70}V${top - 130}q${n(w * 0.02)}-34 ${n(w * 0.12)}-36q${n(w * 0.38)}-34 ${n(w * 0.76)} 0q${n(w * 0.1)} 2 ${n(w * 0.12)} 36V${top + 70}z`,
      fill,
    ),
    line(
      `M${n(x - w / 2 + 10)} ${top + 40}V${top - 126}q${n(w * 0.02)}-28 ${n(w * 0.11)}-30q${n(w * 0.37)}-32 ${n(w * 0.74)} 0q${n(w * 0.09)} 2 ${n(w * 0.11)} 30V${top + 40}`,
      lighter(bed.board, 0.3),
      3,
      'opacity=".7"',
    ),
  );
}

export function pillow(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shade: string,
): string {
  const fill = linear(
    sheet,
    [
      [0, lighter(colour, 0.4)],
      [0.55, colour],
      [1, shade],
    ],
    0.35,
    1,
  );
  return (
    path(
      `M${n(x - w / 2)} ${n(y - h * 0.42)}q${n(w * 0.06)} ${n(-h * 0.14)} ${n(w * 0.5)} ${n(-h * 0.08)}t${n(w * 0.5)} ${n(h * 0.08)}q${n(w * 0.03)} ${n(h * 0.45)} ${n(-w * 0.01)} ${n(h * 0.86)}q${n(-w * 0.5)} ${n(h * 0.16)} ${n(-w * 0.98)} 0q${n(-w * 0.05)} ${n(-h * 0.4)} ${n(-w * 0.01)} ${n(-h * 0.86)}z`,
      fill,
    ) +
    line(
      `M${n(x - w * 0.44)} ${n(y - h * 0.3)}q${n(w * 0.1)} ${n(h * 0.12)} ${n(w * 0.12)} ${n(h * 0.3)}M${n(x + w * 0.44)} ${n(y - h * 0.28)}q${n(-w * 0.1)} ${n(h * 0.1)} ${n(-w * 0.13)} ${n(h * 0.26)}`,
      shade,
      2.5,
      'opacity=".6"',
    )
  );
}

function pillows(sheet: Sheet, hour: Hour, bed: Bed, linen: string, shade: string): void {
  const { x, width } = bed;
  if (bed.pillows === 1) {
    draw(
      sheet,
      pillow(sheet, x, 438, width * 0.72, 96, linen, shade),
      pillow(sheet, x, 466, width * 0.46, 64, bed.cushion, darker(bed.cushion, 0.35)),
    );
    return;
  }
  draw(
    sheet,
    pillow(sheet, x - width * 0.25, 418, width * 0.47, 112, mix(linen, shade, 0.16), shade),
    pillow(sheet, x + width * 0.25, 418, width * 0.47, 112, mix(linen, shade, 0.26), shade),
    pillow(sheet, x - width * 0.245, 452, width * 0.42, 84, linen, shade),
    pillow(sheet, x + width * 0.245, 452, width * 0.42, 84, mix(linen, shade, 0.1), shade),
    pillow(sheet, x, 472, width * 0.34, 62, mix(bed.cushion, hour.light, 0.1), darker(bed.cushion, 0.35)),
  );
}

function bedThrow(sheet: Sheet, bed: Bed, edge: number, foot: number, near: number): void {
  const { x } = bed;
  const cloth = linear(
    sheet,
    [
      [0, lighter(bed.throw, 0.24)],
      [0.6, bed.throw],
      [1, darker(bed.throw, 0.2)],
    ],
    1,
    0.4,
  );
  const back = edge - 52;
  const inner = near * 0.94;
  draw(
    sheet,
    path(
      `M${n(x - inner)} ${back}Q${n(x)} ${back + 13} ${n(x + inner)} ${back}L${n(x + near + 2)} ${edge}Q${n(x)} ${edge + 16} ${n(x - near - 2)} ${edge}z`,
      cloth,
    ),
    path(
      `M${n(x - near - 2)} ${edge}Q${n(x)} ${edge + 16} ${n(x + near + 2)} ${edge}v${foot - edge - 54}Q${n(x)} ${foot - 42} ${n(x - near - 2)} ${foot - 54}z`,
      darker(bed.throw, 0.16),
    ),
    line(
      `M${n(x - inner)} ${back + 14}Q${n(x)} ${back + 27} ${n(x + inner)} ${back + 14}M${n(x - near)} ${edge + 22}Q${n(x)} ${edge + 38} ${n(x + near)} ${edge + 22}`,
      lighter(bed.throw, 0.4),
      3,
      'opacity=".6"',
    ),
    line(
      `M${n(x - near + 4)} ${foot - 44}Q${n(x)} ${foot - 32} ${n(x + near - 4)} ${foot - 44}`,
      darker(bed.throw, 0.1),
      14,
      'stroke-dasharray="3 8" stroke-linecap="butt"',
    ),
  );
}

function posts(sheet: Sheet, bed: Bed, foot: number, near: number, colour: string): void {
  const { x, width } = bed;
  const back = width * 0.56;
  const cloth = folds(sheet, lighter(bed.throw, 0.3), darker(bed.throw, 0.2), 0.09);
  draw(
    sheet,
    path(
      polygon([
        [x - back - 8, 134],
        [x + back + 8, 134],
        [x + near + 18, 76],
        [x - near - 18, 76],
      ]),
      darker(bed.throw, 0.4),
    ),
    rect(x - near - 22, 58, near * 2 + 44, 58, cloth),
    rect(x - near - 26, 48, near * 2 + 52, 14, colour),
    rect(x - near - 22, 114, near * 2 + 44, 5, lighter(bed.throw, 0.4)),
  );
  for (const side of [-1, 1]) {
    const fill = linear(
      sheet,
      [
        [0, lighter(colour, 0.28)],
        [1, darker(colour, 0.3)],
      ],
      1,
      0,
    );
    draw(
      sheet,
      path(`M${n(x + side * back - 26)} 118h52q-6 180-14 250h-24q-8-70-14-250z`, cloth),
      rect(x + side * (near + 6) - 9, 116, 18, foot - 116, fill),
      oval(x + side * (near + 6), foot - 150, 15, 9, colour),
      oval(x + side * (near + 6), 210, 15, 9, colour),
    );
  }
}
