import { readFileSync } from 'node:fs';
import { writeRecord, type PathRecord } from '../path-record.ts';
import type { LayerCoverage } from '../recorder.ts';
import { atLeastNeeded, counted } from './counted.ts';
import { escaped } from './escaped.ts';

export interface ReportedTransition {
  id: string;
  label: string;
  from: string;
  to: string;
  /** Why no path needs to take it; null where one does. */
  excluded: string | null;
  /** The goal that its guard refuses, and why no path needs that; null without a guard. */
  refusal: { id: string; excluded: string | null } | null;
}

export interface ReportedMachine {
  id: string;
  /** The chart; null in a project without elkjs. */
  svg: string | null;
  transitions: readonly ReportedTransition[];
  states: number;
  paths: readonly PathRecord[];
  /** A lower bound for the number of paths. */
  atLeast: number;
  problems: readonly string[];
}

export interface Report {
  machines: readonly ReportedMachine[];
  layers: readonly LayerCoverage[];
  /** The goal of the paths. */
  goal: string;
}

/** The kinds of test that cover transitions, in the order shown. */
const LAYERS = ['pure', 'interpreter', 'Testing Library', 'browser'];

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
<label><input type="checkbox" id="fit"> Fit charts to the page</label>
</form>
</header>
<nav aria-label="Machines">
<table>
<thead><tr><th scope="col">Machine</th><th scope="col">States</th><th scope="col">Transitions</th>${LAYERS.map((layer) => `<th scope="col">${layer}</th>`).join('')}<th scope="col">Refusals</th><th scope="col">Paths</th><th scope="col">at least</th><th scope="col">Steps</th></tr></thead>
<tbody>${machines.map((machine) => row(machine, layers)).join('\n')}</tbody>
</table>
</nav>
<main>${machines.map((machine) => section(machine, layers)).join('\n')}</main>
<script type="application/json" id="taken">${JSON.stringify(taken).replaceAll('<', '\\u003c')}</script>
<script>${own('page-script.js')}</script>
</body>
</html>
`;
}

function totals({ machines, layers, goal }: Report): string {
  const sum = (count: (machine: ReportedMachine) => number) =>
    machines.reduce((total, machine) => total + count(machine), 0);
  const states = sum((machine) => machine.states);
  const paths = sum((machine) => machine.paths.length);
  const steps = sum((machine) => stepsOf(machine));
  const transitions = sum((machine) => machine.transitions.length);
  const refusals = sum((machine) => refusalsOf(machine).length);
  const atLeast = sum((machine) => machine.atLeast);
  const walked = layers
    .flatMap(({ layer, steps: taken }) =>
      taken === undefined ? [] : [` ${counted(taken, 'step')} walked: ${layer}.`],
    )
    .join('');
  const parts = [
    counted(machines.length, 'machine'),
    counted(states, 'state'),
    counted(transitions, 'transition'),
  ];
  return `${parts.join(', ')}, ${counted(refusals, 'guard')} that may refuse; ${counted(paths, 'path')} over all ${goal}, ${atLeastNeeded(atLeast)}, ${counted(steps, 'step')} in total.${walked}`;
}

function layerChoice(layer: string, index: number, isRun: boolean): string {
  const note = isRun ? '' : ' <small>not run</small>';
  return `<label><input type="radio" name="layer" value="${layer}"${index === 0 ? ' checked' : ''}${isRun ? '' : ' disabled'}> ${layer}${note}</label>`;
}

function stepsOf({ paths }: ReportedMachine): number {
  return paths.reduce((sum, { steps }) => sum + steps.length, 0);
}

function hitsOf(id: string, machine: string, layer: string, layers: readonly LayerCoverage[]): number | null {
  const run = layers.find((one) => one.layer === layer)?.machines;
  return run ? (run[machine]?.[id] ?? 0) : null;
}

function refusalsOf({ transitions }: ReportedMachine): { id: string; excluded: string | null }[] {
  return transitions.flatMap(({ refusal }) => refusal ?? []);
}

/** The number of these goals that were hit, in green where none is missing without a reason. */
function countedCell(
  goals: readonly { id: string; excluded: string | null }[],
  machine: string,
  layer: string,
  layers: readonly LayerCoverage[],
): string {
  if (goals.length === 0) return '<td></td>';
  const hits = goals.map(({ id }) => hitsOf(id, machine, layer, layers));
  if (hits.includes(null)) return '<td class="not-run">–</td>';
  const covered = hits.filter((count) => count !== 0).length;
  const isFull = goals.every(({ excluded }, index) => hits[index] !== 0 || excluded !== null);
  return `<td class="${isFull ? 'full' : 'partial'}">${covered}/${goals.length}</td>`;
}

function row(machine: ReportedMachine, layers: readonly LayerCoverage[]): string {
  const { id, transitions, states, paths, problems } = machine;
  const cells = LAYERS.map((layer) => countedCell(transitions, id, layer, layers));
  const refusals = countedCell(refusalsOf(machine), id, REFUSING, layers);
  const mark = problems.length > 0 ? ` <strong class="problem">${problems.length} wrong</strong>` : '';
  return `<tr data-machine="${escaped(id)}"><th scope="row"><a href="#${escaped(id)}">${escaped(id)}</a>${mark}</th><td>${states}</td><td>${transitions.length}</td>${cells.join('')}${refusals}<td>${paths.length}</td><td>${machine.atLeast}</td><td>${stepsOf(machine)}</td></tr>`;
}

function section(machine: ReportedMachine, layers: readonly LayerCoverage[]): string {
  const { id, svg, transitions, paths, problems } = machine;
  return `<section id="${escaped(id)}" data-machine="${escaped(id)}">
