import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Choice } from './choices.ts';
import { transitionId } from './transition-id.ts';
import { declaredTransitions, guardedTransitions, inertTransitions, stateNodes } from './transition-ids.ts';

/** What the paths together must do: rest in or pass every state, take every transition, or every two that can follow. */
export type GoalKind = 'states' | 'transitions' | 'pairs';

/** A step as far as goals are concerned. */
export interface Taken {
  choice: Choice;
  fired: readonly string[];
  refused: readonly string[];
}

/** What paths over every transition do besides. */
export interface MoreGoals {
  /** Actors of which each sample of `done` must be on a path. */
  everyOutcomeOf?: readonly string[] | undefined;
  /** Whether each guard must say no once, too, and each transition that does nothing be taken. */
  refusals?: boolean | undefined;
}

/** The goal that a guard says no. */
export function refusalOf(id: string): string {
  return `refusal of ${id}`;
}

export interface Goals {
  /** What a step reaches when it comes right after `before`. */
  reached: (step: Taken, before: Taken | null) => readonly string[];
  /** Whether it matters what comes before. */
  looksBack: boolean;
  /** What there is to reach, whether or not the graph knows a way. */
  declared: readonly string[];
}

/** Goals of a kind. */
export function goalsOf(machine: AnyStateMachine, kind: GoalKind, more: MoreGoals = {}): Goals {
  if (kind === 'states') return stateGoals(machine);
  return remembering(kind === 'pairs' ? pairGoals(machine) : transitionGoals(machine, more));
}

/** What a step reaches hangs on the last transition before it at most, and is asked for again and again. */
function remembering(goals: Goals): Goals {
  const known = new WeakMap<Taken, Map<string, readonly string[]>>();
  return {
    ...goals,
    reached: (step, before) => {
      const last = goals.looksBack ? (before?.fired.at(-1) ?? '') : '';
      const ofStep = known.get(step) ?? new Map<string, readonly string[]>();
      known.set(step, ofStep);
      const reached = ofStep.get(last) ?? goals.reached(step, before);
      ofStep.set(last, reached);
      return reached;
    },
  };
}

function pairGoals(machine: AnyStateMachine): Goals {
  return {
    reached: (step, before) => [...step.fired, ...pairs([...(before?.fired.slice(-1) ?? []), ...step.fired])],
    looksBack: true,
    declared: declaredTransitions(machine),
  };
}

function transitionGoals(
  machine: AnyStateMachine,
  { everyOutcomeOf = [], refusals = false }: MoreGoals,
): Goals {
  const outcomes = ({ choice: { kind, actor, variant } }: Taken) =>
    kind === 'done' && actor && everyOutcomeOf.includes(actor.src)
      ? [`${actor.src} done #${variant + 1}`]
      : [];
  return {
    reached: refusals
      ? (step) => [...step.fired, ...step.refused.map(refusalOf), ...outcomes(step)]
      : (step) => [...step.fired, ...outcomes(step)],
    looksBack: false,
    declared: refusals
      ? [
          ...declaredTransitions(machine),
          ...inertTransitions(machine),
          ...guardedTransitions(machine).map(refusalOf),
        ]
      : declaredTransitions(machine),
  };
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
