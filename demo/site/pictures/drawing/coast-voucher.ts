import { placed } from './prop.ts';
import { line, linear, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A gift voucher of Gull Sands, or its back with the reference; `k` is its size. */
export function coastVoucher(
  sheet: Sheet,
  x: number,
  y: number,
  { k, turn, isBack = false }: { k: number; turn: number; isBack?: boolean },
): void {
  const front = linear(
    sheet,
    [
      [0, '#57a9bf'],
      [1, '#1f6b80'],
    ],
    1,
    1,
  );
  const gull = (colour: string) => line('M60-66q24-34 46-2q22-32 46 2', colour, 9, 'stroke-linecap="round"');
  placed(
    sheet,
    x,
    y,
    k,
    [
      round(-190, -240, 392, 252, 22, '#150f14', 'opacity=".28"'),
      round(-200, -250, 392, 252, 22, isBack ? '#fdf8ec' : front),
      ...(isBack
        ? [
            rect(-200, -210, 392, 44, '#e0704c'),
            line('M-160-120h180M-160-92h130', '#a9bcc2', 7),
            round(-164, -66, 190, 40, 10, '#fff', 'stroke="#f0c24b" stroke-width="4"'),
            line('M-146-46h44M-90-46h20M-58-46h60', '#12303d', 9),
            gull('#1f6b80'),
          ]
        : [
            round(-184, -234, 360, 220, 14, 'none', 'stroke="#f0c24b" stroke-width="4"'),
            line('M-150-150q24-34 46-2q22-32 46 2', '#fdf8ec', 12, 'stroke-linecap="round"'),
            line('M-150-60q30-20 60 0t60 0t60 0', '#fdf8ec', 6, 'opacity=".8"'),
          ]),
    ],
    turn,
  );
}
