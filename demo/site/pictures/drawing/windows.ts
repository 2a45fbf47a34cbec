import { lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { line, linear, n, newId, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** The id of this picture's sash window, a pattern of 100 by 200. It is drawn once and stretched to each row. */
const windows = new WeakMap<Sheet, string>();

function windowPattern(sheet: Sheet, hour: Hour): string {
  const known = windows.get(sheet);
  if (known) return known;
  const id = newId(sheet);
  const pane = hour.isLit
    ? linear(sheet, [
        [0, lighter(hour.pane, 0.35)],
        [1, mix(hour.pane, '#c46a2c', 0.4)],
      ])
    : linear(
        sheet,
        [
          [0, mix(hour.pane, hour.slate, 0.5)],
          [1, lighter(hour.pane, 0.25)],
        ],
        1,
        1,
      );
  const bar = hour.isLit ? mix(hour.stoneShade, '#3a2a20', 0.5) : '#fbf7ee';
  sheet.defs.push(
    `<pattern id="${id}" width="100" height="200" patternUnits="userSpaceOnUse">` +
      rect(22, 0, 56, 100, lighter(hour.stoneLight, 0.35), 'opacity=".85"') +
      rect(27, 4, 46, 92, pane) +
      rect(27, 4, 46, 12, '#20202c', 'opacity=".32"') +
      line('M50 4v92M27 33h46M27 64h46', bar, 4) +
      '</pattern>',
  );
  windows.set(sheet, id);
  return id;
}

/** A row of sash windows, one in each bay. */
export function windowRow(
  sheet: Sheet,
  hour: Hour,
  x: number,
  y: number,
  bays: number,
  bay: number,
  height: number,
): string {
  const base = windowPattern(sheet, hour);
  const id = newId(sheet);
  const scale = (value: number) => Math.round(value * 10) / 1000;
  sheet.defs.push(
    `<pattern id="${id}" href="#${base}" patternTransform="matrix(${scale(bay)} 0 0 ${scale(height)} ${n(x)} ${n(y)})"/>`,
  );
  return rect(x, y, bays * bay, height, `url(#${id})`);
}
