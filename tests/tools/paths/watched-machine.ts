import {
  assign,
  cancel,
  emit,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
  type AnyStateMachine,
} from 'xstate';
import { stateNodes, transitionsOf } from './transition-ids.ts';
import { DECIDES, feeds, noteUnknown, watchedFunction, type Dynamic } from './watched-context.ts';

/** A built-in action: a function with its parameters. */
type Action = Readonly<Record<string, unknown>> & { type: string; resolve: unknown };

type Implementations = Record<'actions' | 'guards' | 'delays', Record<string, unknown>>;

/**
 * Makes a copy without other users record its reads of the context where they decide something: in guards,
 * delays and outputs, and in what is assigned, raised or sent to the machine itself. What is shown, emitted,
 * sent to others or given to actors decides nothing.
 */
export function watchActionsOf(copy: AnyStateMachine): AnyStateMachine {
  const implementations = copy.implementations as Implementations;
  const { actions, guards, delays } = implementations;
  // Built-in actions may have aliases, which are recognised by what they stand for. So all actions are
  // examined before any is changed.
  const isBuiltIn = (name: string) => isAction(actions[name]);
  const watch = (action: unknown) => watchedAction(action, isBuiltIn);
  for (const node of stateNodes(copy)) {
    node.entry = node.entry.map(watch) as typeof node.entry;
    node.exit = node.exit.map(watch) as typeof node.exit;
    if (typeof node.output === 'function') node.output = watchedFunction(node.output as Dynamic, DECIDES);
    const { initial } = node;
    if (node.type === 'compound') initial.actions = initial.actions.map(watch) as typeof initial.actions;
  }
  for (const transition of transitionsOf(copy)) {
    transition.actions = transition.actions.map(watch) as typeof transition.actions;
    if (transition.guard !== undefined)
      transition.guard = watchedGuard(transition.guard) as typeof transition.guard;
  }
  for (const [name, guard] of Object.entries(guards)) guards[name] = watchedGuard(guard);
  for (const [name, delay] of Object.entries(delays)) delays[name] = dynamic(delay);
  for (const [name, action] of Object.entries(actions)) actions[name] = watch(action);
  return copy;
}

function isAction(action: unknown): action is Action {
  return typeof action === 'function' && 'resolve' in action;
}

/** An action with its dynamic parts watched. The machine's own actions are not run and read nothing. */
function watchedAction(action: unknown, isBuiltIn: (name: string) => boolean): unknown {
  if (isAction(action)) return watchedBuiltIn(action, isBuiltIn);
  if (typeof action !== 'object' || action === null || !('params' in action)) return action;
  const { type, params } = action as { type?: unknown; params: unknown };
  return typeof type === 'string' && isBuiltIn(type) ? { ...action, params: dynamic(params) } : action;
}

function watchedBuiltIn(action: Action, isBuiltIn: (name: string) => boolean): unknown {
  const part = (...names: string[]) =>
    Object.fromEntries(names.filter((name) => name in action).map((name) => [name, dynamic(action[name])]));
  switch (action.type) {
    case 'xstate.assign':
      return remade(action, { assignment: watchedAssignment(action['assignment']) });
    case 'xstate.raise':
      return remade(action, part('event', 'id', 'delay'));
    case 'xstate.sendTo':
      return remade(action, part('to', 'id', 'delay', ...(isForOthers(action['to']) ? [] : ['event'])));
    case 'xstate.cancel':
      return remade(action, part('sendId'));
    case 'xstate.stopChild':
      return remade(action, part('actorRef'));
    case 'xstate.spawnChild':
      return remade(action, part('id'));
    case 'xstate.enqueueActions':
      return remade(action, { collect: watchedCollect(action['collect'] as Dynamic, isBuiltIn) });
    case 'xstate.emit':
    case 'xstate.log':
      return action;
    default: {
      const resolve = action.resolve as (...args: unknown[]) => unknown;
      return remade(action, {
        resolve: (...args: unknown[]) => {
          noteUnknown(`what ${action.type} reads is not known`);
          return resolve(...args);
        },
      });
    }
  }
}

/** Whether events go to a named child or to the parent, and so decide nothing here. */
function isForOthers(to: unknown): boolean {
  return typeof to === 'string' && to !== '#_internal';
}

/** The same action with other parts. */
function remade(action: Action, parts: Readonly<Record<string, unknown>>): unknown {
  return Object.assign(() => undefined, action, parts);
}

function dynamic(part: unknown): unknown {
  return typeof part === 'function' ? watchedFunction(part as Dynamic, DECIDES) : part;
}

/**
 * With an assigner for each key, its reads feed that key. A single assigner decides by its reads which keys
 * it writes.
 */
function watchedAssignment(assignment: unknown): unknown {
  if (typeof assignment === 'function') return dynamic(assignment);
  return Object.fromEntries(
    Object.entries(assignment as Record<string, unknown>).map(([key, value]) => [
      key,
      typeof value === 'function' ? watchedFunction(value as Dynamic, feeds(key)) : value,
    ]),
  );
}

const MAKERS: Readonly<Record<string, (...args: never[]) => unknown>> = {
  assign,
  cancel,
  emit,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
};

type Enqueue = ((action: unknown) => void) & Record<string, (...args: never[]) => void>;

function watchedCollect(collect: Dynamic, isBuiltIn: (name: string) => boolean): Dynamic {
  return watchedFunction((args, ...others) => {
    const { enqueue, check } = args as unknown as { enqueue: Enqueue; check: (guard: unknown) => boolean };
    const own = (action: unknown) => enqueue(watchedAction(action, isBuiltIn));
    const makers = Object.entries(enqueue).map(([name, given]) => {
      const make = MAKERS[name];
      if (!make) noteUnknown(`what ${name} reads is not known`);
      return [name, make ? (...parts: never[]) => own(make(...parts)) : given] as const;
    });
    const watched = {
      enqueue: Object.assign(own, Object.fromEntries(makers)),
      check: (guard: unknown) => check(watchedGuard(guard)),
    };
    return collect({ ...args, ...watched }, ...others);
  }, DECIDES);
}

/** A guard in any notation, watched. */
function watchedGuard(guard: unknown): unknown {
  if (typeof guard === 'object' && guard !== null && 'params' in guard)
    return { ...guard, params: dynamic(guard.params) };
  if (typeof guard !== 'function') return guard;
  if (!('check' in guard)) return dynamic(guard);
  const parts =
    'guards' in guard && Array.isArray(guard.guards) ? { guards: guard.guards.map(watchedGuard) } : {};
  return Object.assign(() => false, guard, parts);
}
