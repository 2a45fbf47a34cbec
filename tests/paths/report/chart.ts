import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../transition-id.ts';
import { areNested, children, labelOf, transitionsOf } from './chart-labels.ts';
import { escaped } from './escaped.ts';

/**
 * A state and all within it as HTML: nested boxes with a line for each actor and each transition. A
 * transition's line has its id, by which the page colours it.
 */
export function drawChart(node: AnyStateNode): string {
  const runs = node.invoke.map(({ id }) => `<span>runs ${escaped(id)}</span>`);
  const lines = transitionsOf(node).map(
    (one) => `<span data-id="${escaped(transitionId(one))}">${escaped(lineOf(node, one))}</span>`,
  );
  const inner = children(node).map(drawChart);
  const within = inner.length === 0 ? '' : `<div class="within">${inner.join('')}</div>`;
  return `<div class="state ${node.type}"><b>${escaped(titleOf(node))}</b>${[...runs, ...lines].join('')}${within}</div>`;
}

/** The state's title. A dot marks an initial state. */
function titleOf(node: AnyStateNode): string {
  const { key, type, parent } = node;
  const isFirst = parent?.type === 'compound' && (parent.initial.target as AnyStateNode[]).includes(node);
  const suffix = type === 'parallel' ? ', all at once' : type === 'history' ? ', where it was' : '';
  return `${isFirst ? '● ' : ''}${key}${suffix}`;
}

function lineOf(node: AnyStateNode, transition: AnyTransitionDefinition): string {
  const label = labelOf(transition);
  const targets: AnyStateNode[] = [...(transition.target ?? [])];
  if (targets.length === 0) return transition.actions.length > 0 ? label : `ignores ${label}`;
  const places = targets.map((to) => {
    if (to === node) return 'anew';
    return to.path.slice(areNested(node, to) ? node.path.length : 0).join('.') || to.key;
  });
  return `${label} → ${places.join(', ')}`;
}
