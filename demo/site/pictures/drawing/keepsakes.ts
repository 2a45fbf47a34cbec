import { placed, shadow } from './prop.ts';
import { line, linear, oval, path, radial, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A paper map, part unfolded, with contour lines and a lake. */
export function paperMap(sheet: Sheet, x: number, y: number, k: number, turn: number): void {
  shadow(sheet, x, y, 220 * k, 22 * k);
  placed(
    sheet,
    x,
    y,
    k,
    [
      path('M-230-90L-90-120L70-90L220-124L250 0L90 36L-70 4L-250 40z', '#f4ead0'),
      path('M-90-120L70-90L90 36L-70 4z', '#e6d8b6'),
      path('M220-124L250 0L90 36L70-90z', '#fbf4e0'),
      path('M-40-70q50-24 90 4t70 16q10 34-50 36t-100-10t-10-46z', '#9fc3cf'),
      line(
        'M-210-60q70-30 110 4t110 40M-220-20q80-30 130 4M120-90q40 20 90 6M130-60q40 26 96 8M110 10q60-24 110-16',
        '#b99a6a',
        2.5,
      ),
      line('M-190 20q60-60 120-40t120 24t130-40', '#b5453c', 4, 'stroke-dasharray="12 9"'),
      line('M180-34h0', '#b5453c', 16),
    ],
    turn,
  );
}

/** A gift card with a heron, leaning. */
export function giftCard(sheet: Sheet, x: number, y: number, k: number, turn: number, isBack = false): void {
  placed(
    sheet,
    x,
    y,
    k,
    [
      round(-190, -240, 392, 252, 14, '#150f14', 'opacity=".28"'),
      round(
        -200,
        -250,
        392,
        252,
        14,
        isBack
          ? '#f8f1e2'
          : linear(
              sheet,
              [
                [0, '#3e5f54'],
                [1, '#1d3530'],
              ],
              1,
              1,
            ),
      ),
      ...(isBack
        ? [
            rect(-200, -210, 392, 44, '#2c4a42'),
            line('M-160-120h180M-160-92h130', '#b3a68e', 7),
            round(-164, -66, 210, 40, 6, '#fff', 'stroke="#b99a5a" stroke-width="3"'),
            line('M-146-46h44M-90-46h20M-58-46h60', '#2c4a42', 9),
          ]
        : [
            round(-184, -234, 360, 220, 8, 'none', 'stroke="#c9a25a" stroke-width="3"'),
            line('M40-62h90M60-40h50', '#c9a25a', 4),
          ]),
      heron(isBack ? '#2c4a42' : '#e3c98e', isBack ? 100 : -70, isBack ? -30 : -46, isBack ? 0.5 : 1),
    ],
    turn,
  );
}

/** The estate's heron, one leg in the water. */
function heron(colour: string, x: number, y: number, k: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    path(
      'M-10-60q-40 4-56 34q40 0 66-14q26 0 30-34q2-30-8-44q-6-16 6-28q10-6 18-2l34 4l-34-12q-20-10-34 4q-14 16-4 38q8 22-18 54z',
      colour,
    ) +
    line('M-6-42V22M10-44L20-10L8 10M-40 24h90M-20 34h60', colour, 4) +
    '</g>'
  );
}

/** An envelope with a wax seal. */
export function envelope(sheet: Sheet, x: number, y: number, k: number, turn: number): void {
  shadow(sheet, x, y, 210 * k, 20 * k);
  placed(
    sheet,
    x,
    y,
    k,
    [
      rect(
        -200,
        -250,
        400,
        250,
        linear(
          sheet,
          [
            [0, '#f7eddb'],
            [1, '#dccaa8'],
          ],
          0.5,
          1,
        ),
      ),
      path('M-200-250L0-100L200-250z', '#fdf7ea'),
      line('M-200 0L-40-128M200 0L40-128', '#cbb890', 3),
      oval(
        0,
        -106,
        34,
        34,
        radial(
          sheet,
          [
            [0, '#d0645a'],
            [1, '#8a2f2c'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ),
      oval(0, -106, 20, 20, 'none', 'stroke="#a9443e" stroke-width="4"'),
    ],
    turn,
  );
}

/** A room key with a leather fob. */
export function roomKey(sheet: Sheet, x: number, y: number, k: number, turn: number): void {
  shadow(sheet, x + 60 * k, y + 20 * k, 170 * k, 20 * k);
  placed(
    sheet,
    x,
    y,
    k,
    [
      line('M40 0H220v26M190 0v20', '#c9a25a', 15),
      oval(0, 0, 42, 42, 'none', 'stroke="#c9a25a" stroke-width="15"'),
      line('M52-6H216', '#f3dca0', 4),
      line('M-34-24q-60-10-70 40', '#6b4020', 7),
      path(
        'M-140 10q34-24 70 0l18 120q-54 20-104 0z',
        linear(sheet, [
          [0, '#b5743f'],
          [1, '#7a4524'],
        ]),
      ),
      oval(-104, 34, 9, 9, '#3a2414'),
      line('M-130 76h54M-122 98h40', '#e9c48c', 4),
    ],
    turn,
  );
}
