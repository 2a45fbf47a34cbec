import type { AnyStateMachine } from 'xstate';
import type { Choice } from './choices.ts';
import { declaredTransitions, guardedTransitions, inertTransitions } from './transition-ids.ts';

/** The goal of the paths together: take every transition, or every pair of consecutive transitions. */
export type GoalKind = 'transitions' | 'pairs';

/** The parts of a step that goals depend on. */
export interface Taken {
  choice: Choice;
  fired: readonly string[];
  refused: readonly string[];
}

/** Further goals for paths over every transition. */
export interface MoreGoals {
  /** Actors whose every `done` sample must be on a path. */
  everyOutcomeOf?: readonly string[] | undefined;
  /** Whether each guard must also refuse once, and each transition that does nothing must be taken. */
  refusals?: boolean | undefined;
}

/** The goal that a guard refuses. */
export function refusalOf(id: string): string {
  return `refusal of ${id}`;
}

export interface Goals {
  /** The goals that a step reaches right after `before`. */
  reached: (step: Taken, before: Taken | null) => readonly string[];
  /** Whether the step before matters. */
  looksBack: boolean;
  /** All goals, whether or not the graph can reach them. */
  declared: readonly string[];
}

/** The goals of a kind. */
export function goalsOf(machine: AnyStateMachine, kind: GoalKind, more: MoreGoals = {}): Goals {
  return remembering(kind === 'pairs' ? pairGoals(machine) : transitionGoals(machine, more));
}

/**
 * Remembers results, which are needed often and depend on the step and the last transition before it only.
 */
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
