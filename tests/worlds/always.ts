import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import type { LastFailure } from '../../machines/shared/last-failure.ts';
import type { AnyMachineSnapshot } from 'xstate';

interface Running {
  children: Readonly<Record<string, unknown>>;
  status: string;
  tags: ReadonlySet<string>;
}

/** Invariant: the machine is busy exactly while one of these calls runs. */
export function busyWhile(...calls: string[]) {
  return {
    [`it is busy exactly while it waits for ${calls.join(' or ')}`]: (snapshot: Running): boolean => {
      const { children, status, tags } = snapshot;
      const isWaiting = calls.some((call) => children[call] !== undefined);
      return status !== 'active' || tags.has('busy') === isWaiting;
    },
  };
}

/** Invariant: the machine says that a dialog is open exactly while one of these actors runs. */
export function modalWhile(...dialogs: string[]) {
  return {
    [`a dialog is open exactly while ${dialogs.join(' or ')} runs`]: (snapshot: Running): boolean => {
      const { children, status, tags } = snapshot;
      const isOpen = dialogs.some((dialog) => children[dialog] !== undefined);
      return status !== 'active' || tags.has('modal') === isOpen;
    },
  };
}

/** Invariant: while one of these events can answer a question, the question is modal. */
export function modalWhileAsked(...presses: string[]) {
  return {
    'an open question is modal': (snapshot: AnyMachineSnapshot): boolean => {
      if (snapshot.status !== 'active') return true;
      const isModal = snapshot.hasTag('modal');
      // Other modals run as an actor.
      return presses.some((type) => snapshot.can({ type }))
        ? isModal
        : !isModal || Object.keys(snapshot.children as object).length > 0;
    },
  };
}

interface Told {
  value: unknown;
  context: LastFailure;
  hasTag: (tag: 'failed') => boolean;
}

/** Invariant: the failure is known exactly in the states named failed. */
export const tellsFailure = {
  'a failure is known exactly while it is shown': (snapshot: Told): boolean =>
    JSON.stringify(snapshot.value).includes('"failed"') === (selectFailure(snapshot) !== null),
};

/** Invariant: the guest can do this exactly where the specification says so. */
export function canOnly<Snapshot extends AnyMachineSnapshot>(
  event: Parameters<Snapshot['can']>[0],
  when: (snapshot: Snapshot) => boolean,
): (snapshot: Snapshot) => boolean {
  return (snapshot) => snapshot.status !== 'active' || snapshot.can(event) === when(snapshot);
}

/** Invariant: the guest can never do any of these. */
export function cannotEver<Snapshot extends AnyMachineSnapshot>(
  ...events: Parameters<Snapshot['can']>[0][]
): (snapshot: Snapshot) => boolean {
  return (snapshot) => snapshot.status !== 'active' || events.every((event) => !snapshot.can(event));
}
