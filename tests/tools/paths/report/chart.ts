import type { AnyStateNode } from 'xstate';
import { transitionId } from '../transition-id.ts';
import { areNested, labelOf, transitionsOf } from './chart-labels.ts';

/** A line of text for a transition. The line of an actor that a state runs has no id. */
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

/** A laid-out statechart, in pixels. */
export interface Chart {
  width: number;
  height: number;
  boxes: ChartBox[];
  arrows: ChartArrow[];
}

/** Pixels between lines of text. */
export const LINE = 15;
/** Pixels between a box and its content. */
export const PADDING = 10;
const CHARACTER = 6.3;
const BOLD_CHARACTER = 8;

/** The lines in a state's box: the actors it runs, and its internal transitions. */
export function ownLines(node: AnyStateNode): ChartLine[] {
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

/** The state's title. A dot marks an initial state. */
export function titleOf(node: AnyStateNode): string {
  const { key, type, parent } = node;
  const isFirst = parent?.type === 'compound' && (parent.initial.target as AnyStateNode[]).includes(node);
  const suffix = type === 'parallel' ? ', all at once' : type === 'history' ? ', where it was' : '';
  return `${isFirst ? '● ' : ''}${key}${suffix}`;
}

/** The size of lines of text, in pixels. */
export function sizeOf(lines: readonly ChartLine[]): { width: number; height: number } {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  return { width: Math.ceil(longest * CHARACTER), height: lines.length * LINE };
}

/** The size of a state's own title and lines, in pixels. */
export function ownSize(node: AnyStateNode, lines: readonly ChartLine[]): { width: number; height: number } {
  const { width, height } = sizeOf(lines);
  return { width: Math.max(width, titleOf(node).length * BOLD_CHARACTER), height: height + LINE };
}