<h2>${escaped(id)}</h2>
${problems.length > 0 ? `<ul class="problems">${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul>` : ''}
${svg === null ? '' : `<div class="chart" tabindex="0" role="region" aria-label="Chart of ${escaped(id)}">${svg}</div>`}
<details><summary>${counted(transitions.length, 'transition')}</summary>
<table class="transitions">
<thead><tr><th scope="col">From</th><th scope="col">When</th><th scope="col">To</th>${LAYERS.map((layer) => `<th scope="col">${layer}</th>`).join('')}<th scope="col">refused</th></tr></thead>
<tbody>${transitions.map((transition) => transitionRow(transition, id, layers)).join('\n')}</tbody>
</table></details>
<details><summary>${counted(paths.length, 'path')}, at least ${machine.atLeast} needed, ${counted(stepsOf(machine), 'step')}</summary>
${paths.map(pathList).join('\n')}
</details>
</section>`;
}

function transitionRow(
  { id, label, from, to, excluded, refusal }: ReportedTransition,
  machine: string,
  layers: readonly LayerCoverage[],
): string {
  const hitsCell = (goal: string, layer: string) => {
    const hits = hitsOf(goal, machine, layer, layers);
    return hits === null
      ? '<td class="not-run">–</td>'
      : `<td class="${hits > 0 ? 'full' : 'partial'}">${hits}</td>`;
  };
  const cells = LAYERS.map((layer) => hitsCell(id, layer));
  const refused = refusal === null ? '<td></td>' : hitsCell(refusal.id, REFUSING);
  const reason = [
    excluded === null ? '' : ` <em>left out: ${escaped(excluded)}</em>`,
    refusal?.excluded ? ` <em>need not refuse: ${escaped(refusal.excluded)}</em>` : '',
  ].join('');
  return `<tr title="${escaped(id)}"><td>${escaped(from)}</td><td>${escaped(label)}${reason}</td><td>${escaped(to)}</td>${cells.join('')}${refused}</tr>`;
}

function pathList(path: PathRecord, index: number): string {
  const steps = path.steps.map(
    ({ words, state }) => `<li>${escaped(words)}<br><i>${escaped(state)}</i></li>`,
  );
  return `<details class="path"><summary>Path ${index + 1}: ${counted(path.steps.length, 'step')}</summary>
<button type="button" data-copy="${escaped(writeRecord(path))}">Copy as JSON</button>
<ol>${steps.join('')}</ol></details>`;
}
