import { lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { WIDTH, draw, glow, line, linear, n, newId, path, pick, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/**
 * Still water below a shore line: the sky upside down, a mirror image of the shore, streaks of light, and the sun's
 * path. `from` is the index of the first mirrored shape; `detail` thins out the streaks.
 */
export function lake(
  sheet: Sheet,
  hour: Hour,
  shore: number,
  options: { to?: number; sunX?: number; from: number; detail?: number },
): void {
  const to = options.to ?? 800;
  const detail = options.detail ?? 1;
  const id = newId(sheet);
  const land = sheet.shapes.splice(options.from);
  const clip = newId(sheet);
  sheet.defs.push(`<clipPath id="${clip}"><path d="M0 ${shore}H${WIDTH}V${to}H0z"/></clipPath>`);
  draw(sheet, `<g id="${id}">`, ...land, '</g>');
  const surface = linear(sheet, [
    [0, mix(hour.sky[2], hour.water, 0.35)],
    [0.4, hour.water],
    [1, mix(hour.water, hour.near, 0.55)],
  ]);
  draw(sheet, rect(0, shore, WIDTH, to - shore, surface));
  draw(
    sheet,
    `<g clip-path="url(#${clip})"><use href="#${id}" transform="matrix(1 0 0 -.72 0 ${n(shore * 1.72)})" opacity=".42"/>`,
  );
  if (options.sunX !== undefined) sunPath(sheet, hour, options.sunX, shore, to);
  draw(
    sheet,
    ripples(sheet, lighter(hour.water, 0.5), shore, to, 18 * detail, 0.34),
    ripples(sheet, mix(hour.water, hour.near, 0.7), shore + 60, to, 9 * detail, 0.2),
  );
  const edge = linear(sheet, [
    [0, hour.mist, 0.55],
    [1, hour.mist, 0],
  ]);
  draw(sheet, rect(0, shore, WIDTH, 46, edge), '</g>');
}

/** Short level strokes, fine and short far away, broad and long at one's feet. */
function ripples(
  sheet: Sheet,
  colour: string,
  shore: number,
  to: number,
  count: number,
  opacity: number,
): string {
  return [0, 1, 2]
    .map((tier) => {
      let d = '';
      for (let index = 0; index < count / 3; index += 1) {
        const near = (tier + pick(sheet, `ripple ${colour} ${tier} y${index}`, 0, 1)) / 3;
        const width = 20 + near * pick(sheet, `ripple ${colour} ${tier} w${index}`, 60, 220);
        const x = pick(sheet, `ripple ${colour} ${tier} x${index}`, -60, WIDTH);
        d += `M${n(x)} ${n(shore + 6 + near ** 1.5 * (to - shore - 10))}h${n(width)}`;
      }
      return line(d, colour, 1 + tier * 0.8, `opacity="${opacity}"`);
    })
    .join('');
}

function sunPath(sheet: Sheet, hour: Hour, x: number, shore: number, to: number): void {
  draw(sheet, glow(sheet, x, shore + 20, 330, (to - shore) * 0.95, hour.sun, 0.55));
  for (const tier of [0, 1, 2]) {
    let d = '';
    for (let index = 0; index < 7; index += 1) {
      const near = (tier * 7 + index) / 21;
      const width = 20 + near * 110 + pick(sheet, `sun ${tier} w${index}`, -10, 60);
      const left = x - width / 2 + pick(sheet, `sun ${tier} x${index}`, -30, 30) * (0.4 + near);
      d += `M${n(left)} ${n(shore + 5 + near ** 1.35 * (to - shore))}h${n(width)}`;
    }
    draw(sheet, line(d, lighter(hour.sun, 0.35), 1.4 + tier * 1.3, 'opacity=".6"'));
  }
}

/** Reeds at the edge of the picture: blades that bend, and a few heads. */
export function reeds(
  sheet: Sheet,
  colour: string,
  from: number,
  to: number,
  foot: number,
  height: number,
): void {
  let blades = '';
  let stems = '';
  let heads = '';
  const count = Math.round((to - from) / 13);
  for (let index = 0; index < count; index += 1) {
    const x = from + ((index + pick(sheet, `reed ${from} x${index}`, 0, 1)) / count) * (to - from);
    const middle = 1 - Math.abs((x - from) / (to - from) - 0.4);
    const tall = pick(sheet, `reed ${from} h${index}`, height * 0.35, height * 0.9) * middle;
    const lean = pick(sheet, `reed ${from} l${index}`, -46, 64);
    blades += `M${n(x - 4)} ${n(foot)}q${n(lean * 0.1)} ${n(-tall * 0.7)} ${n(lean + 4)} ${n(-tall)}q${n(-lean * 0.6)} ${n(tall * 0.4)} ${n(4 - lean)} ${n(tall)}z`;
    if (index % 4 === 1) {
      const high = tall * 0.3 + height * 0.62 * middle;
      stems += `M${n(x)} ${n(foot)}q2 ${n(-high * 0.6)} ${n(lean * 0.2)} ${n(-high)}`;
      heads += `M${n(x + lean * 0.2)} ${n(foot - high)}l${n(-lean * 0.02)} ${n(height * 0.12)}`;
    }
  }
  draw(sheet, line(stems, colour, 2.4), path(blades, colour), line(heads, mix(colour, '#6b4426', 0.65), 8));
}
