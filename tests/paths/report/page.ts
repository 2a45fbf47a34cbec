import { readFileSync } from 'node:fs';
import type { PathRecord } from '../path-record.ts';
import type { LayerCoverage } from '../recorder.ts';
import { counted } from './counted.ts';
import { escaped } from './escaped.ts';

export interface ReportedMachine {
  id: string;
  /** Its chart as HTML. */
  chart: string;
  states: number;
  /** The ids of its transitions. */
  transitions: readonly string[];
  /** The goals that its guards refuse. */
  refusals: readonly string[];
  /** What no path needs to reach, with the reasons. */
  excluded: Readonly<Record<string, string>>;
  paths: readonly PathRecord[];
  problems: readonly string[];
}

export interface Report {
  machines: readonly ReportedMachine[];
  layers: readonly LayerCoverage[];
  /** The goal of the paths. */
  goal: string;
}

/** The kinds of test that cover transitions, in the order shown. */
export const LAYERS = ['pure', 'interpreter', 'Testing Library'];

/** The kind of test whose guards can be observed, for counting refusals. */
const REFUSING = 'interpreter';

const own = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The report as one self-contained page. */
export function reportPage(report: Report): string {
  const { machines, layers } = report;
  const taken = Object.fromEntries(
    layers.map(({ layer, machines: hits }) => [
      layer,
      Object.values(hits).flatMap((ids) => Object.keys(ids)),
    ]),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Path coverage</title>
<style>${own('page.css')}</style>
</head>
<body>
<header>
<h1>Path coverage</h1>
<p>${totals(report)}</p>
<form>
<label>Search <input type="search" name="wanted" placeholder="machine, state, event"></label>
<fieldset><legend>Covered by</legend>${LAYERS.map((layer, index) => layerChoice(layer, index, layer in taken)).join('')}</fieldset>
</form>
</header>
<nav aria-label="Machines">
<table>
<thead><tr><th scope="col">Machine</th><th scope="col">States</th><th scope="col">Transitions</th>${LAYERS.map((layer) => `<th scope="col">${layer}</th>`).join('')}<th scope="col">Refusals</th><th scope="col">Paths</th><th scope="col">Steps</th></tr></thead>
<tbody>${machines.map((machine) => row(machine, layers)).join('\n')}</tbody>
</table>
</nav>
<main>${machines.map(section).join('\n')}</main>
<script type="application/json" id="taken">${JSON.stringify(taken).replaceAll('<', '\\u003c')}</script>
<script>${own('page-script.js')}</script>
</body>
</html>
`;
}

function totals({ machines, goal }: Report): string {
  const sum = (count: (machine: ReportedMachine) => number) =>
    machines.reduce((total, machine) => total + count(machine), 0);
  const states = sum((machine) => machine.states);
  const paths = sum((machine) => machine.paths.length);
  const steps = sum((machine) => stepsOf(machine));
  const transitions = sum((machine) => machine.transitions.length);
  const refusals = sum((machine) => machine.refusals.length);
  const parts = [
    counted(machines.length, 'machine'),
    counted(states, 'state'),
    counted(transitions, 'transition'),
  ];
  return `${parts.join(', ')}, ${counted(refusals, 'guard')} that may refuse; ${counted(paths, 'path')} over all ${goal}, ${counted(steps, 'step')} in total.`;
}

function layerChoice(layer: string, index: number, isRun: boolean): string {
  const note = isRun ? '' : ' <small>not run</small>';
  return `<label><input type="radio" name="layer" value="${layer}"${index === 0 ? ' checked' : ''}${isRun ? '' : ' disabled'}> ${layer}${note}</label>`;
}

function stepsOf({ paths }: ReportedMachine): number {
  return paths.reduce((sum, { steps }) => sum + steps.length, 0);
}

/** The number of these goals that were hit, in green where none is missing without a reason. */
function countedCell(
  goals: readonly string[],
  { id: machine, excluded }: ReportedMachine,
  layer: string,
  layers: readonly LayerCoverage[],
): string {
  if (goals.length === 0) return '<td></td>';
  const run = layers.find((one) => one.layer === layer)?.machines;
  if (!run) return '<td class="not-run">–</td>';
  const missing = goals.filter((goal) => !run[machine]?.[goal]);
  const isFull = missing.every((goal) => Object.hasOwn(excluded, goal));
  return `<td class="${isFull ? 'full' : 'partial'}">${goals.length - missing.length}/${goals.length}</td>`;
}

function row(machine: ReportedMachine, layers: readonly LayerCoverage[]): string {
  const { id, transitions, refusals, states, paths, problems } = machine;
  const cells = LAYERS.map((layer) => countedCell(transitions, machine, layer, layers));
  const refused = countedCell(refusals, machine, REFUSING, layers);
  const mark = problems.length > 0 ? ` <strong class="problem">${problems.length} wrong</strong>` : '';
  return `<tr data-machine="${escaped(id)}"><th scope="row"><a href="#${escaped(id)}">${escaped(id)}</a>${mark}</th><td>${states}</td><td>${transitions.length}</td>${cells.join('')}${refused}<td>${paths.length}</td><td>${stepsOf(machine)}</td></tr>`;
}

function section(machine: ReportedMachine): string {
  const { id, chart, excluded, paths, problems } = machine;
  const list = (items: readonly string[], attribute = '') =>
    items.length === 0
      ? ''
      : `<ul${attribute}>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return `<section id="${escaped(id)}" data-machine="${escaped(id)}">
<h2>${escaped(id)}</h2>
${list(problems, ' class="problems"')}
<div class="chart">${chart}</div>
${list(Object.entries(excluded).map(([goal, reason]) => `left out: ${goal}: ${reason}`))}
<details><summary>${counted(paths.length, 'path')}, ${counted(stepsOf(machine), 'step')}</summary>
${paths.map(pathList).join('\n')}
</details>
</section>`;
}

function pathList(path: PathRecord, index: number): string {
  const steps = path.steps.map(
    ({ words, state }) => `<li>${escaped(words)}<br><i>${escaped(state)}</i></li>`,
  );
  return `<details class="path"><summary>Path ${index + 1}: ${counted(path.steps.length, 'step')}</summary><ol>${steps.join('')}</ol></details>`;
}
