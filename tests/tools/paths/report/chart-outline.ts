import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { transitionId } from '../transition-id.ts';
import {
  LINE,
  ownLines,
  ownSize,
  PADDING,
  titleOf,
  type Chart,
  type ChartBox,
  type ChartLine,
} from './chart.ts';
import { areNested, children, labelOf, transitionsOf } from './chart-labels.ts';

/** A statechart as nested boxes without arrows. Each transition names its target. */
export function outline(machine: AnyStateMachine): Chart {
  const boxes = boxesOf(machine.root, 0, 0, 0);
  const [outermost] = boxes;
  return { width: outermost?.width ?? 0, height: outermost?.height ?? 0, boxes, arrows: [] };
}

/** A state's box, and below it those of its child states. */
function boxesOf(node: AnyStateNode, x: number, y: number, depth: number): ChartBox[] {
  const lines = linesOf(node);
  const title = titleOf(node);
  const own = ownSize(node, lines);
  const inner: ChartBox[] = [];
  let width = own.width;
  let below = y + own.height + 2 * PADDING;
  for (const child of children(node)) {
    const boxes = boxesOf(child, x + PADDING, below, depth + 1);
    const [outer] = boxes;
    inner.push(...boxes);
    width = Math.max(width, outer?.width ?? 0);
    below += (outer?.height ?? 0) + PADDING;
  }
  const height = inner.length > 0 ? below - y : own.height + PADDING;
  return [
    {
      title,
      kind: node.type,
      x,
      y,
      width: width + 2 * PADDING,
      height: Math.max(height, LINE),
      depth,
      lines,
    },
    ...inner,
  ];
}

function linesOf(node: AnyStateNode): ChartLine[] {
  const leading = transitionsOf(node).flatMap((transition): ChartLine[] => {
    const targets: AnyStateNode[] = (transition.target ?? []).filter(
      (to: AnyStateNode) => !areNested(node, to),
    );
    const places = targets.map((to) => to.path.join('.') || to.key);
    if (places.length === 0) return [];
    return [{ id: transitionId(transition), text: `${labelOf(transition)} → ${places.join(', ')}` }];
  });
  return [...ownLines(node), ...leading];
}
