import { CallError } from '../../src/api/failure.ts';
import { withLock } from '../../src/browser/abilities.ts';

/**
 * Lets one page at a time pay for a session (T9). Where another one is paying, nothing is sent, and it is told like a
 * conflict: the outcome has to be asked for (D-161). Without locks every page is the only one.
 */
export function payOnce<Result>(
  locks: LockManager | null,
  sessionId: string,
  pay: () => Promise<Result>,
): Promise<Result> {
  return withLock(locks, `staychart.payment.${sessionId}`, { ifAvailable: true }, (isOurs) => {
    if (isOurs) return pay();
    throw new CallError({ kind: 'http', endpoint: 'complete', status: 409, message: '' });
  });
}
