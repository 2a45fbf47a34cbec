import { LINE, type Chart, type ChartArrow, type ChartBox, type ChartLine } from './chart.ts';
import { escaped } from './escaped.ts';

/** A chart as SVG. Lines and arrows have their transitions' ids, by which the page colours them. */
export function drawSvg(title: string, { width, height, boxes, arrows }: Chart): string {
  return [
    `<svg role="img" aria-label="${escaped(`Statechart ${title}`)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...boxes.map(drawBox),
    ...arrows.map(drawArrow),
    ...arrows.map(({ label, lines }) => drawLines(lines, label.x, label.y + LINE - 4)),
    '</svg>',
  ].join('\n');
}

function drawBox({ title, kind, x, y, width, height, depth, lines }: ChartBox): string {
  return [
    `<rect class="state ${kind}${depth % 2 === 0 ? ' even' : ''}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${kind === 'final' ? 14 : 6}"/>`,
    `<text class="name" x="${x + 10}" y="${y + LINE + 2}">${escaped(title)}</text>`,
    drawLines(lines, x + 10, y + 2 * LINE + 2),
  ].join('');
}

function drawArrow({ points, lines }: ChartArrow): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !last || !before) return '';
  const path = [`M${first.x} ${first.y}`, ...rest.map(({ x, y }) => `L${x} ${y}`)].join('');
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const head = `<path class="head" d="M0 0L-8 -4L-8 4Z" transform="translate(${last.x} ${last.y}) rotate(${angle})"/>`;
  const ids = lines.flatMap(({ id }) => id ?? []).join(' ');
  return `<g class="arrow" data-ids="${escaped(ids)}"><path class="line" d="${path}"/>${head}</g>`;
}

function drawLines(lines: readonly ChartLine[], x: number, y: number): string {
  return lines
    .map(({ id, text }, index) => {
      const ids = id === null ? '' : ` data-ids="${escaped(id)}"`;
      return `<text class="transition"${ids} x="${x}" y="${y + index * LINE}">${escaped(text)}</text>`;
    })
    .join('');
}
