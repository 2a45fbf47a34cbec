import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, ELK } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../transition-id.ts';
import { stateNodes } from '../transition-ids.ts';
import {
  ownLines,
  ownSize,
  PADDING,
  sizeOf,
  titleOf,
  type Chart,
  type ChartBox,
  type ChartLine,
} from './chart.ts';
import { areNested, children, labelOf, transitionsOf } from './chart-labels.ts';

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

/**
 * Looks for elkjs in the calling project. It is far larger than this library, which does not depend on it.
 */
async function findElk(): Promise<ELK | null> {
  const project = createRequire(join(process.cwd(), 'package.json'));
  try {
    const file = project.resolve('elkjs/lib/elk.bundled.js');
    const { default: Elk } = (await import(pathToFileURL(file).href)) as { default: new () => ELK };
    return new Elk();
  } catch {
    return null;
  }
}

/**
 * Lays out a statechart in layers from left to right; null where the calling project has no elkjs. An arrow stands
 * for all transitions between two states.
 */
export async function layOut(machine: AnyStateMachine): Promise<Chart | null> {
  const elk = await findElk();
  if (!elk) return null;
  const arrows = arrowsOf(machine);
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
  const laidOut = await elk.layout(graph);
  const nodes = new Map(stateNodes(machine).map((node) => [node.id, node]));
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

function arrowsOf(machine: AnyStateMachine): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const node of stateNodes(machine)) {
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

function elkNode(node: AnyStateNode): ElkNode {
  const lines = ownLines(node);
  const { width, height } = ownSize(node, lines);
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
