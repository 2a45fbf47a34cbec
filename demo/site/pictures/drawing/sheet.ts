import { chance } from '../../../estate/world/chance.ts';

export const WIDTH = 1200;

const HEIGHT = 800;

/** A picture in the making: definitions, shapes in the order of painting, and its own small chances. */
export interface Sheet {
  readonly key: string;
  defs: string[];
  shapes: string[];
  gradients: Map<string, string>;
  ids: number;
}

type Stop = [offset: number, colour: string, opacity?: number];

export function createSheet(key: string): Sheet {
  return { key, defs: [], shapes: [], gradients: new Map(), ids: 0 };
}

/** A number from `low` to `high` that belongs to this picture and name. */
export function pick(sheet: Sheet, name: string, low: number, high: number): number {
  return low + (high - low) * chance(7, `${sheet.key} ${name}`);
}

export function draw(sheet: Sheet, ...markup: string[]): void {
  sheet.shapes.push(...markup);
}

/** Runs drawing code and takes its shapes off the sheet again, to be put elsewhere. */
export function taken(sheet: Sheet, drawing: () => void): string {
  const before = sheet.shapes.length;
  drawing();
  return sheet.shapes.splice(before).join('');
}

/** Folds of cloth: light and dark stripes that repeat across the shape. */
export function folds(sheet: Sheet, light: string, dark: string, width: number): string {
  const id = newId(sheet);
  sheet.defs.push(
    `<linearGradient id="${id}" x2="${short(width)}" spreadMethod="reflect"><stop stop-color="${dark}"/><stop offset=".55" stop-color="${light}"/><stop offset="1" stop-color="${light}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** A new id for something in the definitions. */
export function newId(sheet: Sheet): string {
  sheet.ids += 1;
  return `i${sheet.ids.toString(36)}`;
}

/** A gradient over the shape it fills, from (0,0) to (x,y) of its box; downwards when not given. */
export function linear(sheet: Sheet, stops: Stop[], x = 0, y = 1, x0 = 0, y0 = 0): string {
  const from = `${x0 ? ` x1="${x0}"` : ''}${y0 ? ` y1="${y0}"` : ''}`;
  const to = `${x === 1 ? '' : ` x2="${short(x)}"`}${y === 0 ? '' : ` y2="${short(y)}"`}`;
  return gradient(sheet, 'linearGradient', from + to, stops);
}

/** A round gradient in the box of its shape. */
export function radial(sheet: Sheet, stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  const place =
    cx === 0.5 && cy === 0.5 && r === 0.5 ? '' : ` cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"`;
  return gradient(sheet, 'radialGradient', place, stops);
}

/** The id of a gradient. Equal gradients are defined once. */
function gradient(sheet: Sheet, kind: string, place: string, stops: Stop[]): string {
  const markup = `${place}>${stops.map(stopMarkup).join('')}</${kind}>`;
  const known = sheet.gradients.get(markup);
  if (known) return `url(#${known})`;
  const id = newId(sheet);
  sheet.gradients.set(markup, id);
  sheet.defs.push(`<${kind} id="${id}"${markup}`);
  return `url(#${id})`;
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  const alpha = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`;
  const at = offset === 0 ? '' : ` offset="${short(offset)}"`;
  return `<stop${at} stop-color="${colour}"${alpha}/>`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** A number in its shortest form that does not visibly move a shape. */
export function n(value: number): string {
  return short(Math.abs(value) >= 12 ? Math.round(value) : Math.round(value * 10) / 10);
}

/** A path through points, drawn as one smooth curve. */
export function smooth(points: [number, number][]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (next)
      path += `Q${n(point[0])} ${n(point[1])} ${n((point[0] + next[0]) / 2)} ${n((point[1] + next[1]) / 2)}`;
    else path += `L${n(point[0])} ${n(point[1])}`;
  });
  return path;
}

/** Straight lines through points. */
export function polygon(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** A space before a minus sign is not needed. */
function tight(d: string): string {
  return d.replace(/ -/g, '-');
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${tight(d)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${tight(d)}" stroke="${stroke}" stroke-width="${n(width)}"${more ? ` ${more}` : ''}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function round(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/**
 * Round dots of one size and colour: leaves, stars, pebbles. Each is placed relative to the last, which is much
 * shorter.
 */
export function dots(places: [x: number, y: number][], size: number, colour: string, more = ''): string {
  let [fromX, fromY] = [0, 0];
  const d = places.map(([x, y]) => {
    const move = `m${Math.round(x) - fromX} ${Math.round(y) - fromY}h0`;
    [fromX, fromY] = [Math.round(x), Math.round(y)];
    return move;
  });
  return line(d.join(''), colour, size, more);
}

/** A soft light or shadow: an oval that fades to nothing. */
export function glow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string {
  const fill = radial(sheet, [
    [0, colour, strength],
    [0.5, colour, Math.round(strength * 36) / 100],
    [1, colour, 0],
  ]);
  return oval(cx, cy, rx, ry, fill);
}

/** Writes the picture: darker at the corners, and with the specks of printed paper. */
export function toSvg(sheet: Sheet): string {
  const vignette = radial(
    sheet,
    [
      [0.55, '#1a1020', 0],
      [1, '#1a1020', 0.26],
    ],
    0.5,
    0.46,
    0.78,
  );
  const grain = newId(sheet);
  sheet.defs.push(grainPattern(grain));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round">`,
    `<defs>${sheet.defs.join('')}</defs>`,
    ...sheet.shapes,
    rect(0, 0, WIDTH, HEIGHT, vignette),
    rect(0, 0, WIDTH, HEIGHT, `url(#${grain})`),
    '</svg>\n',
  ].join('');
}

/** Light and dark specks on a rotated tile, so that its repetition does not show. */
function grainPattern(id: string): string {
  const specks = (name: string) =>
    Array.from({ length: 26 }, (_, index) => {
      const x = Math.round(chance(3, `${name} x${index}`) * 118);
      const y = Math.round(chance(3, `${name} y${index}`) * 118);
      return `M${x} ${y}h1`;
    }).join('');
  return (
    `<pattern id="${id}" width="119" height="119" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">` +
    line(specks('light'), '#fff', 1.2, 'opacity=".09"') +
    line(specks('dark'), '#000', 1.2, 'opacity=".07"') +
    '</pattern>'
  );
}
