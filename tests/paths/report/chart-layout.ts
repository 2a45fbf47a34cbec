import Elk, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { areNested, children, labelOf, transitionsOf } from '../../../docs/machine-chart.ts';
import { transitionId } from '../../../machines/shared/transition-id.ts';

/** A line of text that stands for one transition; what a state runs has no id. */
export interface ChartLine {
  id: string | null;
  text: string;
}

export interface ChartBox {
  title: string;
  kind: AnyStateNode['type'];
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  lines: readonly ChartLine[];
}

export interface ChartArrow {
  points: readonly { x: number; y: number }[];
  label: { x: number; y: number };
  lines: readonly ChartLine[];
}

/** A statechart with a place for everything, in pixels. */
export interface Chart {
  width: number;
  height: number;
  boxes: ChartBox[];
  arrows: ChartArrow[];
}

export const LINE = 15;
const CHARACTER = 6.3;
const PADDING = 10;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'false',
};

/** Lays a statechart out in layers from left to right. An arrow stands for all transitions between two states. */
export async function layOut(machine: AnyStateMachine): Promise<Chart> {
  const arrows = arrowsOf(machine.root);
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: OPTIONS,
    children: [elkNode(machine.root)],
    edges: arrows.map(({ from, to, lines }, index): ElkExtendedEdge => {
      return {
        id: String(index),
        sources: [from],
        targets: [to],
        labels: [{ text: 'lines', ...sizeOf(lines) }],
      };
    }),
  };
  const laidOut = await new Elk().layout(graph);
  const nodes = new Map(withDescendants(machine.root).map((node) => [node.id, node]));
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    boxes: boxesOf(laidOut.children ?? [], nodes, { x: 0, y: 0, depth: 0 }),
    arrows: (laidOut.edges ?? []).map(({ id, sections, labels }) => {
      const { x = 0, y = 0 } = labels?.[0] ?? {};
      return { points: pointsOf(sections ?? []), label: { x, y }, lines: arrows[Number(id)]?.lines ?? [] };
    }),
  };
}

interface Arrow {
  from: string;
  to: string;
  lines: ChartLine[];
}

function arrowsOf(root: AnyStateNode): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const node of withDescendants(root)) {
    for (const transition of transitionsOf(node)) {
      for (const target of outside(node, transition)) {
        const key = `${node.id} ${target.id}`;
        const arrow = arrows.get(key) ?? { from: node.id, to: target.id, lines: [] };
        arrow.lines.push({ id: transitionId(transition), text: labelOf(transition) });
        arrows.set(key, arrow);
      }
    }
  }
  return [...arrows.values()];
}

function outside(node: AnyStateNode, { target }: AnyTransitionDefinition): AnyStateNode[] {
  return (target ?? []).filter((to: AnyStateNode) => !areNested(node, to));
}

/** What happens in a state without an arrow: what it runs, and transitions within it. */
function ownLines(node: AnyStateNode): ChartLine[] {
  const runs = node.invoke.map(({ id }) => ({ id: null, text: `runs ${id}` }));
  const within = transitionsOf(node).flatMap((transition): ChartLine[] => {
    const id = transitionId(transition);
    const targets: AnyStateNode[] = [...(transition.target ?? [])];
    if (targets.length === 0) {
      return [
        { id, text: transition.actions.length > 0 ? labelOf(transition) : `ignores ${labelOf(transition)}` },
      ];
    }
    return targets
      .filter((to) => areNested(node, to))
      .map((to) => ({
        id,
        text: `${labelOf(transition)} → ${to === node ? 'anew' : to.path.slice(node.path.length).join('.') || to.key}`,
      }));
  });
  return [...runs, ...within];
}

function elkNode(node: AnyStateNode): ElkNode {
  const lines = ownLines(node);
  const { width, height } = sizeOf([{ id: null, text: `${titleOf(node)}   ` }, ...lines]);
  const inner = children(node);
  if (inner.length === 0) return { id: node.id, width: width + 2 * PADDING, height: height + PADDING };
  return {
    id: node.id,
    children: inner.map(elkNode),
    layoutOptions: {
      'elk.padding': `[top=${height + 2 * PADDING},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${Math.ceil(width + 2 * PADDING)},${height + 2 * PADDING})`,
    },
  };
}

/** A dot marks the state with which its parent begins. */
function titleOf(node: AnyStateNode): string {
  const { key, type, parent } = node;
  const isFirst = parent?.type === 'compound' && (parent.initial.target as AnyStateNode[]).includes(node);
  const suffix = type === 'parallel' ? ', all at once' : type === 'history' ? ', where it was' : '';
  return `${isFirst ? '● ' : ''}${key}${suffix}`;
}

function boxesOf(
  placed: readonly ElkNode[],
  nodes: ReadonlyMap<string, AnyStateNode>,
  above: { x: number; y: number; depth: number },
): ChartBox[] {
  return placed.flatMap(({ id, x = 0, y = 0, width = 0, height = 0, children: inner = [] }) => {
    const node = nodes.get(id);
    if (!node) return [];
    const at = { x: above.x + x, y: above.y + y };
    const box = {
      title: titleOf(node),
      kind: node.type,
      ...at,
      width,
      height,
      depth: above.depth,
      lines: ownLines(node),
    };
    return [box, ...boxesOf(inner, nodes, { ...at, depth: above.depth + 1 })];
  });
}

function pointsOf(sections: readonly ElkEdgeSection[]): { x: number; y: number }[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}

function sizeOf(lines: readonly ChartLine[]): { width: number; height: number } {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  return { width: Math.ceil(longest * CHARACTER), height: lines.length * LINE };
}

function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...children(node).flatMap(withDescendants)];
}
