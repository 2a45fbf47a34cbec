import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Choice } from './choices.ts';
import type { Graph } from './explore.ts';
import { transitionId } from '../../machines/shared/transition-id.ts';
import { declaredTransitions, stateNodes } from './transition-ids.ts';

/** What the paths together must do: rest in or pass every state, take every transition, or every two that can follow. */
export type GoalKind = 'states' | 'transitions' | 'pairs';

/** A step as far as goals are concerned. */
export interface Taken {
  choice: Choice;
  fired: readonly string[];
}

export interface Goals {
  /** What a step reaches when it comes right after `before`. */
  reached: (step: Taken, before: Taken | null) => readonly string[];
  /** Whether it matters what comes before. */
  looksBack: boolean;
  /** What there is to reach, whether or not the graph knows a way. */
  declared: readonly string[];
}

/** Goals of a kind; of each actor in `everyOutcomeOf`, each sample of `done` is a goal too. */
export function goalsOf(
  machine: AnyStateMachine,
  kind: GoalKind,
  everyOutcomeOf: readonly string[] = [],
): Goals {
  const outcomes = ({ choice: { kind: what, actor, variant } }: Taken) =>
    what === 'done' && actor && everyOutcomeOf.includes(actor.src)
      ? [`${actor.src} done #${variant + 1}`]
      : [];
  if (kind === 'states') return stateGoals(machine);
  if (kind === 'transitions') {
    return {
      reached: (step) => [...step.fired, ...outcomes(step)],
      looksBack: false,
      declared: declaredTransitions(machine),
    };
  }
  return {
    reached: (step, before) => [...step.fired, ...pairs([...(before?.fired.slice(-1) ?? []), ...step.fired])],
    looksBack: true,
    declared: declaredTransitions(machine),
  };
}

/** Everything that the graph's edges reach. */
export function goalsWithin({ nodes }: Graph, goals: Goals): Set<string> {
  const found = new Set<string>();
  for (const { edges } of nodes) {
    for (const edge of edges) {
      for (const goal of goals.reached(edge, null)) found.add(goal);
      if (!goals.looksBack) continue;
      for (const next of nodes[edge.to]?.edges ?? []) {
        for (const goal of goals.reached(next, edge)) found.add(goal);
      }
    }
  }
  return found;
}

function pairs(fired: readonly string[]): string[] {
  return fired.slice(1).map((id, index) => `${fired[index]} > ${id}`);
}

function stateGoals(machine: AnyStateMachine): Goals {
  const nodes = stateNodes(machine);
  const entered = new Map(
    nodes.flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flat().map((transition: AnyTransitionDefinition) => {
        return [transitionId(transition), (transition.target ?? []).flatMap(leaves)] as const;
      }),
    ),
  );
  const first = leaves(machine.root);
  const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';
  return {
    reached: ({ choice, fired }) => [
      ...(choice.kind === 'start' ? first : []),
      ...fired.flatMap((id) => entered.get(id) ?? []),
    ],
    looksBack: false,
    declared: nodes.filter(isLeaf).map(({ id }) => id),
  };
}

/** The states without states of their own that are entered with a state. */
function leaves(node: AnyStateNode): string[] {
  const children = Object.values(node.states as Record<string, AnyStateNode>);
  if (node.type === 'parallel') return children.flatMap(leaves);
  if (node.type === 'compound') return (node.initial.target as AnyStateNode[]).flatMap(leaves);
  return node.type === 'history' ? [] : [node.id];
}
