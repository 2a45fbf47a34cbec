import type { AnyMachineSnapshot } from 'xstate';
import type { Closing } from '../../machines/modals/closing.ts';
import type { Invariants, Rules } from '../tools/paths/invariants.ts';
import { canOnly } from './always.ts';
import { on } from './rules.ts';

function isAsking({ context }: AnyMachineSnapshot): boolean {
  return (context as Closing).isAskingToClose;
}

/** Whether state and choice are unchanged. The question may have opened or closed. */
function isAsItWas(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  const all = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, { ...(context as Closing), isAskingToClose: null }]);
  return all(before) === all(after);
}

/** Invariants of every modal. */
export const closable: Invariants = {
  'D-447 the modal can be closed at any time': canOnly({ type: 'close.pressed' }, () => true),
  'D-447 Yes is possible only during the question': canOnly({ type: 'close.confirmed' }, isAsking),
  'D-447 No is possible only during the question': canOnly({ type: 'close.dismissed' }, isAsking),
};

/** Rules of every modal. */
export const closes: Rules = {
  'the guest sees what opens': ({ before, after }) => (before === null ? after.status === 'active' : null),
  'D-447 Close ends the modal, or asks and changes nothing else': on('close.pressed', ({ before, after }) =>
    after.status === 'done'
      ? (after.output as { type: string }).type === 'closed'
      : isAsking(after) && isAsItWas(before, after),
  ),
  'D-447 Yes closes the modal': on(
    'close.confirmed',
    ({ before, after }) =>
      !isAsking(before) || (after.output as { type: string } | undefined)?.type === 'closed',
  ),
  'D-447 No changes nothing': on(
    'close.dismissed',
    ({ before, after }) => !isAsking(after) && isAsItWas(before, after),
  ),
};

/** Rules of every modal that makes calls. */
export const asksAgain: Rules = {
  'B §8 a retry makes the failed call again': on(
    'load.retried',
    ({ inputs, tags }) => tags.has('busy') && Object.keys(inputs).length === 1,
  ),
  'B §8 a failure is shown': ({ event, tags }) =>
    event.type.startsWith('xstate.error.actor.') ? tags.has('failed') : null,
};
