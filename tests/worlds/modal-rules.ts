import type { AnyMachineSnapshot } from 'xstate';
import type { Closing } from '../../machines/modals/closing.ts';
import type { Invariants, Rules } from '../paths/invariants.ts';
import { canOnly } from './always.ts';
import { on } from './rules.ts';

function isAsking({ context }: AnyMachineSnapshot): boolean {
  return (context as Closing).isAskingToClose;
}

/** The place and everything chosen are what they were; only the question may have come or gone. */
function isAsItWas(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  const all = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, { ...(context as Closing), isAskingToClose: null }]);
  return all(before) === all(after);
}

/** For `invariants` of a dialog. */
export const closable: Invariants = {
  'D-447 it can be closed at any time': canOnly({ type: 'close.pressed' }, () => true),
  'D-447 only a question that is asked can be answered with Yes': canOnly(
    { type: 'close.confirmed' },
    isAsking,
  ),
  'D-447 only a question that is asked can be answered with No': canOnly(
    { type: 'close.dismissed' },
    isAsking,
  ),
};

/** For `rules` of a dialog. */
export const closes: Rules = {
  'D-447 it is closed, or stays as it is with the question': on('close.pressed', ({ before, after }) =>
    after.status === 'done'
      ? (after.output as { type: string }).type === 'closed'
      : isAsking(after) && isAsItWas(before, after),
  ),
  'D-447 a Yes closes it': on(
    'close.confirmed',
    ({ before, after }) =>
      !isAsking(before) || (after.output as { type: string } | undefined)?.type === 'closed',
  ),
  'D-447 a No leaves everything as it was': on(
    'close.dismissed',
    ({ before, after }) => !isAsking(after) && isAsItWas(before, after),
  ),
};

/** For `rules` of a dialog that asks the estate. */
export const asksAgain: Rules = {
  'B §8 what failed is asked for again when the guest wants it': on(
    'load.retried',
    ({ inputs, tags }) => tags.has('busy') && Object.keys(inputs).length === 1,
  ),
  'B §8 what failed is said': ({ event, tags }) =>
    event.type.startsWith('xstate.error.actor.') ? tags.has('failed') : null,
};
