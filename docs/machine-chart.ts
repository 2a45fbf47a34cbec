import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { areNested, children, labelOf, lineage, transitionsOf } from '../tests/paths/report/chart-labels.ts';

/**
 * A statechart as a Mermaid diagram, and a list of what Mermaid cannot draw.
 *
 * Mermaid joins two states only if they have the same parent. The label of an arrow names a deeper end
 * ('from', 'to'). The list holds what a compound state does within itself.
 */
export function machineChart(machine: AnyStateMachine): string {
  const { root } = machine;
  const lines = ['stateDiagram-v2', ...indented(inside(root, edgesOf(root)))];
  const chart = ['```mermaid', ...lines, '```'].join('\n');
  const list = compounds(root).flatMap((node) => {
    const own = ownLines(node);
    return own.length > 0 ? [`- ${place(node)}: ${own.map((line) => `\`${line}\``).join(', ')}`] : [];
  });
  return list.length > 0 ? `${chart}\n\n${list.join('\n')}` : chart;
}

interface Edge {
  /** The state whose children the arrow joins. */
  parent: AnyStateNode;
  from: AnyStateNode;
  to: AnyStateNode;
  label: string;
}

/** The lines between a state's braces. */
function inside(node: AnyStateNode, edges: readonly Edge[]): string[] {
  const { initial } = node;
  const first = initial?.target[0];
  const arrows = new Map<string, string[]>();
  for (const { from, to, label } of edges.filter(({ parent }) => parent === node)) {
    const arrow = `${idOf(from)} --> ${idOf(to)}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), label]);
  }
  return [
    ...children(node).flatMap((child) => drawn(child, edges)),
    ...(first && node.type !== 'parallel' ? [`[*] --> ${idOf(first)}`] : []),
    ...Array.from(arrows, ([arrow, labels]) => `${arrow}: ${labels.join('<br/>')}`),
    ...children(node).flatMap((child) => (child.type === 'final' ? [`${idOf(child)} --> [*]`] : [])),
  ];
}

function drawn(node: AnyStateNode, edges: readonly Edge[]): string[] {
  const name = node.type === 'history' ? `${node.key}, where it was` : node.key;
  if (children(node).length === 0) {
    return [`state "${name}" as ${idOf(node)}`, ...ownLines(node).map((line) => `${idOf(node)}: ${line}`)];
  }
  const title = node.type === 'parallel' ? `${name}, all at once` : name;
  return [`state "${title}" as ${idOf(node)}{`, ...indented(inside(node, edges)), '}'];
}

/** What a state invokes, and the events that it handles without leaving. */
function ownLines(node: AnyStateNode): string[] {
  const events = transitionsOf(node).flatMap((transition) => {
    const { target, actions } = transition;
    const label = labelOf(transition);
    if (target === undefined) return [actions.length > 0 ? label : `ignores ${label}`];
    return target
      .filter((to) => areNested(node, to))
      .map((to) => `${label} → ${to === node ? 'anew' : to.path.join('.')}`);
  });
  return [...node.invoke.map(({ id }) => `runs ${id}`), ...events];
}

function edgesOf(node: AnyStateNode): Edge[] {
  const own = transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).filter((to) => !areNested(node, to)).map((to) => edge(transition, node, to)),
  );
  return [...own, ...children(node).flatMap(edgesOf)];
}

function edge(transition: AnyTransitionDefinition, source: AnyStateNode, target: AnyStateNode): Edge {
  const sources = lineage(source);
  const targets = lineage(target);
  const depth = sources.findIndex((node, index) => node !== targets[index]);
  const [parent, from, to] = [sources[depth - 1], sources[depth], targets[depth]];
  if (!parent || !from || !to) throw new Error(`${source.id} and ${target.id} have no parent in common`);
  const label = [
    labelOf(transition),
    ...(from === source ? [] : [`from ${pathWithin(from, source)}`]),
    ...(to === target ? [] : [`to ${pathWithin(to, target)}`]),
  ].join(' ');
  return { parent, from, to, label };
}

function compounds(node: AnyStateNode): AnyStateNode[] {
  return children(node).length > 0 ? [node, ...children(node).flatMap(compounds)] : [];
}

function pathWithin(outer: AnyStateNode, node: AnyStateNode): string {
  return node.path.slice(outer.path.length).join('.');
}

function place(node: AnyStateNode): string {
  return node.parent ? `anywhere in \`${node.path.join('.')}\`` : 'anywhere';
}

/** Starts with the machine's name, because Mermaid reserves some words. */
function idOf(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('_');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
