import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import type { LastFailure } from '../../machines/shared/last-failure.ts';
import type { AnyMachineSnapshot } from 'xstate';

interface Running {
  children: Readonly<Record<string, unknown>>;
  status: string;
  tags: ReadonlySet<string>;
}

/** An invariant: the guest sees that something is waited for while one of these calls is under way, and at no other time. */
export function busyWhile(...calls: string[]) {
  return {
    [`it is busy while it waits for ${calls.join(' or ')}, and only then`]: (snapshot: Running): boolean => {
      const { children, status, tags } = snapshot;
      const isWaiting = calls.some((call) => children[call] !== undefined);
      return status !== 'active' || tags.has('busy') === isWaiting;
    },
  };
}

/** An invariant: it says that a dialog is open while one of these runs, and at no other time. */
export function modalWhile(...dialogs: string[]) {
  return {
    [`a dialog is open while there is ${dialogs.join(' or ')}, and only then`]: (
      snapshot: Running,
    ): boolean => {
      const { children, status, tags } = snapshot;
      const isOpen = dialogs.some((dialog) => children[dialog] !== undefined);
      return status !== 'active' || tags.has('modal') === isOpen;
    },
  };
}

/** An invariant: where one of these presses answers a question, it stands before everything else. */
export function modalWhileAsked(...presses: string[]) {
  return {
    'a question stands before everything else until it is answered': (
      snapshot: AnyMachineSnapshot,
    ): boolean => {
      if (snapshot.status !== 'active') return true;
      const isModal = snapshot.hasTag('modal');
      // The other modals have an actor.
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

/** An invariant: why something failed can be read where the chart's state says that it failed, and only there. */
export const tellsFailure = {
  'a failure is known while it is told, and only then': (snapshot: Told): boolean =>
    JSON.stringify(snapshot.value).includes('"failed"') === (selectFailure(snapshot) !== null),
};

/** An invariant: the guest can do this where the specification says so, and nowhere else. */
export function canOnly<Snapshot extends AnyMachineSnapshot>(
  event: Parameters<Snapshot['can']>[0],
  when: (snapshot: Snapshot) => boolean,
): (snapshot: Snapshot) => boolean {
  return (snapshot) => snapshot.status !== 'active' || snapshot.can(event) === when(snapshot);
}

/** An invariant: the guest can do none of these, ever. */
export function cannotEver<Snapshot extends AnyMachineSnapshot>(
  ...events: Parameters<Snapshot['can']>[0][]
): (snapshot: Snapshot) => boolean {
  return (snapshot) => snapshot.status !== 'active' || events.every((event) => !snapshot.can(event));
}
