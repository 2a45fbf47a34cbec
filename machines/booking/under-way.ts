import type { underWayRules } from './flow-under-way.ts';

type Rules = typeof underWayRules;

let rules: Rules | null = null;

/** Brings the rules for what has a session: before one begins, or is taken from a draft (D-294). */
export function bringRules(brought: Rules): void {
  rules = brought;
}

/** The rules for what has a session. Throws when asked without one. */
export function underWay(): Rules {
  if (!rules) throw new Error('No session has begun yet');
  return rules;
}
