import { useState, useSyncExternalStore } from 'react';
import type { FormReturned } from '../../../machines/shared/form-returned.ts';

interface FormActor {
  on: (type: FormReturned['type'], listener: () => void) => { unsubscribe: () => void };
}

/**
 * How often a form has come back to the guest since it was first shown: a key for messages that must be announced anew.
 */
export function useReturns(actor: FormActor): number {
  const [{ subscribe, count }] = useState(() => returnsOf(actor));
  return useSyncExternalStore(subscribe, count);
}

function returnsOf(actor: FormActor) {
  let returns = 0;
  return {
    count: () => returns,
    subscribe: (notify: () => void) => {
      const { unsubscribe } = actor.on('form.returned', () => {
        returns += 1;
        notify();
      });
      return unsubscribe;
    },
  };
}
